import SourceFacts

/// Calls of functions that the sources do not declare: methods of the SDK that pass values through, methods of
/// collections, and modifiers.
extension Evaluator {
  func callExternal(_ r: Ref, _ env: Environment) -> [Value] {
    guard let target = program.child(r, .callee) else { return [.unknown(r)] }
    if let scenes = resourceScene(r) { return unique(scenes.flatMap { evaluate($0, env.outermost) }) }
    if let values = storyboardCall(r, env) { return values }
    guard program.kind(target) == .member, let base = program.child(target, .base) else {
      return callExternalFunction(r, target, env)
    }
    if let owner = semantics.typeReference(base), let values = missingCase(program.symbol(target), of: owner, r, env) {
      return values
    }
    if let texts = textCall(base, r, env) { return texts }
    if isStoryboardMade(by: r, of: base) { return [.instance(.external("UIStoryboard", []), call: r, env)] }
    if let values = held(under: program.name(r), by: base, at: r, env) ?? got(from: base, by: r, env)
      ?? passedThrough(base, by: r, env) ?? externalFactory(base, r, env)
    {
      return values
    }
    return isObjectOfTypeGiven(to: r, base) ? [.unknown(r)] : modified(base, by: r, env)
  }

  /// `container.resolve(Page.self)`: a library's object that is given a type returns an object of that type. A view
  /// that is given one (`page.onPreferenceChange(HeightKey.self) { … }`) stays the same view.
  private func isObjectOfTypeGiven(to r: Ref, _ base: Ref) -> Bool {
    guard semantics.typeGiven(to: r) != nil, !semantics.isBuiltInView(base),
      case .external(let owner, _) = semantics.type(of: base).core
    else { return false }
    return !SDK.isUnnamedView(owner)
  }

  /// A function, or a method on the implicit `self`.
  private func callExternalFunction(_ r: Ref, _ target: Ref, _ env: Environment) -> [Value] {
    let name = program.name(r)
    if name == "type", let value = semantics.argument(labelled: "of", of: r) {
      return unique(evaluate(value, env).compactMap { v in nominal(v).map { dynamicType(of: v, declared: $0, r) } })
    }
    if SDK.returningOfClosures.contains(name), let closure = semantics.trailingClosure(of: r) {
      return apply(.closure(closure, env), arguments: [], root: env.outermost)
    }
    // `default: fatalError()` shows nothing, not the view in which it stands.
    if Stubs.traps.contains(name) { return [.unknown(r)] }
    // A modifier on the implicit `self` of a view or an extension of one.
    if program.kind(target) == .name, let own = program.enclosingType(r),
      semantics.isView(own) || !program.types[own].isDeclared
    {
      return env.innermostReceiver ?? [.selfValue(own)]
    }
    return [.unknown(r)]
  }

  /// A value of which only the declared type is known may be of any type below it.
  private func dynamicType(of value: Value, declared type: TypeID, _ r: Ref) -> Value {
    switch value {
    case .instance, .enumCase, .selfValue: .metatype(.named(type, []))
    default:
      program.types[type].kind == .protocol || semantics.subtypes[type] != nil
        ? .unknown(r) : .metatype(.named(type, []))
    }
  }

  /// The values that a method of a collection, an optional or a stream passes on from its receiver; nil for other
  /// methods.
  private func passedThrough(_ base: Ref, by r: Ref, _ env: Environment) -> [Value]? {
    let name = program.name(r)
    switch name {
    case let name where SDK.mappings.contains(name): return mapped(base, by: r, env)
    case let name where SDK.choosingElements.contains(name):
      return chosen(from: elements(evaluate(base, env), at: r), by: r, env)
    case "filter":
      return evaluate(base, env).map { v in
        if case .array(let list) = v { .array(chosen(from: list, by: r, env)) } else { v }
      }
    case let name where SDK.rearrangements.contains(name) || semantics.library.streamPassing.contains(name):
      return evaluate(base, env)
    case "callAsFunction":
      return evaluate(base, env).flatMap {
        apply(
          $0,
          arguments: semantics.arguments(of: r).compactMap { program.child($0, .value) }.map { .expression($0, env) },
          root: env.outermost)
      }
    default: return nil
    }
  }

  private func mapped(_ base: Ref, by r: Ref, _ env: Environment) -> [Value] {
    let values = evaluate(base, env)
    guard
      let closure = semantics.trailingClosure(of: r)
        ?? semantics.arguments(of: r).first.flatMap({ program.child($0, .value) })
    else { return [.unknown(r)] }
    let isCollection = values.contains(where: \.isCollection)
    let inputs =
      isCollection ? elements(values, at: r) : values.map { $0.isConcrete || $0.root == nil ? $0 : .element($0) }
    if program.kind(closure) == .keyPath {
      let outputs = along(closure, from: inputs, env)
      return isCollection ? [.array(outputs)] : outputs
    }
    let callees = evaluate(closure, env)
    let outputs = callees.flatMap { c -> [Value] in
      // The values of a publisher are found where they are put in.
      if case .closure = c, semantics.isStream(base) { return apply(c, arguments: [], root: env.outermost) }
      // `item.map(destination)`: `destination` is content that a caller passes.
      if c.root != nil, !isCollection {
        noteOpen(c)
        return [.outcome(r, [inputs])]
      }
      return inputs.flatMap { apply(c, arguments: [.values([$0])], root: env.outermost) }
    }
    // Routes that are made of the existing routes (`path.map { … }`) name no new route.
    if program.kind(base) == .member, areSameRoutes(outputs, as: semantics.element(of: semantics.type(of: base))) {
      return [.array([])]
    }
    return isCollection ? [.array(unique(outputs))] : (outputs.isEmpty ? [.unknown(r)] : unique(outputs))
  }

  private func areSameRoutes(_ values: [Value], as element: TypeExpression) -> Bool {
    guard case .named(let type, _) = element.core, program.types[type].kind == .enum else { return false }
    func isRoute(_ v: Value) -> Bool? {
      switch v {
      case .enumCase(let id, _, _, _): id == type
      case .element: true
      // An implicit case in a closure that does not declare its result.
      case .unknown: nil
      default: false
      }
    }
    return values.contains { isRoute($0) == true } && !values.contains { isRoute($0) == false }
  }

  /// A modifier returns the view that it is applied to.
  private func modified(_ base: Ref, by r: Ref, _ env: Environment) -> [Value] {
    let views = evaluate(base, env).filter { v in
      switch v {
      case .instance, .group: true
      // A closure has no methods: the method belongs to the box around it.
      case .closure: !semantics.library.makers.isEmpty
      case .enumCase(let id, _, _, _): semantics.isView(id)
      case .selfValue, .parameter, .property, .payload, .element, .outcome: true
      default: false
      }
    }
    return views.isEmpty ? [.unknown(r)] : views.map { v in v.isConcrete ? v : (isViewLike(v) ? v : .unknown(r)) }
  }

  private func isViewLike(_ value: Value) -> Bool {
    switch type(of: value).core {
    case .named(let id, _): semantics.isScreenType(id) || !program.types[id].isDeclared
    case .external(let name, _): name.hasSuffix("View") || name == "Content" || SDK.isController(name)
    case .opaque, .generic, .unknown: true
    default: false
    }
  }
}
