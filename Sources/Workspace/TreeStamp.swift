/// When the files of a tree were written, according to the file system, without reading them.
public struct TreeStamp: Hashable, Sendable {
  private struct Mark: Hashable, Sendable {
    var identity: FileSystem.Identity
    var size: Int
    var seconds: Int
    var nanoseconds: Int
  }

  /// By the path of the location; nil for a file that no longer exists.
  private let marks: [String: Mark?]

  public init(_ tree: SourceTree) {
    let marks = tree.files.map { file -> (String, Mark?) in
      guard case .success(let status) = FileSystem.status(file.location) else { return (file.path, nil) }
      return (
        file.path,
        Mark(
          identity: status.identity, size: status.size, seconds: status.written.seconds,
          nanoseconds: status.written.nanoseconds)
      )
    }
    self.marks = Dictionary(marks) { first, _ in first }
  }

  /// How many files the tree has.
  public var count: Int { marks.count }

  /// The files that were added, removed or written since, sorted.
  public func changes(since before: TreeStamp) -> [String] {
    Set(marks.keys).union(before.marks.keys).filter { marks[$0] != before.marks[$0] }.sorted()
  }
}
