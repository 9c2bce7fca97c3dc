import Comparing
import NavigationModel

/// The changed lines of an app's files.
public struct ChangedCode: Hashable, Sendable {
  /// The changed lines of a file of the run, by its path; 1-based. An empty range stands for lines that were removed
  /// after its line.
  public private(set) var lines: [String: [Range<Int>]] = [:]
  /// For pure removals: the line at which the surrounding block begins, by path and the preceding line.
  public private(set) var blocksOfRemoved: [String: [Int: Int]] = [:]

  public init() {}

  /// Marks lines of a file; all of them without a range.
  public mutating func add(_ path: String, lines: Range<Int> = 1..<Int.max) {
    self.lines[path, default: []].append(lines)
  }

  /// The lines that only one of two states has. Lines of comments, and blank ones, do not count.
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
