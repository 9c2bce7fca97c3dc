import NavigationModel

/// The changes of the sources between two states of an app.
public struct SourceChanges: Sendable {
  /// One file that differs between the sides.
  public struct File: Sendable {
    /// nil for a file that was added.
    public var oldPath: String?
    /// nil for a file that was removed.
    public var newPath: String?
    public var hunks: [Hunk]
    /// The old lines, `removed[0]` being line 1; for the content of removals.
    var oldLines: [ArraySlice<UInt8>]
    var newLines: [ArraySlice<UInt8>]
  }

  public private(set) var files: [File] = []
  private var byOldPath: [String: Int] = [:]
  private var byNewPath: [String: Int] = [:]

  public init() {}

  /// - Parameters:
  ///   - old: the sources before, by path.
  ///   - new: the sources after.
  public init(from old: [String: [UInt8]], to new: [String: [UInt8]]) {
    var removed = old.keys.filter { new[$0] == nil }.sorted()
    var added: [String] = []
    for path in new.keys.sorted() {
      if let before = old[path] {
        if before != new[path]! { add(old: path, before, new: path, new[path]!) }
      } else {
        added.append(path)
      }
    }
    for path in added {
      // A moved file is compared with its old version: one with the same bytes, or else with the same unique name, or
      // with the same lines of code.
      let content = new[path]!
      let same = removed.firstIndex { old[$0]! == content }
      let alike = removed.indices.filter { lastPart(removed[$0]) == lastPart(path) }
      if let index = same ?? (alike.count == 1 ? alike[0] : nil)
        ?? removed.firstIndex(where: { CodeLines(old[$0]!).texts == CodeLines(content).texts })
      {
        let before = removed.remove(at: index)
        add(old: before, old[before]!, new: path, content)
      } else {
        add(old: nil, [], new: path, content)
      }
    }
    for path in removed { add(old: path, old[path]!, new: nil, []) }
  }

  private mutating func add(old: String?, _ before: [UInt8], new: String?, _ after: [UInt8]) {
    let hunks = LineChanges.hunks(from: before, to: after)
    if let old { byOldPath[old] = files.count }
    if let new { byNewPath[new] = files.count }
    files.append(
      File(
        oldPath: old, newPath: new, hunks: hunks, oldLines: LineChanges.lines(before),
        newLines: LineChanges.lines(after)))
  }

  private func lastPart(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }

  public func file(before path: String) -> File? { byOldPath[path].map { files[$0] } }
  public func file(after path: String) -> File? { byNewPath[path].map { files[$0] } }

  /// Whether a line of the new state changed.
  public func changes(_ location: SourceLocation) -> Bool {
    file(after: location.file)?.hunks.contains { $0.new.contains(location.line) } ?? false
  }
}

extension SourceChanges.File {
  /// The place of a hunk in the new file: its first new line, or the line at which lines were removed.
  func place(of hunk: Hunk) -> SourceLocation? {
    guard let newPath else { return nil }
    let line = min(hunk.new.lowerBound, max(1, newLines.count))
    // The first character on the line after the indentation.
    let text = line <= newLines.count ? newLines[line - 1] : []
    let column = text.firstIndex { $0 != 0x20 && $0 != 0x09 }.map { $0 - text.startIndex + 1 } ?? 1
    return SourceLocation(file: newPath, line: line, column: column)
  }

  /// The new lines of a hunk from the first to the last with code; nil where the code only differs in its indentation.
  /// Blank lines, lines of comments and lone closing brackets have no code. For a pure removal of code, the range is
  /// empty, at the preceding line.
  public func code(of hunk: Hunk) -> Range<Int>? {
    let (removed, added) = (CodeLines(removedLines(hunk)), CodeLines(addedLines(hunk)))
    if removed.texts == added.texts { return nil }
    if let first = added.offsets.first, let last = added.offsets.last {
      return hunk.new.lowerBound + first..<hunk.new.lowerBound + last + 1
    }
    let place = max(1, hunk.new.lowerBound - 1)
    return place..<place
  }

  /// The new line that begins the block around code which a hunk removes: the last preceding line with less
  /// indentation. 0 for top-level code; nil where no code is removed.
  public func blockOfRemovedCode(_ hunk: Hunk) -> Int? {
    let removed = removedLines(hunk)
    guard let first = CodeLines(removed).offsets.first else { return nil }
    let depth = Self.indentation(removed[removed.startIndex + first])
    return newLines.prefix(hunk.new.lowerBound - 1).lastIndex {
      let own = Self.indentation($0)
      return own < depth && own < $0.count
    }.map { $0 + 1 } ?? 0
  }

  private static func indentation(_ line: ArraySlice<UInt8>) -> Int {
    line.prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  func removedLines(_ hunk: Hunk) -> ArraySlice<ArraySlice<UInt8>> {
    oldLines[hunk.old.lowerBound - 1..<hunk.old.upperBound - 1]
  }
  func addedLines(_ hunk: Hunk) -> ArraySlice<ArraySlice<UInt8>> {
    newLines[hunk.new.lowerBound - 1..<hunk.new.upperBound - 1]
  }
}
