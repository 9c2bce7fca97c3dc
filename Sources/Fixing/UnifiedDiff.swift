import NavigationModel

/// The changes of a file, in the format that `diff -u` and `git diff` write and `patch` reads.
public struct UnifiedDiff: Sendable {
  /// Unchanged lines around a change.
  static let context = 3

  public var path: String
  public var before: [UInt8]
  public var after: [UInt8]

  public init(path: String, before: [UInt8], after: [UInt8]) {
    self.path = path
    self.before = before
    self.after = after
  }

  /// Empty if nothing changed. The cost is the number of changed lines times the file's length.
  public var text: String {
    let old = Self.lines(before)
    let new = Self.lines(after)
    let steps = Self.steps(old, new)
    guard steps.contains(where: { $0.kind != .kept }) else { return "" }
    var out = "--- a/\(name)\n+++ b/\(name)\n"
    for hunk in Self.hunks(steps) {
      let part = steps[hunk]
      let oldCount = part.count { $0.kind != .added }
      let newCount = part.count { $0.kind != .removed }
      // A hunk without lines names the line before it.
      let oldStart = steps[..<hunk.lowerBound].count { $0.kind != .added } + (oldCount == 0 ? 0 : 1)
      let newStart = steps[..<hunk.lowerBound].count { $0.kind != .removed } + (newCount == 0 ? 0 : 1)
      out += "@@ -\(oldStart),\(oldCount) +\(newStart),\(newCount) @@\n"
      for step in part {
        out += step.kind.rawValue + String(decoding: step.line, as: UTF8.self)
        if step.line.last != UInt8(ascii: "\n") { out += "\n\\ No newline at end of file\n" }
      }
    }
    return out
  }

  /// As git does: in quotes if it has characters that a line cannot contain.
  private var name: String {
    path.unicodeScalars.contains(where: PlainText.isUnsafe) || ServiceCommands.areIn(path)
      ? JSONValue.string(path).text(expanding: 0).split(separator: "\n").joined() : path
  }

  private struct Step {
    enum Kind: String {
      case kept = " "
      case removed = "-"
      case added = "+"
    }
    var kind: Kind
    var line: ArraySlice<UInt8>
  }

  /// With their line breaks.
  private static func lines(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var result: [ArraySlice<UInt8>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      result.append(bytes[start...index])
      start = index + 1
    }
    if start < bytes.count { result.append(bytes[start...]) }
    return result
  }

  private static func steps(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) -> [Step] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var result: [Step] = []
    var i = 0
    var j = 0
    while i < old.count || j < new.count {
      if i < old.count, removed.contains(i) {
        result.append(Step(kind: .removed, line: old[i]))
        i += 1
      } else if j < new.count, added.contains(j) {
        result.append(Step(kind: .added, line: new[j]))
        j += 1
      } else {
        result.append(Step(kind: .kept, line: old[i]))
        i += 1
        j += 1
      }
    }
    return result
  }

  /// Ranges of steps around changes; ranges that touch are joined.
  private static func hunks(_ steps: [Step]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for (index, step) in steps.enumerated() where step.kind != .kept {
      let range = max(0, index - context)..<min(steps.count, index + context + 1)
      if let last = result.last, last.upperBound >= range.lowerBound {
        result[result.count - 1] = last.lowerBound..<range.upperBound
      } else {
        result.append(range)
      }
    }
    return result
  }
}
