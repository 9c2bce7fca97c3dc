import NavigationModel
import SourceFacts

/// A program's results in memory, for a later state of it in which code only moved.
///
/// They take the way through the bytes of the cache, so a result moves in memory as it does between runs.
public struct MovableResults: Sendable {
  private let graph: [UInt8]
  private let verdict: [UInt8]

  /// nil for results that cannot be stored.
  public init?(_ graph: NavigationGraph, _ verdict: Verdict) {
    guard let graph = graph.recorded(), let verdict = verdict.recorded() else { return nil }
    self.graph = graph
    self.verdict = verdict
  }

  /// The results with each position moved like its code; nil where one is not known any more.
  ///
  /// - Parameter moves: the files, by path, whose code has moved.
  public func moved(by moves: [String: CodeMoves]) -> (graph: NavigationGraph, verdict: Verdict)? {
    guard let graph = NavigationGraph(recorded: graph, moves: moves),
      let verdict = Verdict(recorded: verdict, moves: moves)
    else { return nil }
    return (graph, verdict)
  }
}

extension [String: CodeMoves] {
  /// Where a position is now; nil if it is not known any more.
  public func moved(_ location: SourceLocation) -> SourceLocation? {
    guard let moves = self[location.file] else { return location }
    return moves[CodeMoves.Place(line: location.line, column: location.column)].map {
      SourceLocation(file: location.file, line: $0.line, column: $0.column)
    }
  }
}
