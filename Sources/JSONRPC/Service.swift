import Foundation
import NavigationModel

/// Handles the messages of the other end. All of it is called by one thread, one message after the other.
public protocol Service: AnyObject {
  /// - Throws: the error to send as the response.
  func answer(_ request: Request) throws(ResponseError) -> JSONValue

  /// Whether a request can be answered already. One that cannot waits, and those behind it do not wait for it; it is
  /// asked about again after each message and all ``work()``.
  func canAnswer(_ request: Request) -> Bool

  func take(_ notification: Notification)

  /// Receives the response to a request of ours.
  func take(_ response: Result<JSONValue, ResponseError>, to id: RequestID)

  /// When ``work()`` is to be called if no message arrives before; nil for never.
  var due: Date? { get }

  /// Work to do while no message is waiting: when it is due, and after each ``Connection/wake()``.
  func work()

  /// The connection is to be closed though the other end is still there.
  var isOver: Bool { get }
}

extension Service {
  public func canAnswer(_ request: Request) -> Bool { true }
  public func take(_ response: Result<JSONValue, ResponseError>, to id: RequestID) {}
  public var due: Date? { nil }
  public func work() {}
  public var isOver: Bool { false }
}

/// Takes messages out of a connection, passes them to a service, and sends the responses.
public struct Conversation {
  let connection: Connection
  let service: any Service

  public init(_ connection: Connection, _ service: any Service) {
    self.connection = connection
    self.service = service
  }

  /// Returns when the other end has closed the connection and every request is answered, or when the service is over.
  public func run() {
    var waiting: [Request] = []
    while !service.isOver {
      switch connection.next(until: service.due, owesAnswers: !waiting.isEmpty) {
      case nil: service.work()
      case .end?: return
      case .message(.request(let request))?: waiting.append(request)
      case .message(let message)?:
        if let answer = take(.success(message)) { connection.send(answer) }
      case .refused(let invalid)?:
        if let answer = take(.failure(invalid)) { connection.send(answer) }
      // A batch gets one answer, so no part of it waits.
      case .batch(let messages)?:
        let answers = messages.compactMap(take)
        if !answers.isEmpty { connection.send(.array(answers)) }
      }
      answer(&waiting)
    }
  }

  /// Answers what can be answered, in the order of arrival.
  private func answer(_ waiting: inout [Request]) {
    waiting.removeAll { request in
      guard !service.isOver, connection.isCancelled(request.id) || service.canAnswer(request) else { return false }
      if let answer = take(.success(.request(request))) { connection.send(answer) }
      return true
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
    // A request that was cancelled while it waited need not be handled.
    if connection.isCancelled(request.id) { return .success(.null) }
    do { return .success(try service.answer(request)) } catch { return .failure(error) }
  }
}
