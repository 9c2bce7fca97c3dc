import NavigationModel
import SourceFacts

/// Turns found transitions into transitions between named screens.
struct TransitionNaming {
  private let builder: GraphBuilder
  private let code: RunningCode
  private let attribution: Attribution
  let flows: Set<TypeID>
  private let plainTabBar: FoundTransition?
  private let shownByName: [Screen.ID: TypeID]
  private let conditions: SiteConditions
  let sharing: TargetSharing
  private(set) var screens: ScreenTable
  /// In the order in which they were added.
  private(set) var transitions: [Transition] = []
  /// The screens that links, notifications and the like open.
  private(set) var entries: [Entry] = []
  /// Transitions that a launch runs.
  private(set) var launched: Set<Transition.ID> = []
  /// Flows that begin only when the system passes something in, a link or a notification.
  var told: Set<Transition.ID> { handedIn.subtracting(begun) }
  private var handedIn: Set<Transition.ID> = []
  private var begun: Set<Transition.ID> = []

  init(
    _ builder: GraphBuilder, _ code: RunningCode, _ attribution: Attribution, found: [FoundTransition],
    shown: Set<TypeID>
  ) {
    self.builder = builder
    self.code = code
    self.attribution = attribution
    flows = Set(found.compactMap { if case .coordinator(let id)? = $0.target { id } else { nil } })
    plainTabBar = found.first { $0.target == .system("UITabBarController") }
    shownByName = Dictionary(shown.map { (builder.semantics.screenID($0), $0) }, uniquingKeysWith: min)
    conditions = SiteConditions(flow: builder.flow, sites: found.map(\.site))
    sharing = TargetSharing(builder.program)
    screens = ScreenTable(builder, code.roots)
  }

  mutating func add(_ t: FoundTransition, startingAt starts: OriginFinder.Origins, _ causes: [FoundTrigger]) {
    let meant = sharing.targets(from: t.site, to: t.target)
    let sources = code.screens(of: starts, at: t.site).filter { sharing.has($0, meant) }.sorted()
    let from = origins(of: t, starts, sources: sources, meant)
    let to = t.target.map { screens.id(of: $0, site: t.site) }
    for name in from where screens.byID[name] == nil {
      if let id = shownByName[name] { _ = screens.id(of: .declared(id), site: t.site) }
    }
    var transition = named(t, from: from, to: to, causes)
    // Origins that were found otherwise do not depend on the walk.
    if t.origins.isEmpty, !from.isEmpty, !starts.guesses.isEmpty { tell(starts.guesses, in: &transition) }
    transition.targets = sharing.names(
      of: meant, startingAt: t.origins.isEmpty ? sources.map(Target.declared) : t.origins)
    transitions.append(transition)
    // A handler in code that is not in use handles no link.
    if let to, code.isInPlay(t.site) {
      entries += builder.entries(from: starts.arrivals, to: to, at: transition.location)
    }
    if t.kind == .root || t.kind == .push, starts.arrivals.contains(where: { $0.way == .launch }) {
      launched.insert(transition.id)
    }
    if t.kind == .flow {
      if ArrivalHandlers(semantics: builder.semantics).via(at: t.site) == nil {
        begun.insert(transition.id)
      } else {
        handedIn.insert(transition.id)
      }
    }
  }

  private func tell(_ guesses: OriginGuesses, in transition: inout Transition) {
    transition.confidence = min(transition.confidence, .inferred)
    transition.evidence += guesses.reasons.map {
      Transition.Evidence(location: transition.location, note: "the origin is inferred: \($0)")
    }
  }

  private mutating func origins(
    of t: FoundTransition, _ starts: OriginFinder.Origins, sources: [TypeID], _ meant: TargetSet
  ) -> [Screen.ID] {
    var from: Set<Screen.ID> = []
    if t.origins.isEmpty {
      from.formUnion(sources.map(builder.semantics.screenID))
    } else {
      for origin in t.origins where sharing.has(origin, meant) {
        if let name = screens.origin(origin, site: t.site) { from.insert(name) }
      }
    }
    // Tabs of a plain `UITabBarController`, where the app shows one, whatever code fills it.
    if t.kind == .tab, builder.isOfPlainTabBar(t), starts.screens.isEmpty, let bar = plainTabBar {
      return [screens.id(of: .system("UITabBarController"), site: bar.site)]
    }
    // At launch, and when a notification or a link opens the app, there is no screen yet: the app or its delegate shows
    // one.
    if from.isEmpty, t.kind != .back, code.runs(t.site), !attribution.isNeverRun(t.site) {
      return builder.starters(at: t.site, flows: flows, roots: code.roots)
    }
    if !starts.beginners.isEmpty {
      let starters = builder.starters(at: t.site, flows: flows, roots: code.roots)
      from.formUnion(
        starters.isEmpty
          ? code.delegates(starts.beginners).map(builder.semantics.screenID) : starters)
    }
    return from.sorted()
  }

  private func named(_ t: FoundTransition, from: [Screen.ID], to: Screen.ID?, _ causes: [FoundTrigger]) -> Transition {
    let owner = builder.owner(of: t.site)
    let route = t.route.map { "\(builder.semantics.path($0.type)).\(builder.program.text($0.name))" }
    return Transition(
      id: Transition.id(owner: owner, kind: t.kind, target: to ?? t.back?.rawValue, route: route),
      from: from, owner: owner, to: to, kind: t.kind, otherKinds: builder.kindsBeside(t), back: t.back, route: route,
      location: builder.location(t.site), triggers: builder.triggers(of: t, causes),
      guard: conditions.condition(of: t.site), confidence: t.confidence, evidence: evidence(of: t),
      repeatsOwnValue: builder.repeatsOwnValue(t), position: position(of: t))
  }

  private func position(of t: FoundTransition) -> Int? {
    guard t.kind == .tab, let target = t.target else { return nil }
    return builder.navigation.tabPlaces[TabPlace(list: t.primitive, target: target)]
  }

  /// Code that stands for a library's lies in no file.
  private func evidence(of t: FoundTransition) -> [Transition.Evidence] {
    guard t.primitive != t.site, !builder.program.isOfLibrary(t.primitive) else { return [] }
    return [
      Transition.Evidence(
        location: builder.location(t.primitive), note: "\(builder.owner(of: t.primitive)) shows it here")
    ]
  }
}

/// The screens found, each once, by their names.
struct ScreenTable {
  private let builder: GraphBuilder
  private let roots: [GraphBuilder.EntryType]
  private let ways: WaysOut
  var byID: [Screen.ID: Screen] = [:]

  init(_ builder: GraphBuilder, _ roots: [GraphBuilder.EntryType]) {
    self.builder = builder
    self.roots = roots
    ways = WaysOut(flow: builder.flow)
  }

  mutating func id(of target: Target, site: Ref) -> Screen.ID {
    if case .declared(let id) = target, byID[builder.semantics.screenID(id)] != nil {
      return builder.semantics.screenID(id)
    }
    var screen = builder.screen(for: target, site: site)
    if case .declared(let id) = target {
      screen.wayOut = ways.wayOut(of: id)
      screen.hidesBackButton = ways.hidesBackButton(id)
    }
    if byID[screen.id] == nil { byID[screen.id] = screen }
    return screen.id
  }

  /// The app's delegate is no screen, but launches start there.
  mutating func origin(_ target: Target, site: Ref) -> String? {
    if case .declared(let id) = target, !builder.semantics.isScreenType(id) {
      return roots.contains { $0.type == id } ? builder.semantics.path(id) : nil
    }
    return id(of: target, site: site)
  }
}

/// The code that plays a part in the running app, and where the app starts. Without an entry, all code does.
struct RunningCode {
  let program: Program
  let roots: [GraphBuilder.EntryType]
  let hasEntry: Bool
  let live: Set<TypeID>

  /// Code that nothing runs starts from no visible screen.
  func runs(_ site: Ref) -> Bool {
    guard hasEntry, let type = program.enclosingType(site) else { return true }
    return live.contains(type) || !program.types[type].isDeclared || program.types[type].isProtocol
  }

  func isInPlay(_ site: Ref) -> Bool {
    guard hasEntry, let type = program.enclosingType(site) else { return true }
    return live.contains(type) || !program.types[type].isDeclared
  }

  /// The screens, and the delegates with which the app starts.
  func screens(of starts: OriginFinder.Origins, at site: Ref) -> Set<TypeID> {
    let isLive = runs(site)
    return starts.screens.filter { isLive || !live.contains($0) }.union(delegates(starts.delegates))
  }

  /// The delegates with which the app starts.
  func delegates(_ candidates: Set<TypeID>) -> Set<TypeID> {
    candidates.filter { delegate in roots.contains { $0.type == delegate } }
  }
}
