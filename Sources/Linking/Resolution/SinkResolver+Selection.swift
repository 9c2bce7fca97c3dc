import NavigationModel
import SourceFacts

/// Links in lists with a selection, where the link's value has no registration: they show the content of the column
/// beside the list.
extension SinkResolver {
  /// - Parameter columns: the contents of columns, which depend on the state around them.
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

  /// The content of the columns that read a list's selection, for some values of it; empty where it is the same for all
  /// values.
  private func shown(bySelecting values: [Value], in list: Ref, _ columns: [Sink]) -> [Target] {
    guard let state = flow.declaration(of: list), program.kind(state) == .variable else { return [] }
    let key = VariableKey(declaration: state)
    // The view with the state, or the view with both the list and the columns that reads an object's state.
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
