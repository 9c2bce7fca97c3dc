/// An identifier in backticks.
enum RawIdentifier {
  private static let backtick = UInt8(ascii: "`")

  static func isQuoted(_ text: Bytes) -> Bool {
    text.count > 2 && text[0] == backtick && text[text.count - 1] == backtick
  }

  /// The name without backticks, as that of a keyword in backticks.
  ///
  /// A name with a dot keeps them: where names are joined and split (`Outer.Inner`), that dot must not count as a
  /// separator. The sign of a wrapper's storage or projection precedes them (`` $`a.b` ``), as in every other name.
  static func name(_ text: Bytes) -> [UInt8] {
    let inner = text[1..<(text.count - 1)]
    guard inner.contains(UInt8(ascii: ".")) else { return Array(inner) }
    let hasSign = text[1] == UInt8(ascii: "$") || text[1] == UInt8(ascii: "_")
    let sign = Array(inner.prefix(hasSign ? 1 : 0))
    return sign + [backtick] + Array(inner.dropFirst(sign.count)) + [backtick]
  }
}
