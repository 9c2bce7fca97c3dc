import NavigationModel

/// Connects a response with its request.
public enum RequestID: Hashable, Sendable {
  case number(Int)
  case text(String)

  /// nil for a value that is neither a whole number nor a string.
  public init?(_ value: JSONValue) {
    switch value {
    case .integer(let number): self = .number(number)
    case .string(let text): self = .text(text)
    default: return nil
    }
  }

  public var json: JSONValue {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    }
  }
}
