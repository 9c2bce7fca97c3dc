import Foundation
import NavigationModel
import Threads

/// Shows a ``LivePage`` to the browsers of this machine only.
/// It listens on the loopback address only. Every URL begins with a token that cannot be guessed, because other users
/// and programs of the machine can reach the port. A request must name the loopback address as its host, because a web
/// site can let its own name resolve to it. Only the page and its news are served; no file is ever opened.
public struct PageServer: Sendable {
  private let page: LivePage
  private let token: String
  private let socket: LoopbackSocket

  /// The page's address.
  public var address: String { "http://127.0.0.1:\(socket.port)/\(token)/" }

  /// - Parameter port: 0 for one that is free.
  /// - Throws: the system's reason why the port cannot be used.
  public init(_ page: LivePage, port: UInt16) throws {
    self.page = page
    var random = SystemRandomNumberGenerator()
    token = (0..<4).map { _ in
      let digits = String(UInt32.random(in: .min ... .max, using: &random), radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
    socket = try LoopbackSocket(port: port)
  }

  /// Starts answering requests, on threads of its own.
  /// - Returns: whether the system could start a thread.
  public func start() -> Bool {
    LargeStack.start { [self] in
      let open = Slots(Self.mostConnections)
      while let connection = socket.accept() {
        guard open.take() else {
          connection.close()
          continue
        }
        let isAnswering = LargeStack.start {
          answer(connection)
          open.give()
        }
        guard !isAnswering else { continue }
        connection.close()
        open.give()
      }
    }
  }

  /// A browser opens six connections, and a page waits on one of them.
  private static let mostConnections = 32
  /// A page sends its request again after this time.
  private static let longestWait = 20.0

  private func answer(_ connection: LoopbackSocket.Connection) {
    defer { connection.close() }
    guard let head = connection.readHead(atMost: Request.sizeLimit) else { return }
    guard let request = Request(head: head) else {
      return connection.write(Response.failure(.badRequest).bytes(withBody: true))
    }
    connection.write(response(to: request).bytes(withBody: request.method != "HEAD"))
  }

  func response(to request: Request) -> Response {
    let hosts = ["127.0.0.1:\(socket.port)", "localhost:\(socket.port)"]
    guard let host = request.host, hosts.contains(host) else { return .failure(.badRequest) }
    // Without the token, a client cannot distinguish what does not exist from what is not allowed.
    let parts = request.path.dropFirst().split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0] == token else { return .failure(.notFound) }
    guard ["GET", "HEAD"].contains(request.method) else { return .failure(.methodNotAllowed) }
    switch parts[1] {
    case "":
      return Response(status: .ok, type: "text/html; charset=utf-8", body: page.current.page)
    case "news":
      let state = request.query["after"].map { page.state(after: $0, waiting: Self.longestWait) } ?? page.current
      return Response(status: .ok, type: "application/json", body: Array(state.json.utf8))
    default: return .failure(.notFound)
    }
  }

  /// The number of connections that may still be opened.
  private final class Slots: @unchecked Sendable {
    // Unchecked: the number is only accessed while the lock is held.
    private let lock = NSLock()
    private var left: Int

    init(_ count: Int) { left = count }

    func take() -> Bool {
      lock.withLock {
        guard left > 0 else { return false }
        left -= 1
        return true
      }
    }

    func give() { lock.withLock { left += 1 } }
  }
}
