import Comparing
import NavigationModel

/// Which lines of an app's files changed.
public struct ChangedCode: Hashable, Sendable {
  /// The changed lines of a file of the run, by its path; 1-based. An empty range stands for lines that were taken out
  /// before its line.
  public private(set) var lines: [String: [Range<Int>]] = [:]

  public init() {}

  /// Marks lines of a file; all of them where no range is given.
  public mutating func add(_ path: String, lines: Range<Int> = 1..<Int.max) {
    self.lines[path, default: []].append(lines)
  }

  /// What one state of the sources has and the other has not. Lines of comments alone, and blank ones, change nothing.
  public init(_ changes: SourceChanges) {
    for file in changes.files {
      guard let path = file.newPath else { continue }
      for lines in file.hunks.compactMap(file.code) { add(path, lines: lines) }
    }
  }
}
