import Caching
import NavigationModel
import Workspace

/// Waits until the sources of a command, or its configuration, change.
///
/// It polls, as systems report changes in different ways. A poll lists the files with their modification times, but
/// only reads the configuration; the pauses are so long that polling takes a twentieth of one core.
public struct SourceWatch {
  /// The result of a poll.
  fileprivate enum Sight: Equatable {
    case tree(TreeStamp, ContentDigest?)
    /// Why there is nothing to read, in words.
    case nothing(String)
  }

  private let paths: [String]
  private let makeAnalyzer: () throws -> Analyzer
  private var last: Sight
  private var cost: Duration

  /// A change is noticed after this time at the latest, in repositories where a poll takes no time.
  private static let shortestPause = Duration.milliseconds(300)
  /// The ratio of a pause to the duration of a poll.
  private static let leisure = 20
  /// Editors and git write several files: the number of polls that wait for them.
  private static let mostSettlingLooks = 50
  private static let settlingPause = Duration.milliseconds(80)

  /// - Parameters:
  ///   - paths: as on the command line.
  ///   - analyzer: created again for each poll, as it holds the configuration.
  public init(_ paths: [String], analyzer: @escaping () throws -> Analyzer) {
    self.paths = paths
    makeAnalyzer = analyzer
    (last, cost) = Self.look(paths, analyzer)
  }

  /// The number of files that are watched.
  public var count: Int { if case .tree(let stamp, _) = last { stamp.count } else { 0 } }

  /// Returns when the sources differ from the last poll of this watch, and have been stable for a moment.
  ///
  /// - Parameter pause: waits.
  /// - Returns: the paths of the changed files, as locations have them; empty for a change of the configuration.
  public mutating func waitForChange(pause: (Duration) -> Void) -> [String] {
    let before = last
    while last == before {
      pause(max(Self.shortestPause, cost * Self.leisure))
      (last, cost) = Self.look(paths, makeAnalyzer)
    }
    for _ in 0..<Self.mostSettlingLooks {
      pause(Self.settlingPause)
      let (next, _) = Self.look(paths, makeAnalyzer)
      if next == last { break }
      last = next
    }
    guard case .tree(let old, _) = before, case .tree(let new, _) = last else { return [] }
    return new.changes(since: old)
  }

  private static func look(_ paths: [String], _ makeAnalyzer: () throws -> Analyzer) -> (Sight, Duration) {
    let start = ContinuousClock.now
    let sight: Sight
    do { sight = try makeAnalyzer().sight(of: paths) } catch { sight = .nothing("\(error)") }
    return (sight, ContinuousClock.now - start)
  }
}

extension Analyzer {
  fileprivate func sight(of paths: [String]) throws -> SourceWatch.Sight {
    let tree = try SourceDiscovery(selection: project.selection).discover(paths)
    var builder = DigestBuilder()
    let isDescribed = project.describe(into: &builder, root: tree.root)
    try project.folders(tree.configurationFolders).describe(into: &builder)
    return .tree(TreeStamp(tree), isDescribed ? builder.digest() : nil)
  }
}
