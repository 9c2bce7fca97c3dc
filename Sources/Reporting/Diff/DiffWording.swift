import Comparing
import NavigationModel

/// The wording of a change, shared by all formats.
enum DiffWording {
  /// A transition for readers: `HomeView -> DetailView push`.
  static func move(_ transition: Transition, from: [Screen.ID]? = nil) -> String {
    let from = from ?? transition.from
    let source = from.isEmpty ? "(\(transition.owner))" : names(from)
    return transition.isBackSomewhere
      ? "\(source) -> \(kind(transition))" : "\(source) -> \(target(transition)) \(kind(transition))"
  }

  /// The end of a move whose start is stated elsewhere: `push to DetailView`, `back (dismiss)`.
  static func arrival(_ transition: Transition) -> String {
    transition.isBackSomewhere ? kind(transition) : "\(kind(transition)) to \(target(transition))"
  }

  static func kind(_ transition: Transition) -> String {
    transition.back.map { "\(transition.kind.rawValue) (\($0.rawValue))" } ?? transition.kind.rawValue
  }

  static func target(_ transition: Transition) -> String {
    transition.to.map(name) ?? (transition.isBackSomewhere ? back : unknown)
  }

  private static let unknown = "an unknown screen"

  static func name(_ id: Screen.ID) -> String { Screen.readableName(id) }

  static func names(_ ids: [Screen.ID]) -> String {
    ids.prefix(4).map(name).joined(separator: ", ") + (ids.count > 4 ? " and \(ids.count - 4) more" : "")
  }

  /// The differences of a transition that is on both sides.
  static func change(_ change: GraphDifference.Change<Transition>) -> String {
    var parts: [String] = []
    if change.isRekinded { parts.append("\(kind(change.before)) becomes \(kind(change.after))") }
    if change.isRetargeted { parts.append("leads to \(target(change.after)) instead of \(target(change.before))") }
    if change.isRerouted { parts.append(change.after.route.map { "now by \($0)" } ?? "no longer by a route") }
    if !change.lostSources.isEmpty { parts.append("no longer from \(names(change.lostSources))") }
    if !change.newSources.isEmpty { parts.append("now also from \(names(change.newSources))") }
    if change.isMoved { parts.append("in \(change.after.owner) instead of \(change.before.owner)") }
    return parts.joined(separator: "; ")
  }

  /// Changes grouped for readers: where one line of code puts a component on another screen, its sixty moves are one
  /// piece of news.
  enum News {
    case one(GraphDifference.Change<Transition>)
    /// The same screens gained, or lost, all these moves, without another difference.
    case many([GraphDifference.Change<Transition>])
  }

  static let fewestTogether = 4

  static func news(_ changes: [GraphDifference.Change<Transition>]) -> [News] {
    struct Key: Hashable {
      var lost: [Screen.ID]
      var new: [Screen.ID]
    }
    let groups = Dictionary(grouping: changes.filter(\.isOnlyOfSources)) {
      Key(lost: $0.lostSources.sorted(), new: $0.newSources.sorted())
    }
    var told: Set<Key> = []
    return changes.compactMap { change in
      let key = Key(lost: change.lostSources.sorted(), new: change.newSources.sorted())
      guard change.isOnlyOfSources, let group = groups[key], group.count >= fewestTogether else { return .one(change) }
      return told.insert(key).inserted ? .many(group) : nil
    }
  }

  /// `12 moves to AView, BView and 4 more`, `3 moves back`
  static func moves(_ changes: [GraphDifference.Change<Transition>]) -> String {
    let onlyBack = changes.allSatisfy(\.after.isBackSomewhere)
    return "\(counted(changes.count, "move")) \(onlyBack ? back : "to \(targets(changes))")"
  }

  /// `AView, BView and back`
  static func targets(_ changes: [GraphDifference.Change<Transition>]) -> String {
    let ids = Set(changes.compactMap(\.after.to)).sorted()
    let parts = (ids.isEmpty ? [] : [names(ids)]) + (changes.contains { $0.after.isBackSomewhere } ? [back] : [])
    return parts.isEmpty ? unknown : parts.joined(separator: " and ")
  }

  private static let back = "back"

  /// A site whose destination is not known: its moves may be missing on its side.
  static func gap(_ site: UnresolvedSite) -> String { "\(site.kind.rawValue) in \(site.owner): \(site.reason)" }

  /// A place that may be navigation and was not understood.
  static func suspicion(_ site: SuspectedSite) -> String { "suspected in \(site.owner): \(site.reason)" }

  static func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  /// `2 screens added, 1 screen lost; 3 transitions added; 1 new finding, 2 fixed.`
  static func summary(_ comparison: Comparison) -> String {
    let difference = comparison.difference
    let parts = [
      tally(
        "screen",
        [
          ("added", difference.addedScreens.count), ("removed", difference.removedScreens.count),
          ("lost", difference.lostScreens.count), ("reachable again", difference.foundScreens.count),
        ]),
      tally(
        "route",
        [
          ("added", difference.addedRoutes.count), ("removed", difference.removedRoutes.count),
          ("redirected", difference.redirectedRoutes.count), ("dead", difference.diedRoutes.count),
          ("in use again", difference.revivedRoutes.count),
        ]),
      tally(
        "transition",
        [
          ("added", difference.addedTransitions.count), ("removed", difference.removedTransitions.count),
          ("changed", difference.changedTransitions.count),
        ]),
      tally("site", [("not followed", difference.addedGaps.count), ("followed again", difference.removedGaps.count)]),
      tally(
        "suspected site",
        [("new", difference.addedSuspected.count), ("gone", difference.removedSuspected.count)]),
      tally("finding", [("new", comparison.findings.new.count), ("fixed", comparison.findings.fixed.count)]),
    ].compactMap(\.self)
    let hasMore =
      !difference.addedEntries.isEmpty || !difference.removedEntries.isEmpty || !difference.rekindedScreens.isEmpty
    return parts.isEmpty
      ? (hasMore ? "Entries or kinds of screens changed." : "Navigation did not change.")
      : parts.joined(separator: "; ") + "."
  }

  private static func tally(_ word: String, _ counts: [(what: String, count: Int)]) -> String? {
    let parts = counts.filter { $0.count > 0 }
    guard let first = parts.first else { return nil }
    let head =
      word == "finding"
      ? "\(first.count) \(first.what) finding\(first.count == 1 ? "" : "s")"
      : "\(counted(first.count, word)) \(first.what)"
    return ([head] + parts.dropFirst().map { "\($0.count) \($0.what)" }).joined(separator: ", ")
  }
}

extension Transition {
  /// A way back with an unknown end.
  fileprivate var isBackSomewhere: Bool { kind == .back && to == nil }
}
