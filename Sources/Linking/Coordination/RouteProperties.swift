import Dialects
import NavigationModel
import SourceFacts

/// A route that is a property of a coordinator.
struct PropertyRoute {
  var route: RouteValue
  var declaration: Ref
  /// The function that makes its destination.
  var factory: Ref?
  var targets: [Target]
  /// Code names it to navigate.
  var isUsed: Bool
}

/// Routes that are properties of a coordinator, named by key path.
extension CoordinationPass {
  func emit(_ p: Dialect.RouteProperties) {
    for (name, label) in p.calls.sorted(by: { $0.key < $1.key }) {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let path = semantics.argument(labelled: label, of: call), program.kind(path) == .keyPath else { continue }
        for owner in coordinators.owners(ofPath: path, call: call) { emit(path, of: owner, p, site: call) }
      }
    }
    for (name, label) in p.initials.sorted(by: { $0.key < $1.key }) {
      for call in constructions(of: name, given: label) where !program.isOutOfScope(call) {
        guard let path = semantics.argument(labelled: label, of: call), program.kind(path) == .keyPath else { continue }
        for owner in coordinators.owners(ofPath: path, call: call) { emit(path, of: owner, p, site: call) }
      }
    }
    for (name, label) in p.lists.sorted(by: { $0.key < $1.key }) {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let list = semantics.argument(labelled: label, of: call), program.kind(list) == .array else { continue }
        for path in program.children(list) where program.kind(path) == .keyPath {
          for owner in coordinators.owners(ofPath: path, call: call) { emitItem(path, of: owner, p, site: path) }
        }
      }
    }
  }

  private func emit(_ path: Ref, of owner: TypeID, _ p: Dialect.RouteProperties, site: Ref) {
    guard let (kind, values, property) = destination(program.name(path), of: owner, p) else { return }
    show(HandlerRun.Show(kind: kind, values: values, place: property), route: route(path, of: owner), site: site)
  }

  /// The constructions of a library's type with an argument: `NavigationStack(initial: \.root)`, and `.init(initial:
  /// \.root)` where the type is required.
  private func constructions(of name: String, given label: String) -> [Ref] {
    program.callsNamed(name)
      + program.callsNamed("init").filter { call in
        guard semantics.argument(labelled: label, of: call).map({ program.kind($0) == .keyPath }) ?? false,
          case .external(let made, _) = semantics.expectedType(of: call).core
        else { return false }
        return made == name || made.hasSuffix("." + name)
      }
  }

  /// A tab: the coordinator itself is the container of its children.
  private func emitItem(_ path: Ref, of owner: TypeID, _ p: Dialect.RouteProperties, site: Ref) {
    guard let (_, values, property) = destination(program.name(path), of: owner, p) else { return }
    let route = route(path, of: owner)
    for v in values {
      let ids = coordinators.of(values: [v])
      let targets = ids.isEmpty ? finder.targets(of: [v]) : ids.flatMap { firstScreens(of: $0).map(\.target) }
      for child in ids { add(.flow, .coordinator(child), route: route, site: site, primitive: property) }
      for target in targets {
        add(.tab, target, route: route, site: site, primitive: property, origins: [.coordinator(owner)])
      }
    }
  }

  /// All route properties of the sources, for the rule that reports unused ones.
  func propertyRoutes() -> [PropertyRoute] {
    coordinators.places.keys.sorted().flatMap { id -> [PropertyRoute] in
      guard let p = coordinators.coordination(of: id)?.properties, !program.types[id].isOutOfScope else { return [] }
      return program.types[id].members.sorted { $0.key < $1.key }.compactMap { name, _ in
        guard let property = coordinators.routeProperty(program.text(name), of: id),
          program.enclosingType(property) == id,
          let (_, values, _) = destination(program.text(name), of: id, p)
        else { return nil }
        var factory: Ref?
        if case .function(let f, _)? = coordinators.factory(program.text(name), of: id) { factory = f }
        let targets = values.flatMap { v -> [Target] in
          let ids = coordinators.of(values: [v])
          return ids.isEmpty ? finder.targets(of: [v]) : ids.flatMap { firstScreens(of: $0).map(\.target) }
        }
        return PropertyRoute(
          route: RouteValue(type: id, name: name), declaration: property, factory: factory, targets: targets,
          isUsed: isNamed(name, of: id))
      }
    }
  }

  /// Some key path leads through the property.
  private func isNamed(_ name: Symbol, of id: TypeID) -> Bool {
    program.keyPaths[name].contains { path in
      guard !program.isOutOfScope(path) else { return false }
      guard let root = program.child(path, .root), case .named(let type, _) = semantics.resolve(root).core else {
        return true
      }
      return semantics.inherits(type, from: id) || semantics.inherits(id, from: type)
    }
  }

  private func route(_ path: Ref, of owner: TypeID) -> RouteValue? {
    program.symbols.find(program.name(path)).map { RouteValue(type: owner, name: $0) }
  }

  /// The kind of a route property, and the result of its factory.
  private func destination(_ name: String, of owner: TypeID, _ p: Dialect.RouteProperties) -> (
    Transition.Kind, [Value], Ref
  )? {
    guard let property = coordinators.routeProperty(name, of: owner),
      let factory = coordinators.factory(name, of: owner)
    else { return nil }
    var kind = Transition.Kind.push
    for attribute in program.children(property, .attributes) {
      guard let own = p.attributes[program.name(attribute)] else { continue }
      kind = own
      if let first = program.children(attribute, .arguments).first, let e = program.child(first, .value),
        let given = p.kinds[program.name(e)]
      {
        kind = given
      }
    }
    var values = evaluator.result(of: factory, arguments: [], root: Environment(parent: nil))
    // `if let store { StartView(store) } else { EmptyView() }`: the placeholder for nil.
    if values.count > 1 {
      values.removeAll { v in
        finder.targets(of: [v]).contains { if case .inline(let r) = $0 { finder.isBlank(r) } else { false } }
      }
    }
    return (kind, values, program.child(property, .initializer) ?? property)
  }

  /// What a coordinator with route properties shows first.
  func firstProperties(of id: TypeID) -> [(Transition.Kind, [Value])] {
    guard let p = coordinators.coordination(of: id)?.properties else { return [] }
    var result: [(Transition.Kind, [Value])] = []
    for (name, label) in p.initials.sorted(by: { $0.key < $1.key }) {
      for call in constructions(of: name, given: label) where program.enclosingType(call) == id {
        guard let path = semantics.argument(labelled: label, of: call), program.kind(path) == .keyPath,
          let d = destination(program.name(path), of: id, p)
        else { continue }
        result.append((d.0, d.1))
      }
    }
    return result
  }
}
