import CGraphviz
import Foundation
import Threads

/// Exclusive access to libgvc for one rendering, with the messages of libgvc.
struct GraphvizSession: Sendable {
  /// libgvc's messages during this rendering, in one line.
  var messages: String { Self.log.text }

  /// Runs one rendering when no other is running, on a thread of its own: the layout recurses along chains of screens,
  /// and a caller's thread may have a small stack.
  static func run<T: Sendable>(_ body: @escaping @Sendable (GraphvizSession) -> T) -> T {
    turn.lock()
    defer { turn.unlock() }
    log.clear()
    // Without a handler libgvc prints to standard error.
    let previous = agseterrf { text in
      if let text { GraphvizSession.log.append(String(cString: text)) }
      return 0
    }
    defer { _ = agseterrf(previous) }
    return LargeStack.run { body(GraphvizSession()) }
  }

  private static let turn = NSLock()
  private static let log = MessageLog()
}

/// libgvc's handler is a C function without state, hence one log for the process. Every access is locked.
private final class MessageLog: @unchecked Sendable {
  private let lock = NSLock()
  private var bytes = ""

  func append(_ text: String) {
    lock.withLock {
      // A broken graph can cause a message for each node.
      if bytes.utf8.count < 2_000 { bytes += text }
    }
  }

  func clear() { lock.withLock { bytes = "" } }

  var text: String { lock.withLock { DotText.line(bytes, columns: 400) } }
}
