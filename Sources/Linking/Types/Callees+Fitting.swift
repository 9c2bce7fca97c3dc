import SourceFacts

/// Chooses the functions of a name whose parameters fit a call.
extension Semantics {
  /// The functions whose labels fit the call; nil when none does.
  func fittingFunctions(among list: [Ref], _ call: Ref) -> Callee? {
    fitting(list.filter { program.kind($0) == .function }, call)
  }

  func fitting(_ list: [Ref], _ call: Ref) -> Callee? {
    let fit = list.filter {
      arguments(of: call, fit: $0) && program.isVisible($0, from: call) && !isBesideTheController($0, call)
        && !isAnsweredBySDK($0)
    }
    return fit.isEmpty ? nil : .functions(narrowed(nearest(fit, to: call), call), guessed: false)
  }

  /// Of functions with equal declarations, those nearest to the call: each app of a repository may have its own copy of
  /// a helper.
  private func nearest(_ list: [Ref], to call: Ref) -> [Ref] {
    guard let first = list.first, list.contains(where: { $0.file != first.file }) else { return list }
    let distances = list.map { nearness($0, to: call) }
    return list.indices.filter { i in
      !list.indices.contains { j in
        (distances[j].0, distances[j].1) < (distances[i].0, distances[i].1) && areDeclaredAlike(list[j], list[i])
          && !isOfAnotherTarget(list[i], than: list[j], of: call)
      }
    }.map { list[$0] }
  }

  /// Code that several targets share calls the function of each target.
  private func isOfAnotherTarget(_ function: Ref, than nearer: Ref, of call: Ref) -> Bool {
    let targets = program.targets
    let own = targets.started(holding: function.file).subtracting(targets.started(holding: nearer.file))
    return own.meets(targets.started(holding: call.file)) && !targets.areApart(function.file, call.file)
  }

  /// Two functions of one type, or of none, that differ only in their bodies.
  private func areDeclaredAlike(_ a: Ref, _ b: Ref) -> Bool {
    guard program.enclosingType(a) == program.enclosingType(b),
      program.flags(a).contains(.isStatic) == program.flags(b).contains(.isStatic)
    else { return false }
    let header: [ChildRole] = [.generics, .parameters, .result, .requirements]
    return header.allSatisfy { isSameText(program.child(a, $0), program.child(b, $0)) }
      && isSameText(requirements(around: a), requirements(around: b))
  }

  /// The `where` clause of the extension that holds a function.
  private func requirements(around function: Ref) -> Ref? {
    program.parent(function).flatMap { program.kind($0) == .extension ? program.child($0, .requirements) : nil }
  }

  private func isSameText(_ a: Ref?, _ b: Ref?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    let (ofA, ofB) = (program.children(a), program.children(b))
    return program.kind(a) == program.kind(b) && program.symbol(a) == program.symbol(b) && ofA.count == ofB.count
      && zip(ofA, ofB).allSatisfy(isSameText)
  }

  /// Of several overloads, those whose parameter types do not contradict the arguments' known types.
  func narrowed(_ list: [Ref], _ call: Ref) -> [Ref] {
    guard list.count > 1 else { return list }
    let kept = list.filter { isUncontradicted($0, by: call) }
    if kept.count > 1 {
      // An overload for the exact types is preferred to a generic one.
      let telling = tellingArguments(of: call, among: kept)
      let special = kept.filter { isMeant($0, by: call, telling) }
      if !special.isEmpty { return special }
    }
    let naming = kept.filter { namesImplicitMembers(of: call, $0) }
    if !naming.isEmpty { return naming }
    if kept.isEmpty { return list }
    let suited = kept.count > 1 ? kept.filter { suitClosures(of: call, $0) } : kept
    return suited.isEmpty ? kept : suited
  }

  private func isUncontradicted(_ function: Ref, by call: Ref) -> Bool {
    for (argument, parameter) in matching(call, function) {
      guard let expression = program.child(argument, .value), let node = program.child(parameter, .type) else {
        continue
      }
      // The type of an implicit member depends on the overload, so resolving it here would recurse.
      if program.kind(expression) == .closure {
        if !canTake(expression, resolve(node)) { return false }
      } else if isImplicit(expression) {
        if lacks(resolve(node).core, expression) { return false }
      } else if contradict(literalType(expression) ?? type(of: expression), resolve(node)) {
        return false
      }
    }
    return true
  }

  /// The call has implicit members (`.detail`), and the function's parameters are of enums that have them.
  private func namesImplicitMembers(of call: Ref, _ function: Ref) -> Bool {
    var isNamed = false
    for (argument, parameter) in matching(call, function) {
      guard let expression = program.child(argument, .value), program.kind(expression) != .closure,
        isImplicit(expression),
        let node = program.child(parameter, .type)
      else { continue }
      guard case .named(let id, _) = resolve(node).core, program.types[id].kind == .enum,
        !lacks(.named(id, []), expression)
      else { return false }
      isNamed = true
    }
    return isNamed
  }

  /// The arguments for which the overloads do not all have the same type.
  private func tellingArguments(of call: Ref, among overloads: [Ref]) -> Set<Ref> {
    var types: [Ref: Set<TypeExpression?>] = [:]
    for overload in overloads {
      for (argument, parameter) in matching(call, overload) {
        types[argument, default: []].insert(program.child(parameter, .type).map(resolve))
      }
    }
    return Set(types.filter { $0.value.count > 1 }.keys)
  }

  /// The arguments that tell overloads apart have exactly the parameters' types, and none of these is generic.
  private func isMeant(_ function: Ref, by call: Ref, _ telling: Set<Ref>) -> Bool {
    let pairs = matching(call, function).filter { telling.contains($0.0) }
    return !pairs.isEmpty
      && pairs.allSatisfy { argument, parameter in
        guard let expression = program.child(argument, .value), let node = program.child(parameter, .type),
          program.kind(expression) != .closure, !isImplicit(expression)
        else { return false }
        switch ((literalType(expression) ?? type(of: expression)).core, resolve(node).core) {
        case (.named(let given, _), .named(let wanted, _)): return inherits(given, from: wanted)
        case (.external(let given, _), .external(let wanted, _)): return given == wanted
        default: return false
        }
      }
  }

  /// The type is known to have no member with the name of an implicit member expression.
  func lacks(_ type: TypeExpression, _ expression: Ref) -> Bool {
    var node = expression
    while let inner = program.chained(node) { node = inner }
    switch type {
    case .array, .tuple, .function: return true
    // Only the members of a bound can be named without a type.
    case .generic(let parameter):
      return boundTypes(parameter).allSatisfy { members(named: program.symbol(node), of: $0).isEmpty }
    case .named(let id, _):
      guard program.types[id].kind == .enum else { return false }
      let name = program.symbol(node)
      return program.types[id].cases[name] == nil && members(named: name, of: id).isEmpty
    default: return false
    }
  }

  /// An SDK type that has no conformance to a protocol of the sources: an `AnyView` is no `Popup`.
  private func isNoAdopter(_ external: String, of adopted: TypeID) -> Bool {
    guard external == "AnyView" || SDK.plainTypes.contains(external) else { return false }
    return extended(external).map { !inherits($0, from: adopted) } ?? true
  }

  /// Whether a function of this type can be the closure, by the number of parameters that the closure names. A single
  /// tuple may be destructured.
  private func canTake(_ closure: Ref, _ type: TypeExpression) -> Bool {
    guard case .function(let inputs, _) = type.core,
      let named = program.child(closure, .parameters).map({ program.children($0).count }), named > 0
    else { return true }
    return inputs.count == named || inputs.count == 1
  }

  func literalType(_ expression: Ref) -> TypeExpression? {
    switch program.kind(expression) {
    case .string: .external("String", [])
    case .boolean: .external("Bool", [])
    case .array: .array(.unknown)
    default: nil
    }
  }

  func contradict(_ a: TypeExpression, _ b: TypeExpression) -> Bool {
    switch (a.core, b.core) {
    case (.named(let x, _), .named(let y, _)):
      return !inherits(x, from: y) && !inherits(y, from: x)
    case (.named(let x, _), .external(let y, _)):
      return program.types[x].isDeclared && !supertypeNames(of: x).contains(y) && program.types[x].kind != .protocol
        && SDK.plainTypes.contains(y)
    case (.external(let x, _), .named(let y, _)):
      guard program.types[y].isDeclared else { return false }
      return program.types[y].kind == .protocol ? isNoAdopter(x, of: y) : SDK.plainTypes.contains(x)
    case (.external(let x, _), .external(let y, _)):
      return x != y && SDK.plainTypes.contains(x) && SDK.plainTypes.contains(y)
    case (.array, .named(let y, _)):
      return program.types[y].isDeclared && !supertypeNames(of: y).contains("ExpressibleByArrayLiteral")
    case (.array, .external(let y, _)): return SDK.plainTypes.contains(y)
    case (.named(let x, _), .array): return program.types[x].isDeclared
    case (.array(let x), .array(let y)): return contradict(x, y)
    default: return false
    }
  }
}
