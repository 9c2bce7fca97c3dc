import NavigationModel
import SourceFacts

/// Which tab of a bar stands for which case of an enum, as the bar's own code tells it: where it sets a tab up, it names
/// both the tab's screen and the case.
final class LinkTabs {
  private let linked: LinkedProgram
  private let choices: LinkChoices
  private lazy var index = makeIndex()

  init(_ linked: LinkedProgram) {
    self.linked = linked
    choices = LinkChoices(linked)
  }

  func screens(for cases: Set<LinkFrame.Constant>) -> [Screen.ID] {
    Set(cases.flatMap { index[$0] ?? [] }).sorted()
  }

  private func makeIndex() -> [LinkFrame.Constant: Set<Screen.ID>] {
    var result: [LinkFrame.Constant: Set<Screen.ID>] = [:]
    let tabs = Dictionary(grouping: linked.graph.transitions.filter { $0.kind == .tab && $0.to != nil }, by: \.owner)
    for type in linked.declaredTypes {
      guard let moves = tabs[linked.screenID(of: type)] else { continue }
      let screens = Set(moves.compactMap(\.to))
      guard screens.count > 1 else { continue }
      for body in linked.bodies(of: type) { read(body, screens, &result) }
    }
    return result
  }

  private func read(
    _ body: Ref, _ screens: Set<Screen.ID>, _ result: inout [LinkFrame.Constant: Set<Screen.ID>]
  ) {
    for statement in linked.nodes([.call, .assign], in: body) where isStatement(statement) {
      let named = self.screens(namedIn: statement).intersection(screens)
      guard named.count == 1 else { continue }
      let cases = choices.cases(in: statement, .empty)
      guard cases.count == 1 else { continue }
      for one in cases { result[one, default: []].formUnion(named) }
    }
  }

  /// A statement by itself, without further ones in it.
  private func isStatement(_ node: Ref) -> Bool {
    linked.parent(node).map(linked.kind) == .block && linked.nodes([.block], in: node).isEmpty
  }

  private func screens(namedIn statement: Ref) -> Set<Screen.ID> {
    Set(
      linked.nodes([.name, .call], in: statement).compactMap { node in
        guard case .named(let type, _) = linked.type(of: node).core else { return nil }
        return linked.screenID(of: type)
      })
  }
}

extension LinkWalk {
  /// `bar.selectedIndex = tab.rawValue`: shows the tab that stands for the case at hand.
  func select(_ assignment: Ref, in row: Int) {
    guard let target = linked.child(assignment, .target), values.known.selections.contains(linked.name(target)),
      let value = linked.child(assignment, .value)
    else { return }
    for screen in arms.tabs.screens(for: choices.cases(in: value, frame)) {
      show(screen, by: .tab, at: linked.location(assignment), if: nil, isSelection: true, in: row)
    }
  }
}
