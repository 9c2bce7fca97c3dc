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

  /// The selection bindings of the lists around a place.
  func selections(around place: Ref, depth: Int = 0) -> [Ref] {
    var current = program.parent(place)
    while let c = current {
      if program.kind(c) == .call, Self.lists.contains(program.name(c)),
        let chosen = semantics.argument(labelled: "selection", of: c)
      {
        return [chosen]
      }
      if program.kind(c) == .type || program.kind(c) == .extension { break }
      current = program.parent(c)
    }
    guard let member = program.enclosingMember(place), semantics.allows(\.selectionDepth, after: depth) else {
      return []
    }
    var uses: [Ref] = program.kind(member) == .function ? flow.callers(of: member) : []
    if program.kind(member) == .variable, program.name(member) != "body" {
      uses = flow.mentions(ofVariable: member).filter { flow.declaration(of: $0) == member }
    }
    if uses.isEmpty, let type = program.enclosingType(place), semantics.isView(type) {
      uses = flow.constructions(of: type)
    }
    return semantics.limited(uses, to: \.selectionUses).flatMap { selections(around: $0, depth: depth + 1) }
  }
}
