import Caching
import NavigationModel
import Workspace

/// Waits until the sources that a command reads, or its configuration, are other ones.
///
/// It looks again and again, as no two systems tell of changes in the same way. A look finds the files and asks when they
/// were written, but reads only the configuration; it is repeated so seldom that it takes a twentieth of one core.
public struct SourceWatch {
  /// What a look finds.
  fileprivate enum Sight: Equatable {
    case tree(TreeStamp, ContentDigest?)
    /// Why there is nothing to read, in words.
    case nothing(String)
  }

  private let paths: [String]
  private let makeAnalyzer: () throws -> Analyzer
  private var last: Sight
  private var cost: Duration

  /// A change is noticed after this at the latest, in repositories where a look takes no time.
  private static let shortestPause = Duration.milliseconds(300)
  /// How many times longer a pause is than a look.
  private static let leisure = 20
  /// Editors and git write several files: they are waited for, so often.
  private static let mostSettlingLooks = 50
  private static let settlingPause = Duration.milliseconds(80)

  /// - Parameters:
  ///   - paths: as on the command line.
  ///   - analyzer: made anew for each look, as it holds the configuration.
  public init(_ paths: [String], analyzer: @escaping () throws -> Analyzer) {
    self.paths = paths
    makeAnalyzer = analyzer
    (last, cost) = Self.look(paths, analyzer)
  }

  /// How many files are looked at.
  public var count: Int { if case .tree(let stamp, _) = last { stamp.count } else { 0 } }

  /// Returns when something is different from what the last look of this watch found, and stays as it is for a moment.
  ///
  /// - Parameter pause: lets time go by.
  /// - Returns: the paths of the files that changed, as locations have them; none where it is the configuration.
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
