import Comparing
import Drawing
import NavigationModel

extension MapChange {
  /// The changes of the navigation, listed and marked.
  init(_ comparison: Comparison) {
    let change = comparison.difference
    func move(_ move: Transition) -> String {
      let from = move.from.count == 1 ? move.from[0] : move.from.isEmpty ? move.owner : "\(move.from.count) screens"
      return "\(from) \u{2192} \(move.to ?? "?"), \(move.kind.rawValue)"
    }
    var lines: [Line] = []
    lines += change.addedScreens.map { Line(.came, "screen \($0.name)", screens: [$0.id]) }
    lines += change.removedScreens.map { Line(.went, "screen \($0.name)", screens: [$0.id]) }
    lines += change.foundScreens.map { Line(.came, "\($0.after.name) is reachable now", screens: [$0.after.id]) }
    lines += change.lostScreens.map { Line(.went, "\($0.after.name) is no longer reachable", screens: [$0.after.id]) }
    lines += change.addedEntries.map { Line(.came, "way in: \($0.via.rawValue) to \($0.screen)", screens: [$0.screen]) }
    lines += change.removedEntries.map {
      Line(.went, "way in: \($0.via.rawValue) to \($0.screen)", screens: [$0.screen])
    }
    lines += change.addedTransitions.map { Line(.came, move($0), screens: $0.from + [$0.to].compactMap(\.self)) }
    lines += change.removedTransitions.map { Line(.went, move($0), screens: $0.from + [$0.to].compactMap(\.self)) }
    lines += change.changedTransitions.map {
      Line(.changed, "\(move($0.before)) is now \(move($0.after))", screens: [$0.after.to].compactMap(\.self))
    }
    self.init(
      before: comparison.before, lines: lines,
      came: Marks(
        screens: Set((change.addedScreens + change.foundScreens.map(\.after)).map(\.id)),
        transitions: Set((change.addedTransitions + change.changedTransitions.map(\.after)).map(\.id))),
      went: Marks(
        screens: Set((change.removedScreens + change.lostScreens.map(\.before)).map(\.id)),
        transitions: Set((change.removedTransitions + change.changedTransitions.map(\.before)).map(\.id))))
  }
}
