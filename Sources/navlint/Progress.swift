import Dispatch

/// Shows the phase of a long run on standard error: only on a terminal, and only after half a second.
///
/// Safe to use from any thread: all state is accessed on one serial queue.
final class Progress: @unchecked Sendable {
  private let queue = DispatchQueue(label: "navlint.progress")
  private let isActive: Bool
  private var text = ""
  private var isVisible = false
  private var isFinished = false

  init(isQuiet: Bool) {
    isActive = !isQuiet && Output.Stream.standardError.isTerminal
    if isActive {
      queue.asyncAfter(deadline: .now() + .milliseconds(500)) { [self] in
        isVisible = true
        show()
      }
    }
  }

  func say(_ text: String) {
    guard isActive else { return }
    queue.async { [self] in
      self.text = text
      show()
    }
  }

  /// Removes the line, before anything else is written.
  func finish() {
    guard isActive else { return }
    queue.sync {
      if isVisible, !isFinished { Output.write("\r\u{1B}[K", to: .standardError) }
      isFinished = true
    }
  }

  private func show() {
    if isVisible, !isFinished, !text.isEmpty { Output.write("\r\u{1B}[K\(text)…", to: .standardError) }
  }
}
