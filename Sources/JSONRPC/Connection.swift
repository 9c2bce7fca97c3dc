import Foundation
import NavigationModel

/// The two directions of a connection: one thread receives bytes, another takes messages out in their order.
/// Only a cancellation jumps the queue: it applies immediately to the request that it names, even one that is still
/// waiting. The queue is bounded; a sender that is faster than the receiver has to wait.
public final class Connection: @unchecked Sendable {
  // Unchecked: what changes is only accessed while the lock is held; the decoder only by the thread that receives.

  /// What the receiver gets.
  enum Incoming: Sendable {
    case message(Message)
    case batch([Result<Message, InvalidMessage>])
    case refused(InvalidMessage)
    /// The other end closed the connection.
    case end
  }

  /// - largest: of one message, in bytes.
  /// - waiting: of all waiting messages together, in bytes.
  public struct Limits: Sendable {
    public var largest: Int
    public var waiting: Int
    public init(largest: Int = 64 << 20, waiting: Int = 128 << 20) {
      self.largest = largest
      self.waiting = waiting
    }
  }

  private let framing: Framing
  private let cancelling: Cancelling
  private let limits: Limits
  private let write: @Sendable ([UInt8]) -> Void
  private var decoder: any FrameDecoder
  private let condition = NSCondition()
  private var waiting: [(incoming: Incoming, size: Int)] = []
  private var waitingSize = 0
  private var hasEnded = false
  private var isAwake = false
  /// Requests without a response so far, and whether they were cancelled.
  private var open: [RequestID: Bool] = [:]
  private var lastID = 0
  private let output = NSLock()

  /// - Parameter write: sends bytes to the other end.
  public init(
    _ framing: Framing, cancelling: Cancelling, limits: Limits = Limits(), write: @escaping @Sendable ([UInt8]) -> Void
  ) {
    self.framing = framing
    self.cancelling = cancelling
    self.limits = limits
    self.write = write
    decoder = framing.decoder(largest: limits.largest)
  }

  // MARK: In

  /// Takes bytes that were received, by one thread. It waits while too many messages are in the queue.
  public func receive(_ bytes: ArraySlice<UInt8>) {
    for frame in decoder.decode(bytes) {
      switch frame {
      case .fault(let message):
        add(.refused(InvalidMessage(id: nil, error: .unreadable(message))), size: message.utf8.count)
      case .message(let bytes): read(bytes)
      }
    }
  }

  /// Nothing more will be received.
  public func end() {
    condition.withLock {
      hasEnded = true
      condition.broadcast()
    }
  }

  private func read(_ bytes: [UInt8]) {
    let value: JSONValue
    do { value = try JSONValue(parsing: bytes) } catch {
      let error = ResponseError.unreadable("this is not JSON: \(error).")
      return add(.refused(InvalidMessage(id: nil, error: error)), size: 256)
    }
    // Only with messages in lines does a protocol allow several in one.
    guard case .array(let parts) = value, framing == .lines else { return add(incoming(of: value), size: bytes.count) }
    if parts.isEmpty {
      return add(
        .refused(InvalidMessage(id: nil, error: .invalidRequest("a batch contains at least one message."))), size: 256)
    }
    add(.batch(parts.map(read)), size: bytes.count)
  }

  private func incoming(of value: JSONValue) -> Incoming {
    switch read(value) {
    case .success(let message): .message(message)
    case .failure(let invalid): .refused(invalid)
    }
  }

  /// The message; requests are recorded as open, and cancellations are carried out.
  private func read(_ value: JSONValue) -> Result<Message, InvalidMessage> {
    do throws(InvalidMessage) {
      let message = try Message(value)
      switch message {
      case .request(let request): try open(request.id)
      case .notification(let notification) where notification.method == cancelling.method:
        if let id = notification.parameters[cancelling.key].flatMap(RequestID.init) { takeBack(id) }
      default: break
      }
      return .success(message)
    } catch { return .failure(error) }
  }

  private func open(_ id: RequestID) throws(InvalidMessage) {
    let isNew = condition.withLock { open.updateValue(open[id] ?? false, forKey: id) == nil }
    // Without an id in the response, because that would refer to the first request with this id.
    guard isNew else {
      throw InvalidMessage(id: nil, error: .invalidRequest("a request with this id is not answered yet."))
    }
  }

  private func takeBack(_ id: RequestID) {
    condition.withLock { if open[id] != nil { open[id] = true } }
  }

  private func add(_ incoming: Incoming, size: Int) {
    condition.withLock {
      while waitingSize + size > limits.waiting, !waiting.isEmpty { condition.wait() }
      waiting.append((incoming, size + 64))
      waitingSize += size + 64
      condition.broadcast()
    }
  }

  /// Makes whoever waits for a message look up from it. May be called by any thread.
  public func wake() {
    condition.withLock {
      isAwake = true
      condition.broadcast()
    }
  }

  /// The next message; nil if none arrived before the time limit, or before a call of ``wake()``.
  /// - Parameters:
  ///   - limit: nil to wait without limit.
  ///   - owesAnswers: there are answers to be sent, even to an end that sends nothing any more.
  func next(until limit: Date? = nil, owesAnswers: Bool = false) -> Incoming? {
    condition.withLock {
      while waiting.isEmpty, !isAwake, owesAnswers || !hasEnded {
        if let limit {
          if !condition.wait(until: limit) { break }
        } else {
          condition.wait()
        }
      }
      guard !waiting.isEmpty else {
        isAwake = false
        return hasEnded && !owesAnswers ? .end : nil
      }
      let first = waiting.removeFirst()
      waitingSize -= first.size
      condition.broadcast()
      return first.incoming
    }
  }

  /// Whether an open request was cancelled.
  public func isCancelled(_ id: RequestID) -> Bool { condition.withLock { open[id] == true } }

  // MARK: Out

  /// Sends a notification to the other end.
  public func notify(_ method: String, _ parameters: JSONValue) {
    send(Message.notification(Notification(method: method, parameters: parameters)).json)
  }

  /// Sends a request to the other end; the response arrives as a message like others.
  @discardableResult
  public func ask(_ method: String, _ parameters: JSONValue) -> RequestID {
    let id = condition.withLock {
      lastID += 1
      return RequestID.text("navlint-\(lastID)")
    }
    send(Message.request(Request(id: id, method: method, parameters: parameters)).json)
    return id
  }

  func send(_ value: JSONValue) {
    var bytes = Array(value.text(expanding: 0).utf8)
    if bytes.last == 0x0A { bytes.removeLast() }
    output.withLock { write(framing.framed(bytes)) }
  }

  /// The response to send; nil if the request was cancelled and gets none. The request is no longer open.
  func close(_ id: RequestID, _ result: Result<JSONValue, ResponseError>) -> JSONValue? {
    let wasCancelled = condition.withLock { open.removeValue(forKey: id) == true }
    guard wasCancelled else { return Message.response(id, result).json }
    return cancelling.answer.map { Message.response(id, .failure($0)).json }
  }
}
