import NavigationModel
import SourceFacts

/// Transitions that differ only in their kind.
extension GraphBuilder {
  /// A helper that pushes or, where there is no stack, presents: its calls make one transition with several kinds. A
  /// site that names two kinds itself makes two transitions, and so does a call that chooses the kind.
  ///
  /// - Parameter choices: the arms of callers' choices that hold transitions.
  func unitedKinds(_ transitions: [Transition], _ choices: [Transition.ID: Set<Ref>]) -> [Transition] {
    var places: [KindlessTransition: Int] = [:]
    var result: [Transition] = []
    for t in transitions {
      guard Self.kindsByRank.contains(t.kind), t.to != nil, !t.evidence.isEmpty else {
        result.append(t)
        continue
      }
      let key = KindlessTransition(
        owner: t.owner, to: t.to, from: t.from, route: t.route, sites: t.sites, arms: choices[t.id] ?? [])
      if let place = places[key] {
        result[place] = united(result[place], t)
      } else {
        places[key] = result.count
        result.append(t)
      }
    }
    return result.sorted { ($0.id, $0.location) < ($1.id, $1.location) }
  }

  private struct KindlessTransition: Hashable {
    var owner: String
    var to: Screen.ID?
    var from: [Screen.ID]
    var route: Route.ID?
    var sites: [SourceLocation]
    var arms: Set<Ref>
  }

  /// The other kinds of a wrapper that cannot always push.
  func kindsBeside(_ t: FoundTransition) -> [Transition.Kind] {
    Self.kindsByRank.filter { navigation.otherKinds[t]?.contains($0) ?? false }
  }

  /// The arms of callers' choices, by the transitions in them.
  func choices(_ found: [FoundTransition], _ transitions: [Transition]) -> [Transition.ID: Set<Ref>] {
    zip(found, transitions).reduce(into: [:]) { result, pair in
      if let arm = armOfParameter(around: pair.0.primitive) { result[pair.1.id, default: []].insert(arm) }
    }
  }

  /// The arm around a place of a `switch` over a parameter: `case .modal: present(page)`, where the caller chooses
  /// modal.
  private func armOfParameter(around place: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, program.kind(c) != .function {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c),
        flow.declaration(of: subject).map({ program.kind($0) == .parameter }) ?? false
      {
        return c
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The first is the helper's preferred kind: a push.
  static let kindsByRank: [Transition.Kind] = [.push, .root, .sheet, .cover, .popover]

  private func united(_ a: Transition, _ b: Transition) -> Transition {
    func rank(_ t: Transition) -> Int { Self.kindsByRank.firstIndex(of: t.kind) ?? Self.kindsByRank.count }
    var (first, other) = rank(a) <= rank(b) ? (a, b) : (b, a)
    let kinds = Set(first.otherKinds + other.otherKinds + [other.kind]).subtracting([first.kind])
    first.otherKinds = Self.kindsByRank.filter(kinds.contains)
    first.after = PassedCode.after(any: [first, other])
    first.confidence = min(first.confidence, other.confidence)
    first.targets = Set(first.targets + other.targets).sorted()
    first.evidence += other.evidence.filter { !first.evidence.contains($0) }
    return first
  }
}
