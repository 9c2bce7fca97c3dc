import NavigationModel
import SourceFacts

/// Controllers that are parts of others.
extension GraphBuilder {
  /// The children of containers and page controllers that their parents do not show by a transition: with the
  /// container, else with the screens that run the code which makes them.
  func embeddings(
    of children: [ChildSwaps.Child], in screens: [String: Screen], _ transitions: [Transition],
    _ attribution: Attribution
  ) -> [Embedding] {
    let shown = Dictionary(grouping: transitions, by: \.to).mapValues { ways in
      ways.reduce(into: Set()) { $0.formUnion($1.from + [$1.owner]) }
    }
    var result: Set<Embedding> = []
    for child in children {
      let id = semantics.screenID(child.screen)
      guard screens[id] != nil else { continue }
      let parents = parents(of: child, in: screens, attribution)
      guard semantics.allows(\.embeddingParents, after: parents.count - 1) else { continue }
      for parent in parents.map(semantics.screenID) where parent != id && shown[id]?.contains(parent) != true {
        result.insert(Embedding(parent: parent, child: id, location: location(child.place)))
      }
    }
    return result.sorted { ($0.location, $0.parent, $0.child) < ($1.location, $1.parent, $1.child) }
  }

  /// A page is a screen, also where it leads nowhere.
  func addPages(_ children: [ChildSwaps.Child], into screens: inout [String: Screen]) {
    for child in children where child.isPage {
      guard let container = child.container, screens[semantics.screenID(container)] != nil else { continue }
      let page = screen(for: .declared(child.screen), site: child.place)
      if screens[page.id] == nil { screens[page.id] = page }
    }
  }

  /// A controller that is itself only a part stands for the screens that make it.
  private func parents(of child: ChildSwaps.Child, in screens: [String: Screen], _ attribution: Attribution) -> [TypeID]
  {
    func isScreen(_ type: TypeID) -> Bool { screens[semantics.screenID(type)] != nil }
    if let container = child.container, isScreen(container) { return [container] }
    let found = attribution.screens(at: child.place)
    if !found.isEmpty { return found.sorted() }
    guard let keeper = program.enclosingType(child.place).flatMap(attribution.keepers.home) else { return [] }
    if isScreen(keeper) { return [keeper] }
    return flow.constructions(of: keeper).reduce(into: Set()) { $0.formUnion(attribution.screens(at: $1)) }.sorted()
  }
}
