import SourceFacts

/// The statements that leave blocks early. Each block is read once, for any number of questions about its statements.
final class ExitsOfBlocks {
  private let semantics: Semantics
  private var known = Memo<Ref, [Ref]>()
  private var program: Program { semantics.program }

  init(semantics: Semantics) {
    self.semantics = semantics
  }

  /// `guard …`, `if … { return }`, the ones nearest to the statement.
  func exits(of block: Ref, before statement: Ref) -> ArraySlice<Ref> {
    let all = exits(of: block)
    return all.nearest(semantics.budget.exitsOfBlock.most, before: statement, place: \.self)
  }

  private func exits(of block: Ref) -> [Ref] {
    if let list = known[block] { return list }
    let list = program.children(block).filter { statement in
      switch program.kind(statement) {
      case .guard: true
      case .ifElse: program.child(statement, .otherwise) == nil && leaves(statement)
      default: false
      }
    }
    return known.keep(list, for: block)
  }

  private func leaves(_ branch: Ref) -> Bool {
    program.child(branch, .body).flatMap { program.children($0).last }.map {
      [.returned, .thrown].contains(program.kind($0))
    } ?? false
  }
}

extension Array {
  /// The last few elements before a statement of the block that holds them all, in order. Logarithmic.
  func nearest(_ most: Int, before statement: Ref, place: (Element) -> Ref) -> ArraySlice<Element> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      // Node ids within one block grow with the position.
      if place(self[middle]).node < statement.node { low = middle + 1 } else { high = middle }
    }
    return self[Swift.max(0, low - most)..<low]
  }
}
