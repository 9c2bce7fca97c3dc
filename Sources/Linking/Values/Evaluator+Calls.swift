import SourceFacts

extension Evaluator {
  func call(_ r: Ref, _ env: Environment) -> [Value] {
    if let made = libraryRoute(r, env) { return made }
    if let value = wrapped(by: r) { return evaluate(value, env) }
    if isNamedByValue(r) { return construction(byValue: r, env) ?? [.unknown(r)] }
    switch semantics.callee(of: r) {
    case .enumCase(let id, let name): return [.enumCase(id, name, expression: r, env)]
    case .initializer(_, let inits) where inits.isEmpty && isBindingMade(by: r):
      return externalConstruction("Binding", r, env)
    case .initializer(let id, let inits): return construction(of: id, inits, by: r, env)
    case .externalType(let name):
      if let own = ownType(extending: name, r, env) { return [.instance(own, call: r, env)] }
      return externalConstruction(name, r, env)
    case .functions(let list, _): return handedOut(by: list, r, env) ?? orMade(callFunctions(list, r, env), by: r, env)
    case .closure: return callClosure(r, env)
    case .external where isBindingMade(by: r):
      return externalConstruction("Binding", r, env)
    case .external: return construction(byValue: r, env) ?? orMade(callExternal(r, env), by: r, env)
    }
  }

  /// An object of a type of the sources. For an enum, the cases that its initialiser assigns.
  private func construction(of id: TypeID, _ inits: [Ref], by r: Ref, _ env: Environment) -> [Value] {
    if isMadeOfOpenType(r, id, env) { return [.unknown(r)] }
    if program.types[id].kind == .enum, let f = inits.first, let made = assignedToSelf(by: f, call: r, env) {
      return made
    }
    if inits.isEmpty, let named = namedCase(of: id, r, env) ?? numberedCase(of: id, r, env) { return [named] }
    return [.instance(ownType(id, r, env) ?? constructedType(id, r), call: r, env)]
      + semantics.twins(of: id, seenFrom: r).map { .instance(.named($0, []), call: r, env) }
  }

  /// A function that returns an object of the type it is given: `container.resolve(Page.self)` returns a page, wherever
  /// the container has it from.
  private func handedOut(by list: [Ref], _ r: Ref, _ env: Environment) -> [Value]? {
    guard list.count == 1, let f = list.first, let result = program.child(f, .result),
      case .generic(let told) = semantics.resolve(result).core
    else { return nil }
    for (argument, parameter) in semantics.matching(r, f) {
      guard let type = program.child(parameter, .type), case .metatype(.generic(told)) = semantics.resolve(type).core,
        let value = program.child(argument, .value), program.kind(value) == .member,
        program.name(value) == "self",
        case .named(let id, let arguments)? = program.child(value, .base).flatMap(semantics.typeReference)?.core,
        semantics.isScreenType(id)
      else { continue }
      // Only the function's body says what lies on a stack: it takes the stack out of a storyboard, or puts a page on
      // it.
      if semantics.supertypeNames(of: id).contains("UINavigationController"),
        let stacks = filled(callFunctions(list, r, env), id)
      {
        return stacks
      }
      return [.instance(.named(id, arguments), call: r, env)]
    }
    return nil
  }

  /// Stacks of a type that were made with a page on them; nil where their construction was not seen.
  private func filled(_ values: [Value], _ stack: TypeID) -> [Value]? {
    let isSeen =
      !values.isEmpty
      && values.allSatisfy {
        if case .instance(.named(stack, _), let made, _) = $0 {
          semantics.argument(labelled: "rootViewController", of: made) != nil
        } else {
          false
        }
      }
    return isSeen ? values : nil
  }

  /// `.init { model.page } set: { model.page = $0 }`, where a binding to a page is wanted.
  private func isBindingMade(by call: Ref) -> Bool {
    program.name(call) == "init" && semantics.argument(labelled: "get", of: call) != nil
      && semantics.argument(labelled: "set", of: call) != nil
  }

  private func constructedType(_ id: TypeID, _ r: Ref) -> TypeExpression {
    let type = semantics.type(of: r)
    if case .named(id, _) = type { return type }
    return .named(id, [])
  }

  /// Bindings, state boxes and collections stand for what they hold. Everything else of the SDK is an instance.
  private func externalConstruction(_ name: String, _ r: Ref, _ env: Environment) -> [Value] {
    switch name {
    case "String": return madeText(r, env)
    case "ObjectIdentifier":
      // The identity of a type, which code uses as a key: the type itself.
      return semantics.argument(labelled: "", of: r).map { evaluate($0, env) } ?? [.unknown(r)]
    case "NSStringFromClass":
      return semantics.arguments(of: r).first.flatMap { program.child($0, .value) }.map { typeName($0, env) } ?? [
        .unknown(r)
      ]
    case "Binding":
      if let get = semantics.argument(labelled: "get", of: r) {
        return apply(.closure(get, env), arguments: [], root: env.outermost)
      }
      return semantics.arguments(of: r).first.flatMap { program.child($0, .value) }.map { evaluate($0, env) } ?? [
        .unknown(r)
      ]
    case _ where SDK.boxes.contains(name) || semantics.library.boxesOfFirst.contains(name):
      return held(inBox: r, env)
    case _ where semantics.library.makers.contains(name):
      return semantics.trailingClosure(of: r).map { [.closure($0, env)] } ?? [
        .instance(.external(name, []), call: r, env)
      ]
    case "NSStoryboard.Name", "NSStoryboard.SceneIdentifier":
      return semantics.argument(labelled: "", of: r).map { evaluate($0, env) } ?? [.unknown(r)]
    default: return [.instance(.external(name, []), call: r, env)]
    }
  }

  /// `String(describing: Page.self)`, or a copy of a string.
  private func madeText(_ r: Ref, _ env: Environment) -> [Value] {
    if let type = semantics.argument(labelled: "describing", of: r) ?? semantics.argument(labelled: "reflecting", of: r)
    {
      return typeName(type, env)
    }
    let copied = semantics.argument(labelled: "", of: r).map { evaluate($0, env) } ?? []
    if !copied.isEmpty, copied.allSatisfy({ if case .string = $0 { true } else { false } }) { return copied }
    return [.instance(.external("String", []), call: r, env)]
  }

  private func held(inBox r: Ref, _ env: Environment) -> [Value] {
    guard let first = semantics.arguments(of: r).first, let value = program.child(first, .value) else {
      return [.array([])]
    }
    return unique(
      evaluate(value, env).flatMap { v -> [Value] in
        v.isCallable ? apply(v, arguments: [], root: env.outermost) : [v]
      })
  }

  private func callFunctions(_ list: [Ref], _ r: Ref, _ env: Environment) -> [Value] {
    let receivers = receivers(of: r, calling: list, env)
    // `route?.modal()`, where the route is nil.
    if let receivers, receivers.areNothing { return [.null] }
    var results: [Value] = []
    for f in list {
      if env.innermostReceiver == nil, case .selfValue(let id)? = receivers?.first, isAnsweredBelow(f, id),
        holdsAnyController(semantics.type(of: r).core)
      {
        noteOpenSelf(id, f)
      }
      for (function, receiver) in dispatch(f, receivers, at: r) {
        results += invoke(function, call: r, env, receiver: receiver)
      }
    }
    if results.isEmpty { return [.unknown(r)] }
    return unique(results)
  }

  /// The receivers of a call. Nil where they are not known, and for functions without a receiver.
  private func receivers(of r: Ref, calling list: [Ref], _ env: Environment) -> [Value]? {
    let target = program.child(r, .callee)
    if let target, let first = list.first, program.symbol(first) == semantics.callAsFunction,
      program.name(target) != "callAsFunction"
    {
      return evaluate(target, env)
    }
    if let target, program.kind(target) == .member, let base = program.child(target, .base) {
      guard let type = semantics.typeReference(base) else { return evaluate(base, env) }
      let asked = actual(type, named: base, env)
      if case .generic = asked, let told = list.first.flatMap({ types(toldTo: $0, by: r, env) }) { return told }
      return [.metatype(asked)]
    }
    guard let first = list.first else { return nil }
    if program.flags(first).contains(.isStatic) { return typeAsked(by: r, target, env) }
    return program.enclosingType(first).flatMap { owner in
      env.innermostReceiver ?? [.selfValue(program.enclosingType(r) ?? owner)]
    }
  }

  /// The type of a call to a static function that does not name its type.
  private func typeAsked(by r: Ref, _ target: Ref?, _ env: Environment) -> [Value]? {
    switch target.map(program.kind) {
    case .member?:
      // `.make()`: the expected type has the function.
      guard case .named(let id, let arguments) = semantics.expectedType(of: r).core else { return nil }
      return [.metatype(.named(id, arguments))]
    case .name?:
      return env.innermostReceiver.flatMap { known in
        known.contains { if case .metatype = $0 { true } else { false } } ? known : nil
      }
    default: return nil
    }
  }

  /// The bodies a call may run: the function itself, witnesses of a requirement, overrides.
  private func dispatch(_ f: Ref, _ receivers: [Value]?, at call: Ref?) -> [(Ref, [Value]?)] {
    guard let owner = program.enclosingType(f), !program.flags(f).contains(.isStatic) else {
      return staticAnswers(to: f, receivers)
    }
    let known = (receivers ?? []).filter { nominal($0) != nil }
    let isAbstract = isRequirement(f) || program.child(f, .body) == nil
    if isAbstract { return answers(toAbstract: f, receivers ?? [], known, at: call) }
    // For known receivers the nearest override; for the rest the function and its overrides.
    var result: [(Ref, [Value]?)] = known.compactMap { v in nearestOverride(of: f, by: v).map { ($0, [v]) } }
    if result.isEmpty {
      let possible = receivers.map { self.receivers($0, of: owner) }
      if possible?.isEmpty == true, receivers?.isEmpty == false { return [] }
      result.append((f, possible))
    }
    if program.types[owner].kind == .class, known.isEmpty || !known.allSatisfy(\.isConcrete),
      known.contains(where: { if case .selfValue = $0 { false } else { true } })
    {
      result += semantics.limited(witnesses(of: f, receiver: nil), to: \.overrides).map { ($0.0, [.selfValue($0.1)]) }
    }
    return result
  }

  /// The function that runs for an object whose type is not the one that declares the function.
  private func nearestOverride(of f: Ref, by v: Value) -> Ref? {
    guard v.isConcrete || isSelf(v), let id = nominal(v), id != program.enclosingType(f) else { return nil }
    return semantics.members(named: program.symbol(f), of: id).first {
      program.kind($0) == .function && semantics.labels(of: $0) == semantics.labels(of: f)
        && program.child($0, .body) != nil
    }
  }

  /// The bodies that implement a requirement, or an abstract method of a base class.
  private func answers(toAbstract f: Ref, _ receivers: [Value], _ known: [Value], at call: Ref?) -> [(Ref, [Value]?)] {
    if let held = answersOfHeldTypes(to: f, receivers) { return held }
    if !known.isEmpty, known.allSatisfy(\.isConcrete) {
      return known.compactMap { v in witnesses(of: f, receiver: v).first.map { ($0.0, [v]) } }
    }
    // For an object of the SDK, the implementation that the app adds to its class.
    let added =
      known.isEmpty ? receivers.flatMap { v in addedAnswer(to: f, by: v).map { [($0, [v])] } ?? [] } : []
    if !added.isEmpty { return added }
    // The receiver decides which body runs, as the subject of a `switch` decides the arm.
    for v in known where !v.isConcrete {
      noteOpen(v)
      noteAwaited(v)
    }
    return answers(to: f, known.isEmpty ? call.map(declaredReceiver) ?? [] : known).map { answer, type in
      let own = known.filter { nominal($0).map { $0 == type || semantics.inherits($0, from: type) } ?? false }
      if !own.isEmpty { return (answer, own) }
      // In an extension of an SDK class, `self` is the current receiver.
      return (answer, program.types[type].isDeclared || known.isEmpty ? [.selfValue(type)] : known)
    }
  }

  /// The bodies that a call of a static function may run. For a requirement on a metatype that only callers know
  /// (`chapter.make()` of a `chapter: Chapter.Type`), all implementations.
  private func staticAnswers(to f: Ref, _ receivers: [Value]?) -> [(Ref, [Value]?)] {
    let open = (receivers ?? []).filter { $0.root != nil }
    guard !open.isEmpty, program.child(f, .body) == nil, isRequirement(f) else {
      let types = receivers ?? []
      return types.count < 2
        ? [(staticWitness(f, receivers), receivers)] : types.map { (staticWitness(f, [$0]), [$0]) }
    }
    for type in open {
      noteOpen(type)
      noteAwaited(type)
    }
    return witnesses(of: f, receiver: nil).map { ($0.0, [.metatype(.named($0.1, []))]) }
  }

  /// A value that is not known still has its declared type: `router.controller()`, where `Routing` refines the protocol
  /// that declares `controller()`.
  private func declaredReceiver(of call: Ref) -> [Value] {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      case .named(let id, _) = semantics.type(of: base).core
    else { return [] }
    return [.selfValue(id)]
  }

  private func isSelf(_ v: Value) -> Bool { if case .selfValue = v { true } else { false } }

  /// A subtype overrides or implements this member.
  func isAnsweredBelow(_ member: Ref, _ type: TypeID) -> Bool {
    semantics.withSubtypes(type).contains { sub in
      sub != type && (program.types[sub].members[program.symbol(member)] ?? []).contains { answers($0, member) }
    }
  }

  /// The member of a type that runs when a call names a member of its supertype.
  func answer(to member: Ref, in type: TypeID) -> Ref? {
    semantics.members(named: program.symbol(member), of: type).first {
      $0 == member || answers($0, member) && !isRequirement($0)
    }
  }

  private func answers(_ candidate: Ref, _ member: Ref) -> Bool {
    program.kind(candidate) == program.kind(member)
      && (program.kind(member) != .function || semantics.labels(of: candidate) == semantics.labels(of: member))
  }

  /// Recursive code is followed into itself once.
  private func isNotYetRepeated(_ code: Ref) -> Bool { callStack.count { $0 == code } < 2 }

  func invoke(_ f: Ref, call r: Ref, _ env: Environment, receiver: [Value]?) -> [Value] {
    guard let block = program.child(f, .body), givesSomething(f) else { return [.unknown(r)] }
    if let receiver, callStack.contains(f), isOverloadOfModifier(f) { return receiver }
    guard isNotYetRepeated(f), semantics.allows(\.callDepth, after: callStack.count) else { return [.unknown(r)] }
    callStack.append(f)
    defer { callStack.removeLast() }
    return body(block, frame(for: f, call: r, env, receiver: receiver))
  }

  /// A function that declares no result returns none, even if its only statement is a call: `func refresh() { load {
  /// completion($0) } }`.
  private func givesSomething(_ f: Ref) -> Bool {
    program.child(f, .result) != nil || program.name(f) == "init" || program.name(f) == "subscript"
  }

  /// `extension View { func padding(_ space: Space) -> some View { padding(space.points) } }`: a function with an
  /// opaque result cannot call itself. So the inner call is the SDK's modifier of that name, applied to the same view.
  private func isOverloadOfModifier(_ f: Ref) -> Bool {
    guard let owner = program.enclosingType(f), !program.types[owner].isDeclared, let result = program.child(f, .result)
    else { return false }
    return program.kind(result) == .typeSome
  }

  /// The environment of a call: parameters bound to the arguments, which are evaluated in the caller's environment.
  func frame(for f: Ref, call r: Ref, _ env: Environment, receiver: [Value]?) -> Environment {
    let frame = Environment(parent: env.outermost, receiver: receiver)
    frame.call = r
    var given: Set<Ref> = []
    for (argument, parameter) in semantics.matching(r, f) {
      guard let value = program.child(argument, .value) else { continue }
      guard given.insert(parameter).inserted else {
        // One more value of a variadic parameter.
        let key = VariableKey(declaration: parameter)
        if case .array(let earlier)? = bound(key, frame)?.first {
          frame.bindings[key] = .values([.array(earlier + evaluate(value, env))])
        }
        continue
      }
      frame.bindings[VariableKey(declaration: parameter)] = .expression(value, env)
    }
    for p in semantics.parameters(of: f) where !given.contains(p) {
      if let value = program.child(p, .initializer) {
        frame.bindings[VariableKey(declaration: p)] = .expression(value, frame)
      }
    }
    bindGenerics(of: f, call: r, env, in: frame)
    return frame
  }

  private func callClosure(_ r: Ref, _ env: Environment) -> [Value] {
    guard let target = program.child(r, .callee) else { return [.unknown(r)] }
    if program.kind(target) == .name, program.name(target) == "self", semantics.isMaker(r),
      let kept = semantics.trailingClosure(of: r)
    {
      return [.closure(kept, env)]
    }
    let arguments = semantics.arguments(of: r).compactMap { program.child($0, .value) }.map {
      Environment.Binding.expression($0, env)
    }
    let callees = evaluate(target, env)
    var results: [Value] = []
    for callee in callees {
      switch callee {
      case .closure, .function, .maker: results += apply(callee, arguments: arguments, root: env.outermost)
      case .parameter, .property, .payload, .element:
        noteOpen(callee)
        results.append(
          .outcome(r, semantics.arguments(of: r).compactMap { program.child($0, .value) }.map { evaluate($0, env) }))
      // The callee is a value and no function, so it was passed as an `@autoclosure`: it is its own result.
      case .instance, .enumCase, .group, .selfValue, .array, .dictionary, .string, .boolean, .null:
        results.append(callee)
      default: results.append(.unknown(r))
      }
    }
    return results.isEmpty ? [.unknown(r)] : unique(results)
  }

  /// Calls a closure or function value.
  func apply(_ callee: Value, arguments: [Environment.Binding], root: Environment) -> [Value] {
    switch callee {
    case .maker(let type, let place): return [made(type, at: place, with: arguments, root: root)]
    case .closure(let closure, let captured): return run(closure, captured, with: arguments)
    case .function(let f, let receiver):
      let known = receiver.isEmpty ? nil : receiver
      let targets = program.child(f, .body) == nil ? dispatch(f, known, at: nil) : [(f, known)]
      return unique(targets.flatMap { target, receiver in run(target, on: receiver, with: arguments, root: root) })
    default: return []
    }
  }

  private func run(_ closure: Ref, _ captured: Environment, with arguments: [Environment.Binding]) -> [Value] {
    guard let block = program.child(closure, .body), isNotYetRepeated(closure),
      semantics.allows(\.closureDepth, after: callStack.count)
    else { return [] }
    callStack.append(closure)
    defer { callStack.removeLast() }
    let frame = Environment(parent: captured)
    let parameters = program.children(closure, .parameters)
    for (place, argument) in (spread(arguments, in: closure, parameters) ?? arguments).enumerated() {
      if place < parameters.count { frame.bindings[VariableKey(declaration: parameters[place])] = argument }
      if parameters.isEmpty { frame.bindings[VariableKey(declaration: closure, number: place)] = argument }
    }
    return body(block, frame)
  }

  private func run(
    _ function: Ref, on receiver: [Value]?, with arguments: [Environment.Binding], root: Environment
  ) -> [Value] {
    guard let block = program.child(function, .body), givesSomething(function), isNotYetRepeated(function),
      semantics.allows(\.closureDepth, after: callStack.count)
    else { return [] }
    callStack.append(function)
    defer { callStack.removeLast() }
    let frame = Environment(parent: root, receiver: receiver)
    for (place, p) in semantics.parameters(of: function).enumerated() {
      if place < arguments.count {
        frame.bindings[VariableKey(declaration: p)] = arguments[place]
      } else if let value = program.child(p, .initializer) {
        frame.bindings[VariableKey(declaration: p)] = .expression(value, frame)
      }
    }
    return body(block, frame)
  }

  /// A tuple that a closure takes apart: `pages.map { page, title in … }`, `pages.map { wrap($0, $1) }`.
  private func spread(_ arguments: [Environment.Binding], in closure: Ref, _ parameters: [Ref]) -> [Environment
    .Binding]?
  {
    guard arguments.count == 1, case .values(let values) = arguments[0], values.count == 1,
      case .tuple(let parts) = values[0], parts.count > 1
    else { return nil }
    if parameters.count == parts.count { return parts.map { .values($0) } }
    guard parameters.isEmpty, let second = program.symbols.find("$1"),
      program.mentions[second, inFile: closure.file].contains(where: { program.enclosingClosure($0) == closure })
    else { return nil }
    return parts.map { .values($0) }
  }
}
