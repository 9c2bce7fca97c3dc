/// Text from sources, made safe for a terminal, a log or a line-based file.
public enum PlainText {
  /// The text on one line, with nothing in it that a terminal obeys or that changes the order of what is shown.
  ///
  /// Line breaks and tabs become one space; other control characters, bidirectional marks and invisible
  /// separators become their code (`\u{202E}`). Ordinary text, with its combining and joining characters, stays.
  public static func line(_ text: some StringProtocol) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return String(text) }
    var out = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        // A run of breaks, as in "\r\n  ", is one space.
        if previous.map({ !isBreak($0) }) ?? true { out.append(" ") }
      } else if isUnsafe(scalar) {
        out.append(contentsOf: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars)
      } else {
        out.append(scalar)
      }
      previous = scalar
    }
    return String(out)
  }

  /// A scalar that must not reach a terminal or a line-based file as it is.
  public static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x00...0x1F, 0x7F...0x9F: true  // C0, DEL, C1
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true  // bidirectional marks and overrides
    case 0x2028, 0x2029, 0x200B, 0x2060, 0xFEFF: true  // line separators, invisible characters
    case 0xFFF9...0xFFFB, 0xE0000...0xE007F: true  // interlinear marks, tags
    default: false
    }
  }

  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
