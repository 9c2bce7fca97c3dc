import SourceFacts

/// The statements by which blocks are left early: each block is read once, whatever number of its statements is asked
/// for.
final class ExitsOfBlocks {
  private let semantics: Semantics
  private var known: [Ref: [Ref]] = [:]
  private var program: Program { semantics.program }

  init(semantics: Semantics) {
    self.semantics = semantics
  }

  /// `guard …`, `if … { return }`, those nearest to the statement.
  func exits(of block: Ref, before statement: Ref) -> some Sequence<Ref> {
    // Ids of the statements of one block grow with their places.
    exits(of: block).prefix { $0.node < statement.node }.suffix(semantics.budget.exitsOfBlock.most)
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
    known[block] = list
    return list
  }

  private func leaves(_ branch: Ref) -> Bool {
    program.child(branch, .body).flatMap { program.children($0).last }.map {
      [.returned, .thrown].contains(program.kind($0))
    } ?? false
  }
}
