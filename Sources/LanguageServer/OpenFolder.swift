import NavigationModel
import NavlintKit
import Workspace

/// A folder of the workspace: an app, with its own configuration.
final class OpenFolder {
  /// Absolute, without links.
  let path: String
  let sources: LiveSources
  /// Something changed since the last diagnostics.
  var isChanged = true
  /// The diagnostics last sent for files, by address.
  var published: [String: JSONValue] = [:]
  /// Why the last run failed.
  var failure: String?

  init(_ path: String, analyzer: @escaping () throws -> Analyzer) {
    self.path = path
    sources = LiveSources([path], analyzer: analyzer)
  }

  func holds(_ file: String) -> Bool { FilePaths.relative(file, to: path) != nil }
}
