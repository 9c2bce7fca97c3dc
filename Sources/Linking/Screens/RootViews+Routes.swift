import SourceFacts

/// First screens that an object makes from its own route: `router.root.view()`, `coordinator.rootView`, where
/// `rootView` is a `switch` over the coordinator's own state.
extension RootViews {
  func heldRoute(_ content: Ref) -> Held? {
    var node = content
    while [.member, .call].contains(program.kind(node)), let base = program.chained(node) { node = base }
    guard node != content, program.kind(node) == .name, let holder = flow.declaration(of: node),
      program.kind(holder) == .variable,
      case .named(let type, _) = semantics.type(of: node).core, program.types[type].kind == .class,
      !semantics.isScreenType(type)
    else { return nil }
    let (values, trace) = evaluator.traced { evaluator.values(of: content, in: Self.open(holder, type)) }
    let routes = trace.open.filter { isHeldRoute($0) }
    guard routes.count == 1, trace.open.count == 1, !finder.targets(of: values).isEmpty else { return nil }
    return Held(subject: .screen(content), object: node, routeHolder: holder)
  }

  /// An enum in an object, which code outside of the object's initialisers assigns.
  func isHeldRoute(_ key: VariableKey) -> Bool {
    guard key.number < 0, program.kind(key.declaration) == .variable,
      case .named(let id, _) = semantics.declaredType(key.declaration).core,
      let object = program.enclosingType(key.declaration), !finder.isItem(object)
    else { return false }
    return program.types[id].kind == .enum && isFilled(key.declaration)
  }

  /// An environment in which a variable holds an object with unknown content, whatever it was made with.
  static func open(_ holder: Ref, _ type: TypeID) -> Environment {
    Environment(parent: nil, bindings: [VariableKey(declaration: holder): .values([.selfValue(type)])])
  }
}
