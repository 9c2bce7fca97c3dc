import NavigationModel

/// Text from Swift sources, made safe for a particular position in a DOT file. Everything the map shows passes through
/// here.
enum DotText {
  /// One line, as by `PlainText.line`: characters that are invisible, reorder text or are commands are replaced by
  /// their codes. Characters that cannot be drawn are removed, and text longer than `columns` ends in `…`. Wide
  /// characters take two columns.
  static func line(_ text: String, columns: Int) -> String {
    var result = String.UnicodeScalarView()
    var used = 0
    var marks = 0
    var needsSpace = false
    for scalar in PlainText.line(text).unicodeScalars {
      if scalar.properties.isWhitespace {
        needsSpace = !result.isEmpty
        continue
      }
      if isDropped(scalar) { continue }
      let width = columnWidth(scalar)
      // A sequence of combining marks has no width but would be painted over its neighbours.
      marks = width == 0 ? marks + 1 : 0
      if marks > 3 { continue }
      if used + width + (needsSpace ? 1 : 0) > columns {
        result.append("…")
        break
      }
      if needsSpace {
        result.append(" ")
        used += 1
        needsSpace = false
      }
      result.append(scalar)
      used += width
    }
    return String(result)
  }

  /// A DOT string whose text Graphviz expands once (`\N` and its like), without the quotes.
  static func escaped(_ text: String) -> String { escape(text, backslash: "\\\\") }

  /// A line of a tooltip. Some versions of Graphviz expand tooltips twice, hence two pairs.
  static func tooltip(_ text: String) -> String { escape(text, backslash: "\\\\\\\\") }

  /// Text inside an HTML-like label.
  static func html(_ text: String) -> String { MarkupText.escaped(text).replacing("\\", with: "\\\\") }

  /// Lines as an attribute's value inside an HTML-like label.
  static func attribute(_ lines: [String]) -> String { lines.map(html).joined(separator: "&#10;") }

  /// A readable name for a node in the DOT text; unique only together with `NodeNames`.
  static func slug(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(60) {
      let isPlain =
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_" || scalar == "."
      result.append(isPlain && !isDropped(scalar) && !PlainText.isUnsafe(scalar) ? scalar : "_")
    }
    return String(result)
  }

  /// Graphviz reads `&…;` in strings as an entity, so `&` is always written as one.
  private static func escape(_ text: String, backslash: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\\": result += backslash
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Format characters reorder or hide text; private, unassigned and non-characters cannot be drawn or are not allowed
  /// in XML.
  private static func isDropped(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // The joiner combines emoji families.
    case .format: scalar.value != 0x200D
    case .privateUse, .surrogate, .unassigned: true
    default: scalar.value & 0xFFFE == 0xFFFE
    }
  }

  /// The number of columns of a scalar in a monospaced font.
  static func columnWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }

  static func columns(_ text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columnWidth($1) } }
}
