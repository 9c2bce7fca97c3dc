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

  let graph: NavigationGraph
  let options: FlowMapOptions
  private(set) var names = NodeNames()
  var nodes: [String: MapNode] = [:]
  var edges: [EdgeKey: MapEdge] = [:]
  private(set) var flowBadges: [String: Badge] = [:]
  /// Screen id to node name.
  private var screenNodes: [Screen.ID: String] = [:]

  init(graph: NavigationGraph, options: FlowMapOptions) {
    self.graph = graph
    self.options = options
  }

  // MARK: Screens

  mutating func addScreens() {
    let routes = Dictionary(
      grouping: graph.routes.flatMap { route in route.destinations.map { (screen: $0, route: route.id) } }, by: \.screen
    ).mapValues { $0.map(\.route).sorted() }
    let flows = Dictionary(
      graph.flows.sorted { $0.id < $1.id }.flatMap { flow in flow.screens.map { ($0, flow.id) } }, uniquingKeysWith: { first, _ in first })
    for screen in graph.screens.sorted(by: { $0.id < $1.id }) where screenNodes[screen.id] == nil {
      let name = names.name(for: screen.id, role: "")
      screenNodes[screen.id] = name
      var caption: [String] = []
      if let title = screen.title, !title.isEmpty { caption.append("\u{201C}\(DotText.line(title, columns: 24))\u{201D}") }
      if let own = routes[screen.id], let first = own.first {
        caption.append(DotText.line(first, columns: 28) + (own.count > 1 ? " +\(own.count - 1)" : ""))
      }
      caption.append(Self.words(for: screen.kind))
      if screen.isDebugOnly { caption.append("debug only") }
      var tooltip = ["\(screen.name): \(Self.words(for: screen.kind))"]
      if let location = screen.location { tooltip.append("\(location.file):\(location.line)") }
      if let flow = screen.flow ?? flows[screen.id] { tooltip.append("Flow: \(flow)") }
      if let own = routes[screen.id] { tooltip.append("Routes: " + own.prefix(8).joined(separator: ", ")) }
      if !screen.isReachable { tooltip.append("No way leads here from an entry.") }
      nodes[name] = MapNode(
        name: name, role: .screen(screen.kind), title: screen.name, caption: caption.joined(separator: " · "),
        flow: screen.flow ?? flows[screen.id], isEntry: screen.isEntry, isUnreachable: !screen.isReachable, tooltip: tooltip,
        location: screen.location)
    }
  }

  /// The node of a screen; a graph that speaks of a screen it does not list still gets a map.
  private mutating func node(of screen: Screen.ID) -> String {
    if let name = screenNodes[screen] { return name }
    let name = names.name(for: screen, role: "")
    screenNodes[screen] = name
    nodes[name] = MapNode(
      name: name, role: .screen(.unknown), title: screen, caption: Self.words(for: .unknown), tooltip: ["\(screen): not declared in the tree"])
    return name
  }

  mutating func addEntries() {
    var entries = graph.entries
    let known = Set(entries.map(\.screen))
    for screen in graph.screens where screen.isEntry && !known.contains(screen.id) {
      entries.append(Entry(screen: screen.id, via: .configured, location: screen.location))
    }
    for entry in entries.sorted(by: { ($0.via.rawValue, $0.screen) < ($1.via.rawValue, $1.screen) }) {
      let target = node(of: entry.screen)
      nodes[target]?.isEntry = true
      let source = names.name(for: entry.via.rawValue, role: "entry ")
      if nodes[source] == nil {
        nodes[source] = MapNode(
          name: source, role: .entry(entry.via), title: Self.words(for: entry.via), caption: "",
          tooltip: ["Users come in here: \(entry.via.rawValue)"], location: entry.location)
      }
      if let location = entry.location { nodes[source]?.tooltip.append("\(location.file):\(location.line)") }
      let key = EdgeKey(source: source, target: target, kind: nil)
      edges[key] = MapEdge(source: source, target: target, tooltip: ["Entry: \(nodes[target]?.title ?? "")"], location: entry.location)
    }
  }

  // MARK: Transitions

  mutating func addTransitions() {
    let roots = Set(graph.entries.map(\.screen)).union(graph.screens.filter(\.isEntry).map(\.id))
    for transition in graph.transitions.sorted(by: { ($0.location, $0.id) < ($1.location, $1.id) }) {
      guard let to = transition.to, transition.kind != .back || options.showsBack else { continue }
      // The arrow of the entry already says it; at launch the source is the app itself, which is no screen.
      if transition.kind == .root, roots.contains(to), transition.from.allSatisfy({ screenNodes[$0] == nil }) { continue }
      let target = node(of: to)
      for source in sources(of: transition) { add(transition, from: source, to: target) }
    }
  }

  /// A screen that no transition leads to, but that another screen holds, hangs on that screen.
  mutating func addEmbeddings() {
    let led = Set(edges.keys.map(\.target))
    for embedding in graph.embeddings.sorted(by: { ($0.parent, $0.child, $0.location) < ($1.parent, $1.child, $1.location) }) {
      guard let parent = screenNodes[embedding.parent], let child = screenNodes[embedding.child], parent != child, !led.contains(child)
      else { continue }
      let key = EdgeKey(source: parent, target: child, kind: nil)
      guard edges[key] == nil else { continue }
      let place = "\(embedding.location.file):\(embedding.location.line)"
      edges[key] = MapEdge(
        source: parent, target: child, isEmbedding: true,
        tooltip: ["\(nodes[parent]?.title ?? "") shows \(nodes[child]?.title ?? "") in itself", place], location: embedding.location)
    }
  }

  private mutating func sources(of transition: Transition) -> [String] {
    let from = Set(transition.from).sorted()
    if from.isEmpty {
      if let screen = screenNodes[transition.owner] { return [screen] }
      return [helper(for: transition, role: .component, prefix: "component ", caption: "code", places: [])]
    }
    guard from.count > Self.widestFan else { return from.map { node(of: $0) } }
    return [
      helper(
        for: transition, role: .anywhere, prefix: "anywhere ", caption: "on \(from.count) screens",
        places: from.prefix(12).map { $0 } + (from.count > 12 ? ["… and \(from.count - 12) more"] : []))
    ]
  }

  private mutating func helper(
    for transition: Transition, role: MapNode.Role, prefix: String, caption: String, places: [String]
  ) -> String {
    // Sites of one owner can be on different sets of screens; the caption tells the sets apart.
    let id = role == .anywhere ? "\(transition.owner) \(caption)" : transition.owner
    let name = names.name(for: id, role: prefix)
    if nodes[name] == nil {
      var tooltip = ["\(transition.owner): \(role == .anywhere ? "used on many screens" : "code that navigates")"]
      tooltip.append("\(transition.location.file):\(transition.location.line)")
      if !places.isEmpty { tooltip.append("Screens: " + places.joined(separator: ", ")) }
      nodes[name] = MapNode(
        name: name, role: role, title: role == .anywhere ? "anywhere: \(transition.owner)" : transition.owner, caption: caption,
        tooltip: tooltip, location: transition.location)
    }
    return name
  }

  private mutating func add(_ transition: Transition, from source: String, to target: String) {
    let key = EdgeKey(source: source, target: target, kind: transition.kind)
    let place = "\(transition.location.file):\(transition.location.line)"
    let trigger = transition.trigger.map { TriggerLabel.short($0) } ?? ""
    var lines = "\(transition.kind.rawValue) \(place)"
    if !trigger.isEmpty { lines += " · \(trigger)" }
    if let condition = transition.guard { lines += " · if \(condition)" }
    if transition.confidence == .guessed { lines += " · guessed" }
    if var edge = edges[key] {
      edge.count += 1
      if !trigger.isEmpty, !edge.triggers.contains(trigger) { edge.triggers = (edge.triggers + [trigger]).sorted() }
      edge.isGuessed = edge.isGuessed && transition.confidence == .guessed
      edge.tooltip.append(lines)
      edges[key] = edge
    } else {
      edges[key] = MapEdge(
        source: source, target: target, kind: transition.kind, triggers: trigger.isEmpty ? [] : [trigger],
        isGuessed: transition.confidence == .guessed,
        tooltip: ["\(nodes[source]?.title ?? "") → \(nodes[target]?.title ?? "")", lines], location: transition.location)
    }
  }

  // MARK: Findings

  mutating func addBadges(_ findings: [Finding]) {
    let screens = Dictionary(grouping: graph.screens, by: \.name).mapValues { $0.map(\.id).sorted() }
    let routes = Dictionary(graph.routes.map { ($0.id, $0.destinations) }, uniquingKeysWith: { first, _ in first })
    let moves = Dictionary(graph.transitions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let flows = Set(nodes.values.compactMap(\.flow))
    for finding in findings.sorted(by: { ($0.location, $0.rule, $0.message) < ($1.location, $1.rule, $1.message) }) {
      var ids: [Screen.ID] = []
      if screenNodes[finding.subject] != nil {
        ids = [finding.subject]
      } else if let named = screens[finding.subject] {
        ids = named
      } else if flows.contains(finding.subject) {
        flowBadges[finding.subject, default: Badge()].count(finding.severity)
      } else if let destinations = routes[finding.subject] {
        ids = destinations
      } else if let move = moves[finding.subject] {
        ids = move.from.count == 1 ? move.from : [move.to].compactMap { $0 }
      }
      for name in Set(ids.compactMap { screenNodes[$0] }) {
        switch finding.severity {
        case .error: nodes[name]?.errors += 1
        case .warning: nodes[name]?.warnings += 1
        case .info: nodes[name]?.infos += 1
        }
        nodes[name]?.tooltip.append("\(finding.severity.rawValue): \(finding.message) [\(finding.rule)]")
      }
    }
  }

  // MARK: Satellites

  /// An alert or an address that many screens show would pull them all together; each source gets its own.
  mutating func separateSatellites() {
    let leading = Set(edges.keys.map(\.source))
    let incoming = Dictionary(grouping: edges.keys, by: \.target)
    for (name, node) in nodes.sorted(by: { $0.key < $1.key })
    where node.isSatellite && !node.isEntry && node.errors + node.warnings == 0 && !leading.contains(name) {
      let keys = (incoming[name] ?? []).sorted()
      let sources = Set(keys.map(\.source)).sorted()
      guard sources.count > 1 else { continue }
      for source in sources {
        var copy = node
        copy.name = names.name(for: "\(source)/\(name)", role: "at ")
        copy.flow = nodes[source]?.flow
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

extension MapEdge {
  /// The order of kinds in the vocabulary; entries first.
  var order: Int { kind.flatMap { Transition.Kind.allCases.firstIndex(of: $0) } ?? -1 }
}
