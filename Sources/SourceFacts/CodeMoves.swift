/// Where the code of a file went that says the same in two states: comments and blank lines came or went, or it was
/// indented anew.
///
/// Invariant: what stood on one line stands on one line, and what came first comes first. So whatever is sorted by
/// place, or told apart by lines, is sorted and told apart alike in both states.
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

  /// nil where the files do not say the same, or where lines were broken or joined.
  public init?(from old: FileFacts, to new: FileFacts) {
    guard old.saysTheSame(as: new) else { return nil }
    // The root, the last node, stands where the file begins, and nothing is ever said of it.
    for (from, to) in zip(old.nodes.dropLast(), new.nodes) where from.line > 0 {
      let place = Place(of: to)
      guard places.updateValue(place, forKey: Place(of: from)) ?? place == place else { return nil }
    }
    let moves = places.sorted { $0.key < $1.key }
    for ((before, was), (after, goes)) in zip(moves, moves.dropFirst()) {
      guard was < goes, (before.line == after.line) == (was.line == goes.line) else { return nil }
    }
  }

  /// Where what stood at a place stands now; nil for a place where no code stood.
  public subscript(place: Place) -> Place? { places[place] }
}
