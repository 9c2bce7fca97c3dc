import Caching
import SourceFacts

/// What a run over a live app leaves for the next one.
struct LiveMemory: Sendable {
  /// Of all files; also of a run that was given up, as the facts of a file are complete.
  var facts = FactMemory()
  /// The last run that linked, and was finished.
  var linked: LinkedState?
}

/// The result of a run that linked, with what it was made of. A later state of the app that says the same has the same
/// result, at the places where its code is then.
struct LinkedState: Sendable {
  private let basis: LiveReading.Basis
  private let facts: ProgramFacts
  let made: LiveMade
  /// Made when code moves for the first time.
  private var results: MovableResults?

  init(_ made: LiveMade, of facts: ProgramFacts, _ basis: LiveReading.Basis) {
    self.made = made
    self.facts = facts
    self.basis = basis
  }

  /// The result for newer facts; nil where they may say something else. Nothing is linked.
  mutating func result(for now: ProgramFacts, _ basis: LiveReading.Basis) -> LiveMade? {
    guard basis.isSame(as: self.basis), facts.saysTheSame(as: now), let moves = moves(to: now) else { return nil }
    if moves.isEmpty { return made }
    if results == nil { results = MovableResults(made.graph, made.verdict) }
    return results.flatMap { made.moved(by: moves, $0) }
  }

  private func moves(to now: ProgramFacts) -> [String: CodeMoves]? {
    var moves: [String: CodeMoves] = [:]
    for (old, new) in zip(facts.swift, now.swift) where old.nodes != new.nodes {
      guard let moved = CodeMoves(from: old, to: new) else { return nil }
      moves[new.path] = moved
    }
    return moves
  }
}
