import Caching
import Workspace

/// The sources of a live app as they are on disk.
struct LiveReading: Sendable {
  let reading: Analyzer.Reading
  /// The index of each file, by its absolute path.
  let places: [String: Int]
  let basis: Basis

  /// What a result depends on beside the files' facts.
  struct Basis: Sendable {
    fileprivate let reading = Identity()
    /// The configuration and the files' names; nil for a configuration that did not come from files.
    fileprivate let digest: ContentDigest?

    func isSame(as other: Self) -> Bool { reading === other.reading || digest != nil && digest == other.digest }
  }

  /// Of one reading.
  fileprivate final class Identity: Sendable {}

  init(_ analyzer: Analyzer, _ paths: [String], report: (AnalysisPhase) -> Void) throws {
    let read = try analyzer.read(paths, report: report)
    reading = read
    let paths = read.sources.contents.map { FilePaths.absolute($0.file.location) }
    places = Dictionary(zip(paths, read.sources.contents.indices)) { first, _ in first }
    basis = Basis(digest: read.digestBesideContents)
  }
}

extension Analyzer.Reading {
  /// The digest of everything that a result depends on beside what the files contain.
  fileprivate var digestBesideContents: ContentDigest? {
    var builder = DigestBuilder()
    guard sources.given.isEmpty, judging.project.describe(into: &builder, root: sources.root) else { return nil }
    judging.folders.describe(into: &builder)
    judging.selection.describe(into: &builder)
    builder.add(judging.confidence.rawValue)
    builder.add(sources.root)
    builder.add(sources.contents.count)
    for content in sources.contents {
      builder.add(content.file.path)
      builder.add("\(content.file.kind)")
    }
    sources.dependencies.describe(into: &builder)
    return builder.digest()
  }
}
