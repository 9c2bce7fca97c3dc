import SourceFacts

/// Links in lists that select: what is selected decides what the next column shows, and nothing is registered for it.
struct Selection {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// What selects a row by a binding.
  static let lists: Set<String> = SDK.lists

  init(flow: DataFlow) { self.flow = flow }

  /// The place stands in a `List(selection:)`, or in a function or view that one shows.
  func isInSelectableList(_ place: Ref) -> Bool { !selections(around: place).isEmpty }

  /// The bindings to what is selected in the lists that a place stands in.
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
