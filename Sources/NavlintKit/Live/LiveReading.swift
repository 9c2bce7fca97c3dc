import Workspace

/// The sources of a live app as they are on disk.
struct LiveReading: Sendable {
  let reading: Analyzer.Reading
  /// The index of each file, by its absolute path.
  let places: [String: Int]

  init(_ analyzer: Analyzer, _ paths: [String], report: (AnalysisPhase) -> Void) throws {
    let read = try analyzer.read(paths, report: report)
    reading = read
    let paths = read.sources.contents.map { FilePaths.absolute($0.file.location) }
    places = Dictionary(zip(paths, read.sources.contents.indices)) { first, _ in first }
  }
}
