import NavigationModel
import SourceFacts

/// Links in lists that select, where nothing is registered for the link's value: they show what the column beside the
/// list makes of it.
extension SinkResolver {
  /// - Parameter columns: the contents of columns, which show what the state around them says.
  func resolveSelections(of links: [Sink], showing columns: [Sink]) {
    if columns.isEmpty { return }
    for link in links where link.isLink {
      guard case .route(let value) = link.subject else { continue }
      let lists = selection.selections(around: link.place)
      if lists.isEmpty { continue }
      let selected = evaluator.values(of: value, in: Environment(parent: nil))
      guard selected.allSatisfy({ resolvers.targets(of: $0, site: link.place, root: Environment(parent: nil)).isEmpty })
      else { continue }
      for target in Set(lists.flatMap { shown(bySelecting: selected, in: $0, columns) }) {
        transitions.insert(
          FoundTransition(
            kind: .push, site: link.place, target: target, route: nil, confidence: .exact, primitive: link.place))
      }
    }
  }

  /// What the columns that look at a list's selection choose for some values of it; nothing where all values are the
  /// same to them.
  private func shown(bySelecting values: [Value], in list: Ref, _ columns: [Sink]) -> [Target] {
    guard let state = flow.declaration(of: list), program.kind(state) == .variable else { return [] }
    let key = VariableKey(declaration: state)
    // The view that has the state, or that has both the list and the columns and asks an object for the state.
    let views = [program.enclosingType(state), program.enclosingType(list)]
    return columns.filter { views.contains(program.enclosingType($0.place)) }.flatMap { column -> [Target] in
      let all = shown(in: column, Environment(parent: nil))
      let chosen = shown(in: column, Environment(parent: nil, bindings: [key: .values(values)]))
      return chosen.isSubset(of: all) && chosen.count < all.count ? Array(chosen) : []
    }
  }

  private func shown(in column: Sink, _ root: Environment) -> Set<Target> {
    guard case .content(let content, item: nil) = column.subject else { return [] }
    let values = evaluator.values(of: content, in: root).flatMap { evaluator.result(of: $0, arguments: [], root: root) }
    return Set(finder.targets(of: values).filter { if case .declared = $0 { true } else { false } })
  }
}
