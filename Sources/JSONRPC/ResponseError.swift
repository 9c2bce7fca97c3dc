import NavigationModel

/// Why a request has no result.
public struct ResponseError: Error, Hashable, Sendable {
  public var code: Int
  /// For people: what is wrong, and what to do.
  public var message: String
  public var data: JSONValue?

  public init(code: Int, message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// The received bytes are not JSON.
  public static func unreadable(_ message: String) -> Self { Self(code: -32700, message: message) }
  /// The received bytes are JSON, but not a message.
  public static func invalidRequest(_ message: String) -> Self { Self(code: -32600, message: message) }
  public static func unknownMethod(_ method: String) -> Self {
    Self(code: -32601, message: "there is no method '\(PlainText.shortened(method, to: 80))'.")
  }
  public static func invalidParameters(_ message: String) -> Self { Self(code: -32602, message: message) }
  public static func failed(_ message: String) -> Self { Self(code: -32603, message: message) }

  var json: JSONValue {
    .object(
      [.init("code", .integer(code)), .init("message", .string(message))] + (data.map { [.init("data", $0)] } ?? []))
  }
}
