extension OptionKind {
  /// `a whole number from 1 to 100`
  public var words: String {
    switch self {
    case .boolean: "true or false"
    case .integer(let range): "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .text: "a string"
    case .choice(let choices):
      choices.count < 2
        ? choices.joined() : choices.dropLast().joined(separator: ", ") + " or " + choices[choices.count - 1]
    case .texts: "a list of strings"
    }
  }
}

extension OptionValue: CustomStringConvertible {
  /// As a configuration writes it.
  public var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .text(let value): value.isEmpty ? "\"\"" : value
    case .texts(let values): "[\(values.joined(separator: ", "))]"
    }
  }
}
