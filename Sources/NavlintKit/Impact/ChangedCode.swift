import Comparing
import NavigationModel

/// Which lines of an app's files changed.
public struct ChangedCode: Hashable, Sendable {
  /// The changed lines of a file of the run, by its path; 1-based. An empty range stands for lines that were taken out
  /// behind its line.
  public private(set) var lines: [String: [Range<Int>]] = [:]
  /// Where code was only taken out: the line that begins the block in which it stood, by path and the line before.
  public private(set) var blocksOfRemoved: [String: [Int: Int]] = [:]

  public init() {}

  /// Marks lines of a file; all of them where no range is given.
  public mutating func add(_ path: String, lines: Range<Int> = 1..<Int.max) {
    self.lines[path, default: []].append(lines)
  }

  /// What one state of the sources has and the other has not. Lines of comments alone, and blank ones, change nothing.
  public init(_ changes: SourceChanges) {
    for file in changes.files {
      guard let path = file.newPath else { continue }
      for hunk in file.hunks {
        guard let lines = file.code(of: hunk) else { continue }
        add(path, lines: lines)
        if lines.isEmpty { blocksOfRemoved[path, default: [:]][lines.lowerBound] = file.blockOfRemovedCode(hunk) }
      }
    }
  }
}
