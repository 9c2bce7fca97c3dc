import NavigationModel
import NavlintKit
import Workspace

/// A file with the output of an earlier `navlint coverage --format json`.
enum CoverageFile {
  /// No app needs a larger one.
  private static let largest = 200 << 20

  static func read(_ path: String) throws -> CoverageRecord {
    guard let bytes = InputFile.contents(path, atMost: largest) else {
      throw UsageError(
        "'\(PlainText.line(path))' cannot be read. Write it with 'navlint coverage --format json > FILE'.")
    }
    do { return try CoverageRecord(jsonBytes: bytes) } catch {
      throw UsageError(
        "'\(PlainText.line(path))' is not the output of 'navlint coverage --format json': \(error)")
    }
  }
}

extension CoverageRecord {
  /// For the graph's screens. A record of another app would silently colour nothing.
  func standings(of graph: NavigationGraph, from path: String) throws -> [Screen.ID: TestCoverage.Standing] {
    let known = Set(graph.screens.map(\.id))
    let own = screens.filter { known.contains($0.key) }
    guard !own.isEmpty || screens.isEmpty else {
      throw UsageError(
        "'\(PlainText.line(path))' contains none of this app's screens. Write it again for the same folder.")
    }
    return own
  }
}
