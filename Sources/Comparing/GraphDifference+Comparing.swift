import NavigationModel

extension GraphDifference {
  /// Compares two states of an app.
  public init(from before: NavigationGraph, to after: NavigationGraph) {
    self.init()
    compareEntries(before, after)
    compareScreens(before, after)
    compareRoutes(before, after)
    compareTransitions(before, after)
    let gaps = Pairs(before.unresolved, after.unresolved, by: GapKey.init)
    addedGaps = gaps.added
    removedGaps = gaps.removed
    let suspected = Pairs(before.coverage.suspected, after.coverage.suspected, by: SuspicionKey.init)
    addedSuspected = suspected.added
    removedSuspected = suspected.removed
  }

  private mutating func compareEntries(_ before: NavigationGraph, _ after: NavigationGraph) {
    struct Key: Hashable {
      var screen: Screen.ID
      var via: Entry.Via
      init(_ entry: Entry) { (screen, via) = (entry.screen, entry.via) }
    }
    let (old, new) = (Set(before.entries.map(Key.init)), Set(after.entries.map(Key.init)))
    var seen: Set<Key> = []
    addedEntries = after.entries.filter { !old.contains(Key($0)) && seen.insert(Key($0)).inserted }
    seen = []
    removedEntries = before.entries.filter { !new.contains(Key($0)) && seen.insert(Key($0)).inserted }
  }

  private mutating func compareScreens(_ before: NavigationGraph, _ after: NavigationGraph) {
    let pairs = Pairs(before.screens.filter(\.isDeclared), after.screens.filter(\.isDeclared), by: \.id)
    addedScreens = pairs.added
    removedScreens = pairs.removed
    lostScreens = pairs.kept.filter { $0.before.isReachable && !$0.after.isReachable }
    foundScreens = pairs.kept.filter { !$0.before.isReachable && $0.after.isReachable }
    rekindedScreens = pairs.kept.filter { $0.before.kind != $0.after.kind }
  }

  private mutating func compareRoutes(_ before: NavigationGraph, _ after: NavigationGraph) {
    let pairs = Pairs(before.routes, after.routes, by: \.id)
    addedRoutes = pairs.added
    removedRoutes = pairs.removed
    redirectedRoutes = pairs.kept.filter { Set(stable($0.before.destinations)) != Set(stable($0.after.destinations)) }
    diedRoutes = pairs.kept.filter { $0.before.isUsed && !$0.after.isUsed }
    revivedRoutes = pairs.kept.filter { !$0.before.isUsed && $0.after.isUsed }
  }

  private func stable(_ ids: [Screen.ID]) -> [Screen.ID] { ids.map(Screen.idWithoutNumber) }

  private mutating func compareTransitions(_ before: NavigationGraph, _ after: NavigationGraph) {
    let pairs = Pairs(before.transitions, after.transitions, by: TransitionKey.init)
    var matching = TransitionMatching(removed: pairs.removed, added: pairs.added)
    matching.run()
    changedTransitions =
      (pairs.kept.filter { Set(stable($0.before.from)) != Set(stable($0.after.from)) } + matching.pairs)
      .sorted { ($0.after.id, $0.before.id) < ($1.after.id, $1.before.id) }
    addedTransitions = matching.added
    removedTransitions = matching.removed
  }
}

/// The identity of an unresolved site, without its place.
private struct GapKey: Hashable {
  var owner: String
  var kind: Transition.Kind
  var reason: String

  init(_ site: UnresolvedSite) { (owner, kind, reason) = (site.owner, site.kind, site.reason) }
}

/// The identity of a suspected site, without its place.
private struct SuspicionKey: Hashable {
  var owner: String
  var cause: SuspectedSite.Cause
  var reason: String

  init(_ site: SuspectedSite) { (owner, cause, reason) = (site.owner, site.cause, site.reason) }
}

/// The identity of a transition, without its place.
private struct TransitionKey: Hashable {
  var owner: String
  var kind: Transition.Kind
  var back: Transition.Back?
  var to: Screen.ID?
  var route: Route.ID?

  init(_ transition: Transition) {
    owner = transition.owner
    kind = transition.kind
    back = transition.back
    to = transition.to.map(Screen.idWithoutNumber)
    route = transition.route
  }
}

/// Two lists by key. Of several elements with one key, the first of one side matches the first of the other.
struct Pairs<Element: Hashable & Sendable> {
  var kept: [GraphDifference.Change<Element>] = []
  var added: [Element] = []
  var removed: [Element] = []

  init<Key: Hashable>(_ before: [Element], _ after: [Element], by key: (Element) -> Key) {
    var old: [Key: [Int]] = [:]
    for index in before.indices.reversed() { old[key(before[index]), default: []].append(index) }
    var isKept = [Bool](repeating: false, count: before.count)
    for element in after {
      if let index = old[key(element)]?.popLast() {
        kept.append(.init(before: before[index], after: element))
        isKept[index] = true
      } else {
        added.append(element)
      }
    }
    removed = before.indices.filter { !isKept[$0] }.map { before[$0] }
  }
}

/// Matches removed and added transitions that are one transition in another form. The keys become weaker from step to
/// step, and a pair is only made where it is unambiguous.
private struct TransitionMatching {
  var removed: [Transition]
  var added: [Transition]
  var pairs: [GraphDifference.Change<Transition>] = []

  init(removed: [Transition], added: [Transition]) {
    self.removed = removed
    self.added = added
  }

  mutating func run() {
    // The same move in other code.
    match { [$0.kind.rawValue, $0.to ?? "", $0.route ?? "", $0.from.joined(separator: ",")] }
    // The same move through another route, or through several: the first one matches.
    match(.first) { $0.to == nil ? nil : [$0.kind.rawValue, $0.to ?? "", $0.owner, $0.from.joined(separator: ",")] }
    // Another kind.
    match { $0.to == nil ? nil : [$0.owner, $0.to ?? "", $0.route ?? ""] }
    match { $0.to == nil || $0.from.isEmpty ? nil : [$0.to ?? "", $0.route ?? "", $0.from.joined(separator: ",")] }
    // Another screen for the same route or the same button.
    match { $0.route == nil ? nil : [$0.owner, $0.kind.rawValue, $0.route ?? ""] }
    match { $0.trigger == nil ? nil : [$0.owner, $0.kind.rawValue, $0.trigger ?? ""] }
    // The same destination from elsewhere.
    match { $0.to == nil ? nil : [$0.kind.rawValue, $0.to ?? "", $0.route ?? ""] }
  }

  /// What to do where several added ones have the key.
  private enum Several { case none, first }

  private mutating func match(_ several: Several = .none, by key: (Transition) -> [String]?) {
    func places(_ list: [Transition], _ several: Several) -> [[String]: Int] {
      var places: [[String]: Int] = [:]
      for index in list.indices {
        guard let key = key(list[index]) else { continue }
        if places[key] == nil { places[key] = index } else if several == .none { places[key] = -1 }
      }
      return places.filter { $0.value >= 0 }
    }
    let (old, new) = (places(removed, .none), places(added, several))
    var gone: Set<Int> = []
    var come: Set<Int> = []
    for (key, i) in old {
      guard let j = new[key] else { continue }
      pairs.append(.init(before: removed[i], after: added[j]))
      gone.insert(i)
      come.insert(j)
    }
    removed = removed.indices.filter { !gone.contains($0) }.map { removed[$0] }
    added = added.indices.filter { !come.contains($0) }.map { added[$0] }
  }
}

extension Screen {
  /// A screen with a name of its own in the sources.
  var isDeclared: Bool {
    switch kind {
    case .view, .viewController, .coordinator: true
    case .alert, .dialog, .inline, .system, .external, .unknown: false
    }
  }

  /// An inline body's id without the final number that distinguishes bodies of one owner.
  static func idWithoutNumber(_ id: Screen.ID) -> Screen.ID {
    guard id.hasPrefix("inline:"), let colon = id.lastIndex(of: ":"),
      id[id.index(after: colon)...].allSatisfy(\.isNumber)
    else { return id }
    return String(id[..<colon])
  }
}
