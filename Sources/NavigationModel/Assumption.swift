/// An assumed value of an app's flag or condition: `Features.newOnboarding=true`.
public struct Assumption: Hashable, Sendable {
  /// As the source spells it, without blanks: a name, a member or a call.
  public var expression: String
  public var value: Bool

  public init(expression: String, value: Bool) {
    self.expression = expression
    self.value = value
  }

  /// nil where the text is not an expression, `=`, and `true` or `false`.
  public init?(_ text: String) {
    let text = text.filter { !$0.isWhitespace }
    guard let sign = text.lastIndex(of: "="), let value = Bool(String(text[text.index(after: sign)...])) else {
      return nil
    }
    let expression = String(text[..<sign])
    guard let first = expression.first, first.isLetter || first == "_" else { return nil }
    self.init(expression: expression, value: value)
  }
}
