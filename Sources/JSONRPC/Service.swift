import Foundation
import NavigationModel

/// What answers the other end. All of it is called by one thread, a message after the other.
public protocol Service: AnyObject {
  /// - Throws: what the request is answered with instead.
  func answer(_ request: Request) throws(ResponseError) -> JSONValue

  func take(_ notification: Notification)

  /// The answer to a request of ours.
  func take(_ response: Result<JSONValue, ResponseError>, to id: RequestID)

  /// When ``work()`` is due if nothing comes before; nil for never.
  var due: Date? { get }

  /// What is done while nobody asks.
  func work()

  /// The conversation is over though the other end has not gone.
  var isOver: Bool { get }
}

extension Service {
  public func take(_ response: Result<JSONValue, ResponseError>, to id: RequestID) {}
  public var due: Date? { nil }
  public func work() {}
  public var isOver: Bool { false }
}

/// Takes messages out of a connection, has them answered, and sends the answers.
public struct Conversation {
  let connection: Connection
  let service: any Service

  public init(_ connection: Connection, _ service: any Service) {
    self.connection = connection
    self.service = service
  }

  /// Ends when the other end has gone, or the service says so.
  public func run() {
    while !service.isOver {
      switch connection.next(until: service.due) {
      case nil: service.work()
      case .end?: return
      case .message(let message)?:
        if let answer = take(.success(message)) { connection.send(answer) }
      case .refused(let invalid)?:
        if let answer = take(.failure(invalid)) { connection.send(answer) }
      case .batch(let messages)?:
        let answers = messages.compactMap(take)
        if !answers.isEmpty { connection.send(.array(answers)) }
      }
    }
  }

  private func take(_ incoming: Result<Message, InvalidMessage>) -> JSONValue? {
    switch incoming {
    case .failure(let invalid): return Message.refusal(invalid.id, invalid.error)
    case .success(.request(let request)): return connection.close(request.id, result(of: request))
    case .success(.notification(let notification)): service.take(notification)
    case .success(.response(let id, let result)): service.take(result, to: id)
    }
    return nil
  }

  private func result(of request: Request) -> Result<JSONValue, ResponseError> {
    // What was taken back while it waited is no work any more.
    if connection.isCancelled(request.id) { return .success(.null) }
    do { return .success(try service.answer(request)) } catch { return .failure(error) }
  }
}
