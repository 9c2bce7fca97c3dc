import NavigationModel
import SourceFacts

/// The code that runs for a case of an enum, wherever it stands.
final class LinkArms {
  private let linked: LinkedProgram
  private lazy var index = makeIndex()
  private lazy var byRoute: [Route.ID: [Transition]] = Dictionary(
    grouping: linked.graph.transitions.filter { $0.route != nil }, by: { $0.route ?? "" })

  private(set) lazy var tabs = LinkTabs(linked)
  private(set) lazy var states = LinkStates(linked)
  private(set) lazy var streams = LinkStreams(linked)

  init(_ linked: LinkedProgram) { self.linked = linked }

  func arms(for route: LinkCase) -> [Ref] { index[route] ?? [] }

  /// The graph's transitions for a route: those of the type that makes the route here, where it makes any.
  func transitions(for handed: LinkRow.Handed) -> [Transition] {
    let route = linked.typeName(handed.route.type) + "." + linked.program.text(handed.route.name)
    let all = (byRoute[route] ?? []).filter { ![.back, .url].contains($0.kind) }
    let own = all.filter { $0.owner == handed.owner }
    return own.isEmpty ? all : own
  }

  private func makeIndex() -> [LinkCase: [Ref]] {
    var result: [LinkCase: [Ref]] = [:]
    linked.forEachNode(of: .switchCase) { arm in
      guard !linked.isOutOfScope(arm) else { return }
      for found in linked.children(arm, .patterns).flatMap(cases) {
        guard let type = type(ofArm: arm, found), linked.program.types[type].cases[found.name] != nil else { continue }
        result[LinkCase(type: type, name: found.name), default: []].append(arm)
      }
    }
    linked.forEachNode(of: .closure) { closure in
      guard !linked.isOutOfScope(closure), let route = registered(closure) else { return }
      result[route, default: []].append(closure)
    }
    return result
  }

  /// A library's object for the app's enum keeps code for a case: `machine.addRoute(on: .open) { … }`, with `machine` a
  /// `Machine<State, Event>`.
  private func registered(_ closure: Ref) -> LinkCase? {
    guard let argument = linked.parent(closure), linked.kind(argument) == .argument,
      let call = linked.parent(argument), linked.kind(call) == .call, linked.callee(of: call) == .external,
      let base = linked.receiver(of: call), case .external(_, let parts) = linked.type(of: base).core
    else { return nil }
    let types = Set(parts.compactMap { part in if case .named(let id, _) = part.core { id } else { nil } })
    guard !types.isEmpty else { return nil }
    let cases = linked.arguments(of: call).compactMap { linked.child($0, .value) }.filter { linked.kind($0) == .member }
      .compactMap { made(by: $0, of: types) }
    return cases.count == 1 ? cases[0] : nil
  }

  private func made(by member: Ref, of types: Set<TypeID>) -> LinkCase? {
    let name = linked.program.symbol(member)
    let fitting = types.filter { linked.program.types[$0].cases[name] != nil }
    if let written = linked.child(member, .base) {
      guard case .named(let id, _)? = linked.typeNamed(by: written), fitting.contains(id) else { return nil }
      return LinkCase(type: id, name: name)
    }
    return fitting.count == 1 ? fitting.first.map { LinkCase(type: $0, name: name) } : nil
  }

  /// A case that a pattern names, and where in a tuple.
  private struct Named {
    var name: Symbol
    var base: Ref?
    var place: Int?
  }

  /// `case .profile`, `case (_, .open(let id), .list)`
  private func cases(in pattern: Ref) -> [Named] {
    if linked.kind(pattern) == .patternWhere { return linked.child(pattern, .pattern).map(cases) ?? [] }
    guard linked.kind(pattern) == .patternTuple else {
      return caseName(pattern).map { [Named(name: $0.name, base: $0.base)] } ?? []
    }
    return linked.children(pattern, .arguments).enumerated().compactMap { place, element in
      linked.child(element, .value).flatMap(caseName).map { Named(name: $0.name, base: $0.base, place: place) }
    }
  }

  private func caseName(_ pattern: Ref) -> (name: Symbol, base: Ref?)? {
    switch linked.kind(pattern) {
    case .patternWhere: return linked.child(pattern, .pattern).flatMap(caseName)
    case .patternCase: return (linked.program.symbol(pattern), linked.child(pattern, .base))
    case .patternExpression:
      guard let value = linked.child(pattern, .value), linked.kind(value) == .member else { return nil }
      return (linked.program.symbol(value), linked.child(value, .base))
    default: return nil
    }
  }

  private func type(ofArm arm: Ref, _ found: Named) -> TypeID? {
    if let written = found.base, case .named(let id, _)? = linked.typeNamed(by: written) { return id }
    guard let subject = linked.program.subject(ofArm: arm) else { return nil }
    guard let place = found.place else { return type(of: subject) }
    let parts = linked.kind(subject) == .tuple ? linked.children(subject, .arguments) : []
    guard parts.indices.contains(place), let part = linked.child(parts[place], .value) else { return nil }
    if let own = type(of: part), linked.isDeclared(own) { return own }
    return typeWithAllCases(beside: arm, at: place)
  }

  private func type(of subject: Ref) -> TypeID? {
    guard case .named(let id, _) = linked.type(of: subject).core else { return nil }
    return id
  }

  /// A library hands the event over, so that its type is not known: the only enum that has all cases which the `switch` names.
  private func typeWithAllCases(beside arm: Ref, at place: Int) -> TypeID? {
    guard let node = linked.parent(arm) else { return nil }
    let key = Part(node: node, place: place)
    if let known = told[key] { return known }
    let named = linked.children(node).filter { linked.kind($0) == .switchCase }
      .flatMap { linked.children($0, .patterns) }.flatMap(cases).filter { $0.place == place && $0.base == nil }
    let all = Set(named.map(\.name)).map { owners[$0] ?? [] }
    let common = all.dropFirst().reduce(all.first ?? []) { $0.intersection($1) }
    told[key] = .some(common.count == 1 ? common.first : nil)
    return common.count == 1 ? common.first : nil
  }

  private struct Part: Hashable {
    var node: Ref
    var place: Int
  }

  private var told: [Part: TypeID?] = [:]

  /// The enums that have a case of a name.
  private lazy var owners: [Symbol: Set<TypeID>] = linked.declaredTypes.reduce(into: [:]) { owners, type in
    guard linked.typeKind(type) == .enum else { return }
    for name in linked.program.types[type].cases.keys { owners[name, default: []].insert(type) }
  }
}
