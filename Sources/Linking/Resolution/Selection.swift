import SourceFacts

/// Links in lists with a selection: the next column shows content for the selected value, without a registration.
struct Selection {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// Views whose rows set a selection binding.
  static let lists: Set<String> = SDK.lists

  init(flow: DataFlow) { self.flow = flow }

  /// The place stands in a `List(selection:)`, or in a function or view that such a list shows.
  func isInSelectableList(_ place: Ref) -> Bool { !selections(around: place).isEmpty }

  /// The selection bindings of the lists around a place, those of the nearest lists first.
  func selections(around place: Ref) -> [Ref] {
    var found: [Ref] = []
    var places = [place]
    var seen: Set<Ref> = []
    var next = 0
    while next < places.count, semantics.allows(\.selectionUses, after: next) {
      let place = places[next]
      next += 1
      if let chosen = selection(ofListAround: place) {
        found.append(chosen)
      } else if let member = program.enclosingMember(place), seen.insert(member).inserted {
        places += uses(of: member, at: place)
      }
    }
    return found
  }

  /// The selection of the list around a place in the same type.
  private func selection(ofListAround place: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, program.kind(c) != .type, program.kind(c) != .extension {
      if program.kind(c) == .call, Self.lists.contains(program.name(c)),
        let chosen = semantics.argument(labelled: "selection", of: c)
      {
        return chosen
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The places that show the part of a view that a member makes; of a view's body, those that make the view.
  private func uses(of member: Ref, at place: Ref) -> [Ref] {
    var uses: [Ref] = program.kind(member) == .function ? flow.callers(of: member) : []
    if program.kind(member) == .variable, program.name(member) != "body" {
      uses = flow.mentions(ofVariable: member).filter { flow.declaration(of: $0) == member }
    }
    guard uses.isEmpty, let type = program.enclosingType(place), semantics.isView(type) else { return uses }
    return flow.constructions(of: type)
  }
}
