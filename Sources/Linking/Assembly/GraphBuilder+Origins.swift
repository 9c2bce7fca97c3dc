import NavigationModel
import SourceFacts
import Threads

/// Where transitions start.
extension GraphBuilder {
  /// The origins and triggers of each found transition.
  ///
  /// This is the longest part of linking, so thousands of transitions are processed in several parts at once. The parts
  /// are the same for any number of threads, and each has its own caches: the answers in one do not affect the others.
  /// For a smaller program, the duplicated work would cost more than the parts gain.
  func whatRunsWhere(_ attribution: Attribution) -> (origins: [OriginFinder.Origins], triggers: [[FoundTrigger]]) {
    let finder = OriginFinder(
      flow: flow, evaluator: evaluator, attribution: attribution, takings: navigation.takings,
      presented: OriginFinder.presentedContents(of: navigation.transitions), stackRoots: navigation.stackRoots)
    let found = navigation.transitions
    let size = max(2000, (found.count + 2) / 3)
    let parts = stride(from: 0, to: found.count, by: size).map { Array(found[$0..<min(found.count, $0 + size)]) }
    let works = parts.enumerated().map { number, part in
      let finder = number == 0 ? finder : finder.fork()
      return {
        let budget = finder.attribution.semantics.budget
        let origins = part.map { budget.isStopped ? OriginFinder.Origins() : finder.origins(of: $0) }
        var causes = TriggerFinder(attribution: finder.attribution)
        return (origins, zip(part, origins).map { budget.isStopped ? [] : causes.triggers(of: $0, from: $1) })
      }
    }
    let answers = LargeStack.all(threads: threads, works)
    return (answers.flatMap(\.0), answers.flatMap(\.1))
  }

  /// The starters of code that no screen runs: the app or its delegate, at launch and when a notification or a link
  /// opens the app; else the flow whose code it is, as it begins.
  func starters(at site: Ref, flows: Set<TypeID>, roots: [EntryType]) -> [String] {
    var current = program.enclosingType(site)
    while let type = current {
      if flows.contains(type) || roots.contains(where: { $0.type == type }) { return [semantics.path(type)] }
      let apps = apps(with: type, roots).filter { !isApart($0, from: site) }
      if !apps.isEmpty { return Set(apps.map(semantics.path)).sorted() }
      current = program.types[type].parent
    }
    return []
  }

  /// The apps that contain a scene or commands: `struct MainScene: Scene`, and `var body: some Scene { MainScene() }`
  /// in the app.
  private func apps(with part: TypeID, _ roots: [EntryType]) -> [TypeID] {
    let entered = Set(roots.map(\.type))
    var apps: Set<TypeID> = []
    var seen: Set<TypeID> = []
    var queue = [part]
    while let type = queue.popLast() {
      guard !semantics.supertypeNames(of: type).isDisjoint(with: SDK.partsOfApps), seen.insert(type).inserted
      else { continue }
      for maker in flow.constructions(of: type).filter({ !program.isOutOfScope($0) }).compactMap(program.enclosingType)
      {
        if entered.contains(maker) { apps.insert(maker) } else { queue.append(maker) }
      }
    }
    return Array(apps)
  }

  private func isApart(_ type: TypeID, from site: Ref) -> Bool {
    program.types[type].declaration.map { program.targets.areApart($0.file, site.file) } ?? false
  }

  /// The entries for arrivals from outside. Screens that the launch itself shows are excluded, unless it shows them for
  /// an arrival.
  func entries(from arrivals: Set<Arrival>, to screen: Screen.ID, at location: SourceLocation) -> [Entry] {
    let isLaunched = arrivals.contains { $0.way == .launch }
    let entries = arrivals.compactMap { arrival -> Entry? in
      guard case .outside(let via) = arrival.way, arrival.isDecided || !isLaunched else { return nil }
      return Entry(screen: screen, via: via, location: location, by: arrival.type.map(semantics.path))
    }
    return Set(entries).sorted { ($0.via.rawValue, $0.by ?? "") < ($1.via.rawValue, $1.by ?? "") }
  }

  func isOfPlainTabBar(_ t: FoundTransition) -> Bool {
    guard let target = program.child(t.primitive, .callee) ?? program.child(t.primitive, .target),
      program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return false }
    return semantics.type(of: base).core == .external("UITabBarController", [])
  }
}
