import NavigationModel

/// The map while it is being planned: the graph's screens and transitions as nodes and merged edges.
struct MapDraft {
  struct EdgeKey: Hashable, Comparable {
    var source: String
    var target: String
    var kind: Transition.Kind?

    static func < (a: Self, b: Self) -> Bool {
      (a.source, a.target, a.kind?.rawValue ?? "") < (b.source, b.target, b.kind?.rawValue ?? "")
    }
  }

  struct Badge {
    var errors = 0
    var warnings = 0
    var infos = 0
  }

  /// A component on more screens than this is drawn once, as "anywhere".
  static let widestFan = 4
  /// The same limit for a screen that was asked for, which is higher.
  static let widestFanOfSubject = 12
  /// An entry with more screens than this is shown as a mark on their cards.
  static let widestEntry = 3

  let part: GraphPart
  var graph: NavigationGraph { part.graph }
  let options: FlowMapOptions
  /// Set if the boxes around screens are areas.
  let areas: ScreenAreas?
  /// The area of each screen, if the screens around the shown part are drawn as boxes of their areas.
  let doors: [Screen.ID: String]
  /// Draws entries as boxes of their own, however many there are.
  let isText: Bool
  /// The screens that were asked for: their lines are always drawn.
  private let subjects: Set<Screen.ID>
  private(set) var names = NodeNames()
  var nodes: [String: MapNode] = [:]
  var edges: [EdgeKey: MapEdge] = [:]
  private(set) var flowBadges: [String: Badge] = [:]
  /// Screen id to node name.
  private(set) var screenNodes: [Screen.ID: String] = [:]

  init(
    part: GraphPart, options: FlowMapOptions, areas: ScreenAreas? = nil, doors: [Screen.ID: String] = [:],
    isText: Bool = false
  ) {
    self.part = part
    self.options = options
    self.areas = areas
    self.doors = doors
    subjects = Set(options.view.focus)
    self.isText = isText
  }

  // MARK: Screens

  mutating func addScreens() {
    let routes = graph.routesByScreen
    let flows = ScreenGroups.flows(of: graph)
    let groups = areas?.titles ?? ScreenGroups(graph: graph, by: options.groupBy).group
    let presentations = presentations()
    let onWay = Set(part.ways.flatMap { [$0.from, $0.to] }).union(options.view.focus)
    for screen in graph.screens.sorted(by: { $0.id < $1.id }) where screenNodes[screen.id] == nil {
      if let area = doors[screen.id], part.context.contains(screen.id), !Self.isSatellite(screen) {
        addDoor(to: area, of: screen)
        continue
      }
      let name = names.name(for: screen.id, role: "")
      screenNodes[screen.id] = name
      let title = options.shownTitle(screen)
      let route = routes[screen.id].flatMap { own in
        own.first.map { TriggerLabel.fitted($0.id, columns: 28) + (own.count > 1 ? " +\(own.count - 1)" : "") }
      }
      let tooltip = Self.tooltip(of: screen, flow: flows[screen.id], routes: routes[screen.id])
      nodes[name] = MapNode(
        name: name, role: .screen(screen.kind), title: title, caption: Self.caption(of: screen, title: title),
        route: route ?? "", arguments: routes[screen.id]?.first?.arguments.map(\.text) ?? [],
        flow: groups[screen.id], isEntry: screen.isEntry, isUnreachable: !screen.isReachable,
        presentation: presentations[screen.id], tested: options.standings[screen.id].map(TestedMark.init),
        isContext: part.context.contains(screen.id),
        isOnWay: onWay.contains(screen.id),
        sketch: options.cards == .wireframes ? screen.sketch : nil,
        image: options.cards == .images && options.images[screen.name] != nil ? screen.name : nil, tooltip: tooltip,
        location: screen.location)
    }
  }

  private static func tooltip(of screen: Screen, flow: String?, routes: [Route]?) -> [String] {
    var tooltip = ["\(screen.name): \(words(for: screen.kind))"]
    if let location = screen.location { tooltip.append("\(location.file):\(location.line)") }
    if let flow { tooltip.append("Flow: \(flow)") }
    if let routes { tooltip.append("Routes: " + routes.prefix(8).map(\.signature).joined(separator: ", ")) }
    if !screen.isReachable { tooltip.append("No way leads here from an entry.") }
    return tooltip
  }

  private static func isSatellite(_ screen: Screen) -> Bool {
    MapNode(name: "", role: .screen(screen.kind), title: "", caption: "", tooltip: []).isSatellite
  }

  /// The screens of another area that this one leads to, or is reached from, are drawn as one box.
  private mutating func addDoor(to area: String, of screen: Screen) {
    let name = names.name(for: area, role: "door ")
    screenNodes[screen.id] = name
    var node =
      nodes[name]
      ?? MapNode(
        name: name, role: .group, title: area, caption: "", isContext: true, tooltip: ["\(area): another area"])
    node.contents.append(options.shownTitle(screen))
    node.caption = MapPlanner.count(node.contents.count, "screen")
    nodes[name] = node
  }

  /// The name for developers, beneath the screen's title.
  private static func caption(of screen: Screen, title: String) -> String {
    let name: String =
      switch screen.kind {
      case .inline, .external: ""
      case .alert, .dialog: words(for: screen.kind)
      case .unknown: "\(screen.name), \(words(for: .unknown))"
      case .view, .viewController, .system, .coordinator: screen.name
      }
    let parts = [name.lowercased() == title.lowercased() ? "" : name, screen.isDebugOnly ? "debug only" : ""]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Screens that are always presented as sheets, or always as covers.
  private func presentations() -> [Screen.ID: MapNode.Presentation] {
    var kinds: [Screen.ID: Set<Transition.Kind>] = [:]
    for transition in graph.transitions where transition.kind != .back {
      if let to = transition.to { kinds[to, default: []].insert(transition.kind) }
    }
    return kinds.compactMapValues { $0 == [.sheet] ? .sheet : $0 == [.cover] ? .cover : nil }
  }

  /// The node of a screen; it is also created for a screen that the graph mentions but does not list.
  private mutating func node(of screen: Screen.ID) -> String {
    if let name = screenNodes[screen] { return name }
    let name = names.name(for: screen, role: "")
    screenNodes[screen] = name
    let isDoor = graph.entries.contains { $0.by == screen }
    nodes[name] = MapNode(
      name: name, role: .screen(.unknown), title: screen,
      caption: isDoor ? "lets users in" : Self.words(for: .unknown),
      tooltip: [
        isDoor ? "\(screen): the system calls it, and it shows a screen" : "\(screen): not declared in the tree"
      ])
    return name
  }

  mutating func addEntries() {
    var entries = graph.entries
    let known = Set(entries.map(\.screen))
    for screen in graph.screens where screen.isEntry && !known.contains(screen.id) {
      entries.append(Entry(screen: screen.id, via: .configured, location: screen.location))
    }
    let counts = Dictionary(grouping: entries, by: { Self.words(for: $0.via) }).mapValues {
      Set($0.map(\.screen)).count
    }
    for entry in entries.sorted(by: { ($0.via.rawValue, $0.screen) < ($1.via.rawValue, $1.screen) }) {
      let target = node(of: entry.screen)
      // How users get into another area is not shown in this one.
      if nodes[target]?.role == .group { continue }
      nodes[target]?.isEntry = true
      let words = Self.words(for: entry.via)
      if !isText, (counts[words] ?? 0) > Self.widestEntry {
        // A star of lines over the whole map would be less useful than a word on each card.
        if nodes[target]?.marks.contains(words) == false { nodes[target]?.marks.append(words) }
        if let location = entry.location {
          nodes[target]?.tooltip.append("\(words): \(location.file):\(location.line)")
        }
        continue
      }
      let source = names.name(for: entry.via.rawValue, role: "entry ")
      if nodes[source] == nil {
        nodes[source] = MapNode(
          name: source, role: .entry(entry.via), title: Self.words(for: entry.via), caption: "",
          tooltip: ["Users come in here: \(entry.via.rawValue)"], location: entry.location)
      }
      if let location = entry.location { nodes[source]?.tooltip.append("\(location.file):\(location.line)") }
      let key = EdgeKey(source: source, target: target, kind: nil)
      edges[key] = MapEdge(
        source: source, target: target, tooltip: ["Entry: \(nodes[target]?.title ?? "")"], location: entry.location)
    }
  }

  // MARK: Transitions

  mutating func addTransitions() {
    let roots = Set(graph.entries.map(\.screen)).union(graph.screens.filter(\.isEntry).map(\.id))
    for transition in graph.transitions.sorted(by: { ($0.location, $0.id) < ($1.location, $1.id) }) {
      guard let to = transition.to, transition.kind != .back || options.showsBack else { continue }
      // The arrow of the entry already shows it; at launch the source is the app itself, which is not a screen.
      if transition.kind == .root, roots.contains(to), transition.from.allSatisfy({ screenNodes[$0] == nil }) {
        continue
      }
      let target = node(of: to)
      for source in sources(of: transition) { add(transition, from: source, to: target) }
    }
    for hop in part.ways {
      guard let source = screenNodes[hop.from], let target = screenNodes[hop.to] else { continue }
      for key in edges.keys where key.source == source && key.target == target { edges[key]?.isOnWay = true }
    }
  }

  /// Marks the lines of the screens that were asked for.
  mutating func markSubjects() {
    let names = Set(subjects.compactMap { screenNodes[$0] })
    for key in edges.keys where names.contains(key.source) || names.contains(key.target) {
      edges[key]?.isOfSubject = true
    }
  }

  /// Shows at least the places whose destination could not be followed.
  mutating func addUnresolved() {
    for site in graph.unresolved.sorted(by: { ($0.owner, $0.location) < ($1.owner, $1.location) }) {
      guard let source = screenNodes[site.owner], nodes[source]?.isContext == false else { continue }
      let target = names.name(for: site.owner, role: "unresolved ")
      let line = "\(site.kind.rawValue) \(site.location.file):\(site.location.line) · \(site.reason)"
      if nodes[target] == nil {
        nodes[target] = MapNode(
          name: target, role: .unresolved, title: "?", caption: "", flow: nodes[source]?.flow,
          tooltip: ["Could not be followed:"],
          location: site.location)
      }
      nodes[target]?.tooltip.append(line)
      let key = EdgeKey(source: source, target: target, kind: site.kind)
      if edges[key] != nil {
        edges[key]?.count += 1
        edges[key]?.tooltip.append(line)
      } else {
        edges[key] = MapEdge(
          source: source, target: target, kind: site.kind, isUnresolved: true, tooltip: [line], location: site.location)
      }
    }
  }

  /// A screen that no transition leads to, but that is embedded in another screen, is connected to that screen.
  mutating func addEmbeddings() {
    let led = Set(edges.keys.map(\.target))
    for embedding in graph.embeddings.sorted(by: {
      ($0.parent, $0.child, $0.location) < ($1.parent, $1.child, $1.location)
    }) {
      guard let parent = screenNodes[embedding.parent], let child = screenNodes[embedding.child], parent != child,
        !led.contains(child)
      else { continue }
      let key = EdgeKey(source: parent, target: child, kind: nil)
      guard edges[key] == nil else { continue }
      let place = "\(embedding.location.file):\(embedding.location.line)"
      edges[key] = MapEdge(
        source: parent, target: child, isEmbedding: true,
        tooltip: ["\(nodes[parent]?.title ?? "") shows \(nodes[child]?.title ?? "") in itself", place],
        location: embedding.location)
    }
  }

  private mutating func sources(of transition: Transition) -> [String] {
    let from = Set(transition.from).sorted()
    if from.isEmpty {
      if let screen = screenNodes[transition.owner] { return [screen] }
      return [helper(for: transition, role: .component, prefix: "component ", caption: "code", places: [])]
    }
    let limit = transition.to.map(subjects.contains) ?? false ? Self.widestFanOfSubject : Self.widestFan
    let places = from.map { node(of: $0) }
    guard Set(places).count > limit, !isText else { return Set(places).sorted() }
    return from.filter(subjects.contains).map { node(of: $0) } + [
      helper(
        for: transition, role: .anywhere, prefix: "anywhere ", caption: "on \(from.count) screens",
        places: from.prefix(12).map { $0 } + (from.count > 12 ? ["… and \(from.count - 12) more"] : []))
    ]
  }

  private mutating func helper(
    for transition: Transition, role: MapNode.Role, prefix: String, caption: String, places: [String]
  ) -> String {
    // Sites of one owner can be on different sets of screens, which are distinguished by the caption.
    let id = role == .anywhere ? "\(transition.owner) \(caption)" : transition.owner
    let name = names.name(for: id, role: prefix)
    if nodes[name] == nil {
      var tooltip = ["\(transition.owner): \(role == .anywhere ? "used on many screens" : "code that navigates")"]
      tooltip.append("\(transition.location.file):\(transition.location.line)")
      if !places.isEmpty { tooltip.append("Screens: " + places.joined(separator: ", ")) }
      nodes[name] = MapNode(
        name: name, role: role, title: role == .anywhere ? "anywhere: \(transition.owner)" : transition.owner,
        caption: caption,
        tooltip: tooltip, location: transition.location)
    }
    return name
  }

  private mutating func add(_ transition: Transition, from source: String, to target: String) {
    // Both ends are in the same box of another area.
    guard source != target || doors.isEmpty else { return }
    let key = EdgeKey(source: source, target: target, kind: transition.kind)
    let trigger = TriggerLabel.short(of: transition, on: transition.from.first { screenNodes[$0] == source }) ?? ""
    let line = Self.words(for: transition, by: trigger)
    if edges[key] != nil {
      edges[key]?.take(transition, by: trigger, tooltip: line)
    } else {
      edges[key] = MapEdge(
        source: source, target: target, kind: transition.kind, triggers: trigger.isEmpty ? [] : [trigger],
        guards: [transition.guard ?? ""].filter { !$0.isEmpty },
        isGuessed: transition.confidence == .guessed, confidence: transition.confidence, transitions: [transition.id],
        tooltip: ["\(nodes[source]?.title ?? "") → \(nodes[target]?.title ?? "")", line], location: transition.location
      )
    }
  }

  private static func words(for transition: Transition, by trigger: String) -> String {
    var words = "\(transition.kind.rawValue) \(transition.location.file):\(transition.location.line)"
    if !trigger.isEmpty { words += " · \(trigger)" }
    if let condition = transition.guard { words += " · if \(condition)" }
    if transition.confidence == .guessed { words += " · guessed" }
    return words
  }

  // MARK: Findings

  mutating func addBadges(_ findings: [Finding]) {
    let subjects = FindingSubjects(graph: graph)
    let flows = Set(nodes.values.compactMap(\.flow))
    for finding in findings.sorted(by: { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }) {
      let ids = subjects.screens(of: finding)
      if ids.isEmpty, flows.contains(finding.subject) {
        flowBadges[finding.subject, default: Badge()].count(finding.severity)
      }
      for name in Set(ids.compactMap { screenNodes[$0] }) { nodes[name]?.count(finding) }
    }
  }

  // MARK: Satellites

  /// An alert or a URL that many screens show would pull them all together; so each source gets its own, which is a
  /// part of the picture if the source is.
  mutating func separateSatellites() {
    let leading = Set(edges.keys.map(\.source))
    let incoming = Dictionary(grouping: edges.keys, by: \.target)
    for (name, node) in nodes.sorted(by: { $0.key < $1.key })
    where node.isSatellite && !node.isEntry && node.errors + node.warnings == 0 && !leading.contains(name) {
      let keys = (incoming[name] ?? []).sorted()
      let sources = Set(keys.map(\.source)).sorted()
      guard sources.count > 1 else {
        if let source = sources.first, !doors.isEmpty { nodes[name] = belonging(node, to: source) }
        continue
      }
      for source in sources {
        var copy = belonging(node, to: source)
        copy.name = names.name(for: "\(source)/\(name)", role: "at ")
        nodes[copy.name] = copy
        for key in keys where key.source == source {
          guard var edge = edges.removeValue(forKey: key) else { continue }
          edge.target = copy.name
          edges[EdgeKey(source: source, target: copy.name, kind: key.kind)] = edge
        }
      }
      nodes[name] = nil
    }
  }

  private func belonging(_ satellite: MapNode, to source: String) -> MapNode {
    var node = satellite
    node.flow = nodes[source]?.flow
    if !doors.isEmpty { node.isContext = nodes[source]?.isContext ?? false }
    return node
  }

  // MARK: Words

  static func words(for kind: Screen.Kind) -> String {
    switch kind {
    case .viewController: "view controller"
    case .unknown: "not in the tree"
    default: kind.rawValue
    }
  }

  static func words(for via: Entry.Via) -> String {
    switch via {
    case .mainScene, .sceneDelegate, .appDelegate, .storyboard, .configured: "Start"
    case .deepLink: "Deep link"
    case .notification: "Notification"
    case .shortcut: "Shortcut"
    case .intent: "Intent"
    }
  }
}

extension MapDraft.Badge {
  fileprivate mutating func count(_ severity: Severity) {
    switch severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
  }
}

extension MapNode {
  mutating func count(_ finding: Finding) {
    switch finding.severity {
    case .error: errors += 1
    case .warning: warnings += 1
    case .info: infos += 1
    }
    tooltip.append("\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
  }
}

extension MapEdge {
  /// The order of kinds in the vocabulary; entries first.
  var order: Int { kind.flatMap { Transition.Kind.allCases.firstIndex(of: $0) } ?? -1 }
}
