/// How a protocol takes a request back.
public struct Cancelling: Hashable, Sendable {
  /// The notification.
  public var method: String
  /// Which of its parameters names the request.
  public var key: String
  /// What a request that was taken back is answered with; nil for no answer at all.
  public var answer: ResponseError?

  public init(method: String, key: String, answer: ResponseError?) {
    self.method = method
    self.key = key
    self.answer = answer
  }
}
