import NavigationModel
import SourceFacts

/// Which tab of a bar stands for which case of an enum, as the bar's own code tells it: where it sets a tab up, it names
/// both the tab's screen and the case, or it names the tab in the arm of the case.
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

  /// Whether other cases of the same enum stand for tabs: what a case without one selects is then not known.
  func isOfKnownBar(_ cases: Set<LinkFrame.Constant>) -> Bool {
    let types = Set(cases.compactMap(Self.type))
    return index.contains { key, screens in !screens.isEmpty && Self.type(key).map(types.contains) ?? false }
  }

  private static func type(_ constant: LinkFrame.Constant) -> TypeID? {
    if case .enumCase(let type, _) = constant { type } else { nil }
  }

  private func makeIndex() -> [LinkFrame.Constant: Set<Screen.ID>] {
    var result: [LinkFrame.Constant: Set<Screen.ID>] = [:]
    let tabs = Dictionary(grouping: linked.graph.transitions.filter { $0.kind == .tab && $0.to != nil }, by: \.owner)
    for type in linked.declaredTypes {
      guard let moves = tabs[linked.screenID(of: type)] else { continue }
      let screens = Set(moves.compactMap(\.to))
      guard screens.count > 1 else { continue }
      let bodies = linked.bodies(of: type)
      let fillings = fillings(in: bodies)
      for body in bodies {
        read(body, screens, &result)
        readArms(body, screens, fillings, &result)
      }
    }
    return result
  }

  /// `case .orders: return ordersContainer`: what the bar puts into that controller is shown.
  private func readArms(
    _ body: Ref, _ screens: Set<Screen.ID>, _ fillings: [Ref: Set<Screen.ID>],
    _ result: inout [LinkFrame.Constant: Set<Screen.ID>]
  ) {
    for arm in linked.nodes([.switchCase], in: body) {
      let cases = cases(of: arm)
      guard cases.count == 1 else { continue }
      let shown = properties(namedIn: arm).map { property in
        let own = Set([screen(of: property)].compactMap { $0 })
        let filled = fillings[property] ?? own
        return filled.union(own).isDisjoint(with: screens) ? [] : filled
      }
      for one in cases { result[one, default: []].formUnion(shown.joined()) }
    }
  }

  private func cases(of arm: Ref) -> Set<LinkFrame.Constant> {
    guard let subject = linked.program.subject(ofArm: arm), case .named(let type, _) = linked.type(of: subject).core,
      linked.typeKind(type) == .enum
    else { return [] }
    return Set(
      linked.children(arm, .patterns).compactMap { pattern in
        let named = linked.kind(pattern) == .patternCase ? pattern : linked.child(pattern, .value)
        guard let named, [.patternCase, .member].contains(linked.kind(named)) else { return nil }
        return .enumCase(type, linked.program.symbol(named))
      })
  }

  /// The stored properties that an arm names.
  private func properties(namedIn arm: Ref) -> Set<Ref> {
    Set(
      linked.children(arm, .body).flatMap { linked.nodes([.name, .member], in: $0) }.compactMap(linked.variable)
        .filter { linked.kind($0) == .variable && linked.parent($0).map(linked.program.isDeclarationScope) == true })
  }

  private func screen(of property: Ref) -> Screen.ID? {
    let value = linked.child(property, .initializer)
    guard case .named(let type, _)? = value.map({ linked.type(of: $0).core }) else { return nil }
    return linked.screenID(of: type)
  }

  /// `ordersContainer.content = OrdersController()`: the screens that the bar's code puts into what it keeps.
  private func fillings(in bodies: [Ref]) -> [Ref: Set<Screen.ID>] {
    var result: [Ref: Set<Screen.ID>] = [:]
    for assignment in bodies.flatMap({ linked.nodes([.assign], in: $0) }) {
      guard let target = linked.child(assignment, .target), linked.kind(target) == .member,
        let property = linked.child(target, .base).flatMap(linked.variable),
        let value = linked.child(assignment, .value)
      else { continue }
      let inner = linked.evaluator.values(of: value, in: Environment(parent: nil)).flatMap(made)
      if !inner.isEmpty { result[property, default: []].formUnion(inner) }
    }
    return result
  }

  private func made(_ value: Value) -> [Screen.ID] {
    switch value {
    case .instance(let type, _, _):
      if case .named(let own, _) = type.core, linked.semantics.isScreenType(own) {
        [linked.screenID(of: own)]
      } else {
        []
      }
    case .array(let list): list.flatMap(made)
    default: []
    }
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
    for screen in isSelection(assignment) ? tabs(selectedBy: assignment) : [] {
      show(screen, by: .tab, at: linked.location(assignment), if: nil, isSelection: true, in: row)
    }
  }

  /// Whether a place brings a tab to the front that was there.
  func isSelection(_ place: Ref) -> Bool {
    guard linked.kind(place) == .assign, let target = linked.child(place, .target) else { return false }
    return values.known.selections.contains(linked.name(target))
  }

  /// The tabs of the case that an assignment selects, or that a call hands on to one.
  func tabs(selectedBy place: Ref) -> [Screen.ID] { arms.tabs.screens(for: cases(selectedBy: place)) }

  /// The cases of tabs that an assignment selects, or that a call hands on to one.
  func cases(selectedBy place: Ref) -> Set<LinkFrame.Constant> {
    let values =
      switch linked.kind(place) {
      case .assign: [linked.child(place, .value)]
      case .call: linked.arguments(of: place).map { linked.child($0, .value) }
      default: [place]
      }
    let own = values.compactMap { $0 }.filter { linked.kind($0) != .closure }
    return own.reduce(into: []) { $0.formUnion(choices.cases(in: $1, frame)) }
  }
}
