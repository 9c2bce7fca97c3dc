import NavigationModel
import SourceFacts

/// Whether users can reach screens, and at which depth.
extension GraphBuilder {
  /// Types that look like screens and that nothing shows.
  func addUnshownScreens(shown: Set<TypeID>, live: Set<TypeID>, into screens: inout [String: Screen]) {
    for id in program.types.indices
    where program.types[id].isDeclared && !program.types[id].isOutOfScope && !shown.contains(id) && !live.contains(id)
      && !program.isOfDependency(type: id)
    {
      guard semantics.isScreenType(id), looksLikeScreen(id), !isMadeUp(id) else { continue }
      let s = screen(for: .declared(id), site: program.types[id].declaration ?? Ref(file: 0, node: 0))
      if screens[s.id] == nil { screens[s.id] = s }
    }
  }

  /// A screen by its name, or a controller with such a name or with a storyboard's scene of its own.
  func looksLikeScreen(_ id: TypeID) -> Bool {
    guard program.types[id].parent == nil, semantics.subtypes[id] == nil else { return false }
    let name = DottedName.spoken(program.text(program.types[id].name))
    // The Mac's own storyboards and windows are not followed.
    if semantics.supertypeNames(of: id).contains(where: { $0.hasPrefix("NS") && $0.hasSuffix("Controller") }) {
      return false
    }
    if semantics.isController(id) {
      return name.hasSuffix("Controller") || name.hasSuffix("VC") || storyboards.title(ofClass: name) != nil
    }
    guard semantics.supertypeNames(of: id).contains("View") else { return false }
    if ["navigationTitle", "navigationBarTitle"].contains(where: { !flow.calls(named: $0, in: id).isEmpty }) {
      return true
    }
    return ["View", "Screen", "Page", "Sheet"].contains { name.hasSuffix($0) }
      && !["RowView", "CellView", "HeaderView", "FooterView", "ItemView", "LabelView", "ButtonView", "IconView"]
        .contains { name.hasSuffix($0) }
  }

  func markReachable(_ screens: inout [String: Screen], _ transitions: [Transition], live: Set<TypeID>, hasEntry: Bool)
  {
    let livePaths = Set(live.map { displayName(semantics.path($0)) })
    let deadPaths = pathsOfDeadTypes(live: live)
    for t in transitions {
      guard let to = t.to, screens[to]?.isReachable == false else { continue }
      let isDeclared = screens[to]?.kind == .view || screens[to]?.kind == .viewController
      // Declared screens follow liveness; any other screen is reachable when its site is.
      if !isDeclared, !deadPaths.contains(t.owner) || !hasEntry { screens[to]?.isReachable = true }
    }
    // A target of a transition in live code is shown, however it was made.
    for t in transitions {
      guard let to = t.to, screens[to]?.isReachable == false, livePaths.contains(t.owner) else { continue }
      if t.route == nil { screens[to]?.isReachable = true }
    }
  }

  /// Extensions of SDK types and protocols run wherever they are used.
  private func pathsOfDeadTypes(live: Set<TypeID>) -> Set<String> {
    let dead = program.types.indices.filter {
      program.types[$0].isDeclared && !program.types[$0].isProtocol && !live.contains($0)
    }
    return Set(dead.map(semantics.path))
  }

  func measureDepth(_ screens: inout [String: Screen], _ graph: NavigationGraph) {
    let parts = Dictionary(grouping: graph.embeddings, by: \.parent).mapValues { $0.map(\.child) }
    for (id, d) in depths(from: graph.entries.map(\.screen), graph.transitions, parts) where screens[id] != nil {
      screens[id]?.depth = d
      screens[id]?.isReachable = true
    }
  }

  /// The depth of each screen: the number of transitions from the nearest of the starts. A part has the depth of its
  /// whole. Linear in the transitions.
  func depths(from starts: [String], _ transitions: [Transition], _ parts: [String: [String]] = [:]) -> [String: Int] {
    var next: [String: [String]] = [:]
    // A transition that the app or its delegate runs belongs to the flow whose code it is.
    let delegates = Set(entryTypes().map { semantics.path($0.type) })
    for t in transitions where t.kind != .back {
      guard let to = t.to else { continue }
      let sources = t.from.isEmpty || !delegates.isDisjoint(with: t.from) ? t.from + [t.owner] : t.from
      for f in Set(sources) { next[f, default: []].append(to) }
    }
    var depth: [String: Int] = [:]
    var layer = starts
    var distance = 0
    while !layer.isEmpty {
      var found: [String] = []
      var index = 0
      while index < layer.count {
        let current = layer[index]
        index += 1
        guard depth[current] == nil else { continue }
        depth[current] = distance
        layer += parts[current] ?? []
        found += next[current] ?? []
      }
      layer = found
      distance += 1
    }
    return depth
  }
}
