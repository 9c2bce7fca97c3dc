import NavigationModel
import SourceFacts

extension LinkedProgram {
  /// The app's code for arrivals from outside, without the declarations in files beside the code.
  package var linkLedger: LinkLedger {
    LinkReading(linked: self).ledger()
  }
}

/// Assembles the ledger: each handler is walked separately, and what several handlers share is listed once.
private struct LinkReading {
  let linked: LinkedProgram
  /// The graph's transitions by their places.
  let byPlace: [SourceLocation: [Transition]]

  init(linked: LinkedProgram) {
    self.linked = linked
    byPlace = Dictionary(grouping: linked.graph.transitions, by: \.location)
  }

  /// Links with equal text are one link.
  private struct Key: Hashable {
    var kind: LinkLedger.Kind
    var pattern: String
    /// A handler in one app of the tree does not apply to another.
    var apps: TargetSet
  }

  func ledger() -> LinkLedger {
    var ledger = LinkLedger(root: linked.graph.root)
    let arms = LinkArms(linked)
    var links: [Key: LinkLedger.Link] = [:]
    var cut = 0
    var handedOn: Set<Key> = []
    var leavesTree = false
    var rest: [Shown] = []
    let found = LinkHandlers(linked: linked).all()
    for (number, handler) in found.enumerated() {
      ledger.handlers.append(handler.handler)
      let walk = LinkWalk(linked, arms: arms, transitions: byPlace)
      walk.values.give(.item(handler.handler.kind), to: handler.given, of: handler.body)
      walk.run(handler.body, kind: handler.handler.kind, first: handler.test)
      handedOn.formUnion(
        add(walk, handler: number, handler.handler.moment, apps: linked.apps(with: handler.place), to: &links))
      rest.append(shown(walk.rows.first))
      if found[number].handler.moment == .launch { ledger.handlers[number].takes.formUnion(walk.values.items) }
      if walk.isCut { cut += 1 }
      leavesTree = leavesTree || walk.leavesTree
    }
    if leavesTree {
      let opener = found.firstIndex { $0.handler.kind == .url } ?? 0
      let registrations = LinkRegistrations(linked: linked).all()
      // Decisions of the router are listed with its patterns.
      if !registrations.isEmpty { links = links.filter { !handedOn.contains($0.key) || !$0.value.opens.isEmpty } }
      for registration in registrations {
        let walk = LinkWalk(linked, arms: arms, transitions: byPlace)
        walk.values.give(
          .parameters(.url), to: linked.parameters(ofCode: registration.body), of: registration.body)
        walk.run(
          registration.body, kind: .url,
          first: LinkTest(part: .route, match: .equals, texts: [registration.pattern]))
        _ = add(walk, handler: opener, .both, apps: linked.apps(with: registration.call), to: &links)
      }
    }
    ledger.madeActivities = linked.madeActivities
    let byApp = Dictionary(grouping: links, by: \.key.apps).values.map { $0.map(\.value) }
    ledger.links = withRest(of: found, shown: rest, byApp.flatMap(withoutParts)).sorted {
      ($0.location, $0.tests.description, $0.handlers.first ?? 0)
        < ($1.location, $1.tests.description, $1.handlers.first ?? 0)
    }
    if cut > 0 {
      ledger.notes.append(
        "\(cut) handler\(cut == 1 ? "" : "s") run more code than navlint follows for links; some patterns may be missing."
      )
    }
    return ledger
  }

  /// What a handler's code shows for an arrival without a comparison.
  private struct Shown {
    /// Nearest to the handler.
    var nearest: [LinkLedger.Opening] = []
    /// Where something of the arrival is handed on all the way.
    var carried: [LinkLedger.Opening] = []
  }

  private func shown(_ row: LinkRow?) -> Shown {
    guard let row else { return Shown() }
    return Shown(
      nearest: row.sure.nearest.map { opened($0.opening, if: $0.gate, row) },
      carried: row.carried.map { opened($0.opening, if: $0.gate, row) })
  }

  /// - Returns: the links that are passed to unread code.
  private func add(
    _ walk: LinkWalk, handler: Int, _ moment: LinkLedger.Handler.Moment, apps: TargetSet,
    to links: inout [Key: LinkLedger.Link]
  ) -> Set<Key> {
    var handedOn: Set<Key> = []
    for row in walk.rows where isEntry(row, at: moment) {
      var link = LinkLedger.Link(
        kind: row.kind, tests: row.telling, parameters: row.parameters, location: linked.location(row.place),
        handlers: [handler], opens: row.nearest.map { opened($0.opening, if: $0.gate, row) }, unclear: row.unclear)
      let key = Key(kind: row.kind, pattern: LinkPattern(link).text, apps: apps)
      if let known = links[key] {
        if !known.opens.isEmpty || link.opens.isEmpty { link.location = known.location }
        link.opens = Array(Set(known.opens + link.opens)).sorted()
        link.handlers = Array(Set(known.handlers + link.handlers)).sorted()
        link.unclear = link.opens.isEmpty ? max(known.unclear, link.unclear) : 0
        link.parameters = known.parameters + link.parameters.filter { !known.parameters.contains($0) }
      }
      links[key] = link
      if row.leavesTree { handedOn.insert(key) }
    }
    return handedOn
  }

  /// Several handlers reach one comparison, some through others. A weaker test of another there is left out.
  private func withoutParts(_ links: [LinkLedger.Link]) -> [LinkLedger.Link] {
    var result: [LinkLedger.Link] = []
    for group in Dictionary(grouping: links, by: \.location).values {
      let ordered = group.sorted { ($1.tests.count, LinkPattern($0).text) < ($0.tests.count, LinkPattern($1).text) }
      var kept: [LinkLedger.Link] = []
      for link in ordered {
        if let place = kept.firstIndex(where: { $0.kind == link.kind && isPart(link, of: $0) }) {
          kept[place].handlers = Array(Set(kept[place].handlers + link.handlers)).sorted()
          kept[place].opens = Array(Set(kept[place].opens + link.opens)).sorted()
          if !kept[place].opens.isEmpty { kept[place].unclear = 0 }
        } else {
          kept.append(link)
        }
      }
      result += kept
    }
    return result
  }

  private func isPart(_ link: LinkLedger.Link, of other: LinkLedger.Link) -> Bool {
    // What another comparison makes the same case of is no part of it.
    !link.tests.isEmpty && link.tests.last?.part != .made
      && link.tests.allSatisfy { test in
        other.tests.contains { $0.texts == test.texts && $0.match == test.match }
      }
  }

  /// Screens that a handler shows in the graph without a comparison are opened by any other link, under the
  /// transition's condition.
  ///
  /// - Parameter shown: what each handler shows for an arrival without comparisons, even if also for some pattern.
  private func withRest(
    of handlers: [LinkHandlers.Found], shown: [Shown], _ links: [LinkLedger.Link]
  ) -> [LinkLedger.Link] {
    var links = links
    for (number, found) in handlers.enumerated() where found.handler.moment != .launch && found.test == nil {
      let own = links.firstIndex { $0.tests.isEmpty && $0.handlers == [number] }
      let told = Set(links.filter { $0.handlers.contains(number) }.flatMap { $0.opens.map(\.screen) })
      let opens = rest(
        of: opened(by: found.handler), told, shown[number], isListed: own.map { !links[$0].opens.isEmpty } ?? false)
      guard !opens.isEmpty else { continue }
      if let own {
        links[own].opens = Array(Set(links[own].opens + opens)).sorted()
        links[own].unclear = 0
      } else {
        links.append(
          LinkLedger.Link(
            kind: found.handler.kind, tests: [], location: found.handler.location, handlers: [number], opens: opens))
      }
    }
    return links
  }

  /// - Parameters:
  ///   - known: what the handler opens according to the graph.
  ///   - told: the screens of its patterns.
  ///   - isListed: what it shows nearest is listed already.
  private func rest(
    of known: [LinkLedger.Opening], _ told: Set<Screen.ID>, _ shown: Shown, isListed: Bool
  ) -> [LinkLedger.Opening] {
    let known = known.filter { !isContainer($0, of: told) }
    let screens = Set(known.map(\.screen))
    let carried = shown.carried.filter { screens.contains($0.screen) && !told.contains($0.screen) }
    if isListed { return carried }
    if shown.nearest.isEmpty {
      // A flow has no screen of its own: beside patterns that open screens, it is one of their steps.
      return known.filter { !told.contains($0.screen) && (told.isEmpty || $0.kind != .flow) }
    }
    // What the code shows nearest is known: all else that it ever shows is far from it.
    return Array(Set(shown.nearest.filter { screens.contains($0.screen) } + carried)).sorted()
  }

  /// The place shows several screens, one of which a pattern opens: which of them it is, the pattern tells.
  private func isContainer(_ opening: LinkLedger.Opening, of told: Set<Screen.ID>) -> Bool {
    let all = byPlace[opening.location, default: []].filter { $0.kind == opening.kind }.compactMap(\.to)
    return !told.contains(opening.screen) && !told.isDisjoint(with: all)
  }

  /// The screens that the graph's transitions show when the handler runs, by the nearest way.
  private func opened(by handler: LinkLedger.Handler) -> [LinkLedger.Opening] {
    let opens = linked.graph.transitions.compactMap { move -> LinkLedger.Opening? in
      guard let screen = move.to, ![.alert, .dialog, .back, .url].contains(move.kind),
        move.triggers.contains(where: { $0.location == handler.location && !$0.action.isOfUser })
      else { return nil }
      return LinkLedger.Opening(screen: screen, kind: move.kind, location: move.location, gate: move.guard)
    }
    return Set(opens).sorted()
  }

  /// A row is listed if it has a last test, or shows a screen itself. A handler without tests is listed for any
  /// arrival; at launch it shows the first screen, with or without a link.
  private func isEntry(_ row: LinkRow, at moment: LinkLedger.Handler.Moment) -> Bool {
    if row.isFolded || row.isSplit { return false }
    if moment == .launch, row.tests.allSatisfy({ $0.part == .made }) { return false }
    if row.tests.isEmpty { return moment != .launch && !row.isParent && !row.nearest.isEmpty }
    return !row.isParent || !row.nearest.isEmpty
  }

  /// A condition that is no test of the link is a gate.
  private func opened(_ opening: LinkLedger.Opening, if condition: String?, _ row: LinkRow) -> LinkLedger.Opening {
    var opening = opening
    let texts = row.tests.flatMap(\.texts)
    opening.gate = condition.flatMap { gate in
      gate == "case …" || texts.contains { gate.contains("\"\($0)\"") } ? nil : gate
    }
    return opening
  }
}

extension LinkedProgram {
  /// Types of intents that the code makes, for notifications and for suggestions, and that none of its code receives.
  fileprivate var madeActivities: Set<String> {
    var made: Set<String> = []
    let endings = semantics.library.arrivals.performerEndings
    forEachNode(of: .call) { call in
      guard endings.contains(where: name(call).hasSuffix) else { return }
      if case .externalType(let type) = callee(of: call) { made.insert(type) }
    }
    if made.isEmpty { return [] }
    let receiving: Set<Node.Kind> = [.parameter, .cast, .patternCast]
    forEachNode(of: .typeName) { type in
      let own = name(type)
      if made.contains(own), parent(type).map({ receiving.contains(kind($0)) }) ?? false { made.remove(own) }
      // A handler's protocol has the name of the intent in front.
      if own.hasSuffix("Handling") { made.remove(String(own.dropLast(8))) }
    }
    return made
  }

  /// The apps and extensions of the tree that compile a place.
  fileprivate func apps(with place: Ref) -> TargetSet { program.targets.started(holding: place.file) }
}

extension LinkWalk {
  /// Walks a handler, the functions that continue for a matched link, and the code that reads what is passed on.
  func run(_ body: Ref, kind: LinkLedger.Kind, first: LinkTest?) {
    let top = begin(first.map { $0.part == .identifier ? kind : .url } ?? kind, at: body, first)
    walk(body: body, in: top)
    takeUp()
    for row in rows.indices { follow(handedBy: row) }
    foldCases()
  }

  /// The function handles the links that its type has answered for, and is walked for these.
  func isTakenUp(_ function: Ref) -> Bool {
    guard let type = linked.enclosingType(function) else { return false }
    return answers.contains { answer in
      answer.function != function && linked.enclosingType(answer.function) == type
        && siblings(of: linked.name(answer.function), in: type).contains(linked.name(function))
    }
  }

  /// A type that answers whether a link is its own, and handles it in another function of the same protocol.
  private func takeUp() {
    for answer in answers {
      guard let type = linked.enclosingType(answer.function) else { continue }
      let names = siblings(of: linked.name(answer.function), in: type)
      for other in linked.ownMembers(of: type)
      where linked.kind(other) == .function && names.contains(linked.name(other)) {
        walk(body: other, in: answer.row)
      }
    }
  }

  /// The other requirements of the protocol that requires the function.
  private func siblings(of name: String, in type: TypeID) -> Set<String> {
    linked.supertypes(of: type).reduce(into: []) { names, upper in
      guard linked.typeKind(upper) == .protocol, !linked.ownMembers(named: name, of: upper).isEmpty else { return }
      names.formUnion(linked.ownMembers(of: upper).map(linked.name).filter { $0 != name })
    }
  }
}
