/// Where the lines of an older text are in the current one.
///
/// Both texts begin with the same lines, and end with the same lines. What is between them differs, and a line there has
/// no counterpart.
struct LineShift: Sendable {
  private let head: Int
  private let tail: Int
  private let old: Int
  private let new: Int

  init(from before: TextLines, to after: TextLines) {
    (old, new) = (before.count, after.count)
    let most = min(old, new)
    var same = 0
    while same < most, before.line(same) == after.line(same) { same += 1 }
    head = same
    same = 0
    while same < most - head, before.line(old - 1 - same) == after.line(new - 1 - same) { same += 1 }
    tail = same
  }

  /// The current number of a line of the older text, both from 0; nil for one that was changed.
  func current(of line: Int) -> Int? { Self.counterpart(of: line, head: head, tail: tail, old, new) }

  /// The older text's number of a line of the current one.
  func former(of line: Int) -> Int? { Self.counterpart(of: line, head: head, tail: tail, new, old) }

  private static func counterpart(of line: Int, head: Int, tail: Int, _ here: Int, _ there: Int) -> Int? {
    if line < head { return line }
    return line >= here - tail ? line - here + there : nil
  }

  func current(_ range: TextRange) -> TextRange? {
    guard let start = current(of: range.start.line), let end = current(of: range.end.line) else { return nil }
    return TextRange(
      Position(line: start, character: range.start.character), Position(line: end, character: range.end.character))
  }

  func former(_ position: Position) -> Position? {
    former(of: position.line).map { Position(line: $0, character: position.character) }
  }
}
