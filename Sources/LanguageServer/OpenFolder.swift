import NavigationModel
import NavlintKit
import Workspace

/// A folder of the workspace: an app, with its own configuration.
final class OpenFolder {
  /// Absolute, without links.
  let path: String
  let sources: LiveSources
  /// Something changed since the last run was started.
  var isChanged = true
  /// The run that another thread does.
  var work: RunAtWork?
  /// The diagnostics last sent for files, by address.
  var published: [String: JSONValue] = [:]
  /// Why the last run failed.
  var failure: String?
  /// The methods that were answered from an older state, and whose answers the client keeps until it is told.
  var answeredFromOld: Set<String> = []

  init(_ path: String, analyzer: @escaping () throws -> Analyzer) {
    self.path = path
    sources = LiveSources([path], analyzer: analyzer)
  }

  func holds(_ file: String) -> Bool { FilePaths.relative(file, to: path) != nil }

  /// A run in progress is of an older text.
  func change() {
    isChanged = true
    work?.run.giveUp()
  }

  /// The state that an answer needs.
  enum Need {
    /// The last one that was finished: the answer is shown once.
    case last
    /// That of the current text.
    case current
  }

  /// Whether there is such a state, or none can be had.
  func has(_ need: Need) -> Bool {
    if sources.isCurrent || need == .last && sources.last != nil { return true }
    return failure != nil && !isChanged && work == nil
  }
}
