import Configuration
import NavigationModel
import Policies

/// A configuration's settings for maps, applied to the screens of one graph.
public struct MapShape: Sendable {
  public var titles: [Screen.ID: String] = [:]
  public var hidden: Set<Screen.ID> = []
  public var areas: [(title: String, screens: [Screen.ID])] = []
  private var merged: [Screen.ID: Screen.ID] = [:]

  public init(_ project: Project, _ graph: NavigationGraph) {
    self.init(project.configuration.map, graph)
  }

  init(_ settings: MapSettings, _ graph: NavigationGraph) {
    guard !settings.isEmpty else { return }
    for screen in graph.screens {
      if let naming = settings.titles.first(where: { $0.patterns.contains { $0.fits(screen) } }) {
        titles[screen.id] = naming.name
      }
      if settings.hidden.contains(where: { $0.fits(screen) }) { hidden.insert(screen.id) }
    }
    for naming in settings.merged {
      let members = Self.screens(of: naming, graph).filter { !hidden.contains($0) && merged[$0] == nil }
      guard let first = members.first else { continue }
      for member in members { merged[member] = first }
      titles[first] = naming.name
    }
    areas = settings.areas.map { naming in
      (naming.name, Set(Self.screens(of: naming, graph).map { merged[$0] ?? $0 }).sorted())
    }
  }

  private static func screens(of naming: MapSettings.Naming, _ graph: NavigationGraph) -> [Screen.ID] {
    graph.screens.filter { screen in naming.patterns.contains { $0.fits(screen) } }.map(\.id).sorted()
  }

  /// The graph with several screens merged into one. Transitions between them disappear.
  public func merging(_ graph: NavigationGraph) -> NavigationGraph {
    guard !merged.isEmpty else { return graph }
    var graph = graph
    graph.screens.removeAll { (merged[$0.id] ?? $0.id) != $0.id }
    for at in graph.entries.indices { graph.entries[at].screen = name(graph.entries[at].screen) }
    for at in graph.routes.indices { graph.routes[at].destinations = names(graph.routes[at].destinations) }
    for at in graph.flows.indices { graph.flows[at].screens = names(graph.flows[at].screens) }
    graph.transitions = graph.transitions.compactMap(merging)
    graph.embeddings = graph.embeddings.map {
      Embedding(parent: name($0.parent), child: name($0.child), location: $0.location)
    }.filter { $0.parent != $0.child }
    return graph
  }

  private func merging(_ transition: Transition) -> Transition? {
    var moved = transition
    moved.to = transition.to.map(name)
    moved.owner = name(transition.owner)
    moved.from = names(transition.from)
    // A merged screen is also shown in the ways of the screens it stands for.
    moved.after = transition.after.filter { merged[$0.screen] == nil }.map {
      Transition.Condition(screen: $0.screen, from: names($0.from).sorted())
    }
    let isWithin = transition.to.map { merged[$0] != nil } ?? false
    if isWithin { moved.from.removeAll { $0 == moved.to } }
    return isWithin && moved.from.isEmpty && !transition.from.isEmpty ? nil : moved
  }

  public func merging(_ findings: [Finding]) -> [Finding] {
    findings.map { finding in
      var finding = finding
      finding.subject = name(finding.subject)
      return finding
    }
  }

  /// The screen that stands for a merged one.
  public func name(_ id: Screen.ID) -> Screen.ID { merged[id] ?? id }

  private func names(_ ids: [Screen.ID]) -> [Screen.ID] {
    var seen: Set<Screen.ID> = []
    return ids.map(name).filter { seen.insert($0).inserted }
  }
}

extension NamePattern {
  /// A pattern is written without the backticks of a raw identifier.
  func fits(_ screen: Screen) -> Bool { matches(screen.name) || matches(DottedName.spoken(screen.name)) }
}
