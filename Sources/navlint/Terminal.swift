import ArgumentParser
import Foundation

/// When output is coloured.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto, always, never

  /// `auto`: on a terminal with colours, unless NO_COLOR is set.
  func isColored(_ stream: Output.Stream) -> Bool {
    switch self {
    case .always: return true
    case .never: return false
    case .auto:
      let environment = ProcessInfo.processInfo.environment
      let isForbidden = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
      return stream.isTerminal && !isForbidden && environment["TERM"] != "dumb"
    }
  }
}
