/// How a protocol cancels a request.
public struct Cancelling: Hashable, Sendable {
  /// The notification.
  public var method: String
  /// The name of the parameter with the request's id.
  public var key: String
  /// The response to a cancelled request; nil for no response at all.
  public var answer: ResponseError?

  public init(method: String, key: String, answer: ResponseError?) {
    self.method = method
    self.key = key
    self.answer = answer
  }
}
