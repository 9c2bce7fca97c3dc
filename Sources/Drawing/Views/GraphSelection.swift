import NavigationModel

/// Extracts the part of a graph that a view selects.
struct GraphSelection {
  let graph: NavigationGraph
  let findings: [Finding]
  let view: MapView

  func part() -> GraphPart {
    guard !view.isWhole || !view.omitted.isEmpty else { return GraphPart(graph: graph) }
    var part = GraphPart(graph: graph)
    part.graph.transitions = transitions()
    let hidden = hidden()
    let away = hidden.union(view.omitted)
    let steps = Steps(graph: part.graph, without: away)
    let screens = Set(graph.screens.map(\.id))
    var kept = screens.subtracting(away)
    part.note(hidden.count, "left out by name.")
    part.note(view.omitted.intersection(screens).count, "left out by the configuration.")

    func keep(_ core: Set<Screen.ID>, near: Set<Screen.ID>) {
      part.context = part.context.union(near.subtracting(core)).intersection(kept)
      kept = kept.intersection(core.union(near))
      part.context.formIntersection(kept)
    }
    for core in cores() {
      let core = core.subtracting(away)
      keep(core, near: steps.near(core, depth: 1))
    }
    if let target = view.reaches {
      let core = steps.reaching(target)
      kept.formIntersection(core)
      part.notes.append("\(MapPlanner.count(core.count - 1, "screen")) can lead to \(target).")
    }
    if let from = view.from, let to = view.to {
      part.ways = steps.shortestWays(from: from, to: to)
      let core = Set(part.ways.flatMap { [$0.from, $0.to] }).union([from, to])
      keep(core, near: [])
      part.note(part.ways, from: from, to: to, steps.distance(from, to))
    }
    if !view.focus.isEmpty {
      let core = Set(view.focus).subtracting(away)
      let near = steps.near(core, depth: view.depth)
      if view.depth > 0 { part.rim = near.subtracting(steps.near(core, depth: view.depth - 1)) }
      keep(core, near: near)
      // Context is what is shown around the focus; a view with one step around it is all about the subject itself.
      part.context = []
      part.notes.append(
        "\(view.focus.sorted().joined(separator: ", ")) and what is \(MapPlanner.count(view.depth, "step")) away.")
    }
    part.restrict(to: kept)
    return part
  }

  private func transitions() -> [Transition] {
    graph.transitions.filter {
      (view.kinds.isEmpty || view.kinds.contains($0.kind)) && $0.confidence >= view.confidence
    }
  }

  /// The screens that the view leaves out by name.
  private func hidden() -> Set<Screen.ID> {
    let patterns = view.hidden.map(NamePattern.init)
    let screens = graph.screens.filter { screen in
      patterns.contains { $0.matches(screen.id) || $0.matches(screen.name) }
    }
    return Set(screens.map(\.id))
  }

  /// The screens that each selecting option of the view is about.
  private func cores() -> [Set<Screen.ID>] {
    var cores: [Set<Screen.ID>] = []
    if !view.flows.isEmpty { cores.append(members(of: Set(view.flows))) }
    if let group = view.group { cores.append(Set(group)) }
    if view.onlyFindings {
      let subjects = FindingSubjects(graph: graph)
      cores.append(Set(findings.flatMap { subjects.screens(of: $0) }))
    }
    return cores
  }

  private func members(of flows: Set<String>) -> Set<Screen.ID> {
    Set(graph.screens.filter { $0.flow.map(flows.contains) == true }.map(\.id))
      .union(graph.flows.filter { flows.contains($0.id) }.flatMap(\.screens))
  }
}

extension GraphPart {
  fileprivate mutating func note(_ count: Int, _ why: String) {
    if count > 0 { notes.append("\(MapPlanner.count(count, "screen")) \(why)") }
  }

  fileprivate mutating func note(
    _ ways: some Collection, from: Screen.ID, to: Screen.ID, _ distance: @autoclosure () -> Int
  ) {
    notes.append(
      ways.isEmpty
        ? "No way leads from \(from) to \(to)."
        : "The shortest ways from \(from) to \(to), \(MapPlanner.count(distance(), "step")) long.")
  }

  /// Whether a transition is between kept screens; transitions between two screens that are only context, or that are
  /// both at the rim, are not shown.
  private func shown(_ transition: Transition, _ kept: Set<Screen.ID>) -> Transition? {
    guard let to = transition.to, kept.contains(to) else { return nil }
    if transition.from.isEmpty { return context.contains(to) ? nil : transition }
    var transition = transition
    transition.from = transition.from.filter {
      kept.contains($0) && !(context.contains($0) && context.contains(to)) && !(rim.contains($0) && rim.contains(to))
    }
    return transition.from.isEmpty ? nil : transition
  }

  /// Drops everything that is not between the kept screens.
  fileprivate mutating func restrict(to kept: Set<Screen.ID>) {
    graph.screens = graph.screens.filter { kept.contains($0.id) }
    graph.entries = graph.entries.filter { kept.contains($0.screen) }
    graph.transitions = graph.transitions.compactMap { shown($0, kept) }
    graph.embeddings = graph.embeddings.filter { kept.contains($0.parent) && kept.contains($0.child) }
    graph.flows = graph.flows.compactMap { flow in
      let screens = flow.screens.filter(kept.contains)
      return screens.isEmpty ? nil : Flow(id: flow.id, screens: screens)
    }
    graph.routes = graph.routes.compactMap { route in
      var route = route
      route.destinations = route.destinations.filter(kept.contains)
      return route.destinations.isEmpty ? nil : route
    }
    graph.unresolved = graph.unresolved.filter { kept.contains($0.owner) }
    graph.resolvers = []
    graph.unmatched = []
    ways = ways.filter { kept.contains($0.from) && kept.contains($0.to) }
  }
}

/// A name in which `*` stands for any text.
struct NamePattern {
  private let parts: [[Unicode.Scalar]]

  init(_ pattern: String) {
    parts = pattern.unicodeScalars.split(separator: "*", omittingEmptySubsequences: false).map(Array.init)
  }

  /// Each part is searched for once, from the end of the previous one.
  func matches(_ name: String) -> Bool {
    let text = Array(name.unicodeScalars)
    guard parts.count > 1 else { return text == parts[0] }
    guard text.starts(with: parts[0]), text.count >= parts[0].count + parts[parts.count - 1].count else { return false }
    var at = parts[0].count
    let end = text.count - parts[parts.count - 1].count
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      var found = at
      while found + part.count <= end, !text[found..<(found + part.count)].elementsEqual(part) { found += 1 }
      guard found + part.count <= end else { return false }
      at = found + part.count
    }
    return text[end...].elementsEqual(parts[parts.count - 1])
  }
}
