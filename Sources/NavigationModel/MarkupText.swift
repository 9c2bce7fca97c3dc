/// Text inside of XML or HTML.
public enum MarkupText {
  /// The text with entities for the five characters with a meaning in markup; valid in content and in quoted
  /// attributes. The caller first removes characters that a format cannot contain, or that a reader must not see.
  public static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if let entity = entity(for: scalar) {
        result.append(contentsOf: entity.unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// nil for a character without an entity.
  public static func entity(for scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    case "\"": "&quot;"
    case "'": "&#39;"
    default: nil
    }
  }
}
