import Caching
import Linking
import NavigationModel
import SourceFacts
import Threads
import Workspace

/// What linking and rules made of a live app.
struct LiveMade: Sendable {
  private(set) var graph: NavigationGraph
  private(set) var verdict: Verdict
  private(set) var idioms: [Idiom]
  let notes: [Note]
  let unmet: UnmetNames
  private(set) var needs: [String: [ScreenNeed]]
  private(set) var means: [SourceLocation: [Transition.Kind: MoveMeans]]

  /// nil where the run was given up.
  init?(_ program: LinkedProgram, _ judging: Judging, _ remarks: SourceRemarks, stop: StopSignal) {
    if stop.isSet { return nil }
    graph = program.graph
    verdict = judging.verdict(on: program, remarks)
    if stop.isSet { return nil }
    idioms = program.idioms
    notes = program.notes
    unmet = UnmetNames(program, remarks, judging.project)
    needs = ScreenNeed.all(in: program)
    means = MoveMeans.all(in: program)
  }

  /// For code that only moved; nil where a position is not known any more, or stands in a text.
  ///
  /// - Parameter results: graph and verdict of this value.
  func moved(by moves: [String: CodeMoves], _ results: MovableResults) -> LiveMade? {
    // A note names its line in words.
    guard notes.isEmpty, let (graph, verdict) = results.moved(by: moves) else { return nil }
    var made = self
    (made.graph, made.verdict) = (graph, verdict)
    do {
      made.idioms = try idioms.map { try moved($0, moves) }
      made.needs = try needs.mapValues { try $0.map { try moved($0, moves) } }
      made.means = [:]
      for (place, means) in means {
        made.means[try moved(place, moves)] = try means.mapValues { try moved($0, moves) }
      }
    } catch { return nil }
    return made
  }

  private struct Lost: Error {}

  private func moved(_ place: SourceLocation, _ moves: [String: CodeMoves]) throws(Lost) -> SourceLocation {
    guard let moved = moves.moved(place) else { throw Lost() }
    return moved
  }

  private func moved(_ idiom: Idiom, _ moves: [String: CodeMoves]) throws(Lost) -> Idiom {
    var idiom = idiom
    idiom.location = try moved(idiom.location, moves)
    idiom.example = try moved(idiom.example, moves)
    return idiom
  }

  private func moved(_ need: ScreenNeed, _ moves: [String: CodeMoves]) throws(Lost) -> ScreenNeed {
    var need = need
    need.location = try moved(need.location, moves)
    return need
  }

  private func moved(_ means: MoveMeans, _ moves: [String: CodeMoves]) throws(Lost) -> MoveMeans {
    var means = means
    if let place = means.declaration { means.declaration = try moved(place, moves) }
    return means
  }
}
