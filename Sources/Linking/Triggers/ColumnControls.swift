import SourceFacts

/// Lists that select the content of the column beside them: `List(pages, selection: $page) { … }`, and `page.view` in
/// the detail of the same split view.
struct ColumnControls {
  let flow: DataFlow
  private var program: Program { flow.program }
  private var semantics: Semantics { flow.semantics }

  /// The list whose selection decides the content at a place in a column.
  func control(deciding place: Ref, in container: Ref) -> FoundTrigger? {
    guard program.kind(container) == .call, SDK.columns.contains(program.name(container)),
      program.contains(container, place),
      let list = states(around: place, in: container).lazy.compactMap({ list(selecting: $0) }).first
    else { return nil }
    return FoundTrigger(action: .select, control: program.name(list), place: list)
  }

  /// The variables in the column's statement around a place.
  private func states(around place: Ref, in container: Ref) -> [Ref] {
    var statement = place
    var current = program.parent(place)
    while let c = current, c != container {
      if program.kind(c) == .closure { break }
      if program.kind(c) != .block { statement = c }
      current = program.parent(c)
    }
    var found: [Ref] = []
    program.forEachNode(in: statement) { r in
      if program.kind(r) == .name || program.kind(r) == .member, let d = flow.declaration(of: r),
        program.kind(d) == .variable, !found.contains(d)
      {
        found.append(d)
      }
      return true
    }
    return found
  }

  /// The list that selects the state, under any of its names: `List(selection: $page)`, also where the list has a
  /// binding of its own to the state.
  private func list(selecting state: Ref) -> Ref? {
    for name in [state] + flow.aliases(of: state) {
      if let list = list(selectingBy: name) { return list }
    }
    return nil
  }

  private func list(selectingBy variable: Ref) -> Ref? {
    let name = program.name(variable)
    return ["$" + name, name].compactMap(program.symbols.find).flatMap { program.mentions[$0] }.first { mention in
      !program.isOutOfScope(mention) && list(selectedBy: mention) != nil && flow.declaration(of: mention) == variable
    }.flatMap { list(selectedBy: $0) }
  }

  private func list(selectedBy mention: Ref) -> Ref? {
    guard let argument = program.parent(mention), program.kind(argument) == .argument,
      program.name(argument) == "selection",
      let list = program.parent(argument), program.kind(list) == .call, Selection.lists.contains(program.name(list))
    else { return nil }
    return list
  }
}
