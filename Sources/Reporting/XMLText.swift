import NavigationModel

/// Text in an XML document.
enum XMLText {
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"

  /// The text for an attribute's value or an element's content; a reader gets it back unchanged.
  ///
  /// Line breaks and characters that hide or reorder text are written as references. Characters that XML cannot contain
  /// become their code (`\u{1B}`).
  static func escaped(_ text: String) -> String {
    var out = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let entity = MarkupText.entity(for: scalar) {
        out.append(contentsOf: entity.unicodeScalars)
        continue
      }
      switch scalar {
      case "\n", "\r", "\t": out.append(contentsOf: reference(scalar))
      default:
        if !isAllowed(scalar) {
          out.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
        } else if PlainText.isUnsafe(scalar) {
          out.append(contentsOf: reference(scalar))
        } else {
          out.append(scalar)
        }
      }
    }
    // The reference is the same text for an XML reader, and no command for a CI service.
    return ServiceCommands.broken(String(out), hash: "&#35;", colon: "&#58;")
  }

  private static func reference(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
    "&#\(scalar.value);".unicodeScalars
  }

  /// XML 1.0's characters.
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// ` name="value"` for each.
  static func attributes(_ attributes: KeyValuePairs<String, String>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }
}
