/// The new places of a file's code between two states with the same code: comments and blank lines were added or
/// removed, or the indentation changed.
///
/// Invariant: code on one line stays on one line, and the order stays the same. So sorting by place and comparing lines
/// give the same results in both states.
public struct CodeMoves: Hashable, Sendable {
  /// 1-based, columns in UTF-8 bytes.
  public struct Place: Hashable, Comparable, Sendable {
    public var line: Int
    public var column: Int

    public init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }

    fileprivate init(of node: Node) { (line, column) = (Int(node.line), Int(node.column)) }

    public static func < (a: Self, b: Self) -> Bool { (a.line, a.column) < (b.line, b.column) }
  }

  private var places: [Place: Place] = [:]

  /// nil where the code differs, or where lines were split or joined.
  public init?(from old: FileFacts, to new: FileFacts) {
    guard old.saysTheSame(as: new) else { return nil }
    // The root, the last node, is at the start of the file, and no message refers to it.
    for (from, to) in zip(old.nodes.dropLast(), new.nodes) where from.line > 0 {
      let place = Place(of: to)
      guard places.updateValue(place, forKey: Place(of: from)) ?? place == place else { return nil }
    }
    let moves = places.sorted { $0.key < $1.key }
    for ((before, was), (after, goes)) in zip(moves, moves.dropFirst()) {
      guard was < goes, (before.line == after.line) == (was.line == goes.line) else { return nil }
    }
  }

  /// The new place of code at a place; nil for a place without code.
  public subscript(place: Place) -> Place? { places[place] }
}
