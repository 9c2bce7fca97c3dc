import NavigationModel
import SourceFacts

extension GraphBuilder {
  /// The places that the graph accounts for, with the expressions around each: `show(Page())` is explained by `Page()`.
  func explainedPlaces() -> Set<Ref> {
    var places: Set<Ref> = []
    func add(_ place: Ref) {
      var current: Ref? = place
      while let c = current, ![.closure, .block, .function, .variable, .type, .extension].contains(program.kind(c)),
        places.insert(c).inserted
      {
        current = program.parent(c)
      }
    }
    // What shows nothing is not explained by being there.
    let silent = Set(navigation.silent.map(\.place))
    for place in navigation.primitives where !silent.contains(place) { add(place) }
    for t in navigation.transitions {
      add(t.site)
      add(t.primitive)
    }
    for gap in navigation.gaps { add(gap.site) }
    return places
  }

  /// Controllers named like screens that live code makes and that nothing is known to show, each with the first place
  /// that makes it.
  func unshownControllers(shown: Set<TypeID>, live: Set<TypeID>) -> [(type: TypeID, place: Ref)] {
    let candidates = live.subtracting(shown).filter { id in
      program.types[id].isDeclared && !program.types[id].isOutOfScope && !program.isOfDependency(type: id)
        && semantics.isController(id)
        && looksLikeScreen(id) && !isMadeUp(id)
        && semantics.supertypeNames(of: id).isDisjoint(with: SDK.hostControllers)
    }
    if candidates.isEmpty { return [] }
    let embedded = embeddedTypes(among: candidates)
    return candidates.subtracting(embedded).sorted().compactMap { id in
      let places = flow.constructions(of: id).filter { call in
        !program.isOutOfScope(call) && !program.isOfDependency(call)
          && program.enclosingType(call).map { live.contains($0) } ?? true
      }
      return places.contains(where: isInRepresentable) ? nil : places.first.map { (id, $0) }
    }
  }

  /// A SwiftUI representable makes the controller: it is a part of the surrounding views.
  private func isInRepresentable(_ place: Ref) -> Bool {
    program.enclosingType(place).map {
      !semantics.supertypeNames(of: $0).isDisjoint(with: SDK.controllerRepresentables)
    } ?? false
  }

  /// Controllers that are parts of others: they are added as children, or their views are laid out.
  private func embeddedTypes(among candidates: Set<TypeID>) -> Set<TypeID> {
    var found: Set<TypeID> = []
    func add(_ controller: Ref?) {
      guard let controller, !program.isOutOfScope(controller),
        case .named(let id, _) = semantics.type(of: controller).core
      else { return }
      found.formUnion(candidates.intersection([id] + semantics.supertypes(of: id)))
    }
    for call in program.callsNamed("addChild") {
      add(program.children(call, .arguments).first.flatMap { program.child($0, .value) })
    }
    for mention in program.symbols.find("view").map({ program.mentions[$0] }) ?? []
    where program.kind(mention) == .member { add(program.child(mention, .base)) }
    return found
  }
}
