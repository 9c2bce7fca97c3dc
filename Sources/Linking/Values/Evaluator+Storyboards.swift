import SourceFacts

extension Evaluator {
  static let instantiations: Set<String> = [
    "instantiateViewController", "instantiateInitialViewController", "instantiateController",
    "instantiateInitialController",
    instantiationBeforeLabels,
  ]
  /// Before Swift 3 the name ended with the label, and the identifier had none.
  private static let instantiationBeforeLabels = "instantiateViewControllerWithIdentifier"

  /// What a call takes out of a storyboard; nil for any other call.
  func storyboardCall(_ r: Ref, _ env: Environment) -> [Value]? {
    guard Evaluator.instantiations.contains(program.name(r)), let target = program.child(r, .callee) else { return nil }
    let arguments = semantics.arguments(of: r)
    let named = program.name(r).contains("Initial") ? nil : identifier(in: r, arguments)
    let requests: [Storyboards.Request] =
      program.name(r).contains("Initial")
      ? [.initial] : named.map { texts(evaluate($0, env)).map { .identifier($0) } } ?? []
    let holders =
      program.kind(target) == .member
      ? program.child(target, .base).map { evaluate($0, env) } ?? [] : env.innermostReceiver ?? []
    let found = requests.flatMap { constructions($0, in: holders, at: r, env) }
    if !found.isEmpty { return unique(found.flatMap { evaluate($0, env.outermost) }) }
    if let named { noteParts(of: named, env) }
    // `{ coder in DetailViewController(coder: coder) }`
    if let creator = arguments.last.flatMap({ program.child($0, .value) }), program.kind(creator) == .closure {
      return apply(.closure(creator, env), arguments: [], root: env.outermost)
    }
    return [.unknown(r)]
  }

  private func identifier(in call: Ref, _ arguments: [Ref]) -> Ref? {
    let argument =
      program.name(call) == Self.instantiationBeforeLabels
      ? arguments.first : arguments.first { ["withIdentifier", "identifier"].contains(program.name($0)) }
    return argument.flatMap { program.child($0, .value) }
  }

  /// The scenes of the given storyboards; of any storyboard, where no name is known.
  private func constructions(_ request: Storyboards.Request, in holders: [Value], at r: Ref, _ env: Environment)
    -> [Ref]
  {
    let path = program.files[Int(r.file)].path
    var isNamed = false
    var found: [Ref] = []
    for case .instance(.external(let type, _), let made, let place) in holders
    where type == "UIStoryboard" || type == "NSStoryboard" {
      for name in storyboardNames(made, place) {
        isNamed = true
        found += storyboards.constructions(request, storyboard: name, near: path)
      }
    }
    return isNamed ? found : found + unnamed(request, at: r, near: path, env)
  }

  /// `SwinjectStoryboard.create(name: "Main", …)`: a library's type makes the storyboard with that name.
  func isStoryboardMade(by call: Ref, of base: Ref) -> Bool {
    guard !semantics.library.storyboards.isEmpty, case .external(let name, _)? = semantics.typeReference(base),
      semantics.library.storyboards.contains(name)
    else { return false }
    return semantics.argument(labelled: "name", of: call) != nil
  }

  /// A scene of the controller's own storyboard, or the only one with the identifier.
  private func unnamed(_ request: Storyboards.Request, at r: Ref, near path: String, _ env: Environment) -> [Ref] {
    var classes = program.enclosingType(r).map { type in semantics.withSubtypes(type).map(semantics.path) } ?? []
    // `Self` is known: the scene can only be in its own storyboard.
    if case .metatype(.named(let actual, _))? = env.innermostReceiver?.first { classes = [semantics.path(actual)] }
    let found = storyboards.constructions(request, fromClasses: classes, near: path)
    guard let first = found.first, found.allSatisfy({ program.name($0) == program.name(first) }) else { return [] }
    return [first]
  }

  /// The names in `UIStoryboard(name: "Main", bundle: nil)`, and in an initialiser of the app that takes one.
  private func storyboardNames(_ call: Ref, _ env: Environment) -> [String] {
    let argument =
      semantics.argument(labelled: "name", of: call)
      ?? semantics.arguments(of: call).first.flatMap { program.child($0, .value) }
    return argument.map { texts(evaluate($0, env)) } ?? []
  }

  /// Strings, and the raw strings of cases. Variables on which they depend are noted.
  func texts(_ values: [Value]) -> [String] {
    var result: [String] = []
    for v in values {
      switch v {
      case .string(let text): result.append(text)
      case .enumCase(let id, let name, _, _): if let text = rawText(id, name) { result.append(text) }
      case .property(let key) where constantText(key.declaration) != nil:
        result.append(constantText(key.declaration) ?? "")
      default: noteOpen(v)
      }
    }
    return result
  }

  /// The text of a variable that nothing is assigned to.
  private func constantText(_ variable: Ref) -> String? {
    guard program.kind(variable) == .variable, let initial = program.child(variable, .initializer),
      program.kind(initial) == .string,
      program.assignments[program.symbol(variable)].isEmpty
    else { return nil }
    return program.name(initial)
  }

  /// The raw value of a case whose enum is a `String`.
  func rawText(_ id: TypeID, _ name: Symbol) -> String? {
    guard let declaration = program.types[id].cases[name] else { return nil }
    if program.flags(declaration).contains(.hasRawValue) {
      guard let value = program.children(declaration).last, program.kind(value) == .string else { return nil }
      return program.name(value)
    }
    return semantics.supertypeNames(of: id).contains("String") ? program.text(name) : nil
  }

  /// The block ends the program: it has no value.
  func neverReturns(_ block: Ref) -> Bool {
    guard let last = program.children(block).last, program.kind(last) == .call else { return false }
    return Stubs.traps.contains(program.name(last))
  }

  // MARK: names of types

  /// `String(describing: X.self)`, `NSStringFromClass(X.self)`
  func typeName(_ argument: Ref, _ env: Environment) -> [Value] {
    evaluate(argument, env).map { v in
      switch v {
      // Code in an extension of an SDK's class or of a protocol runs on types with other names.
      case .metatype(.named(let id, _)) where isOpen(id) && (!program.types[id].isDeclared || namesSelf(argument)),
        .selfValue(let id) where isOpen(id):
        return .unknown(argument)
      case .metatype(.named(let id, _)): return .string(program.text(program.types[id].name))
      case .metatype(.external(let name, _)): return .string(name)
      case .instance(.named(let id, _), _, _), .selfValue(let id): return .string(program.text(program.types[id].name))
      case .enumCase(_, let name, _, _): return .string(program.text(name))
      default:
        noteOpen(v)
        return v.root == nil ? .unknown(argument) : v
      }
    }
  }

  /// `Self.self`, `type(of: self)`; a protocol that is named, or passed as an argument, is itself.
  private func namesSelf(_ e: Ref) -> Bool {
    var isNamed = false
    program.forEachNode(in: e) { node in
      isNamed = isNamed || program.kind(node) == .name && ["self", "Self"].contains(program.name(node))
      return !isNamed
    }
    return isNamed
  }

  private func isOpen(_ id: TypeID) -> Bool { !program.types[id].isDeclared || program.types[id].kind == .protocol }

  /// A string with its interpolations filled in, where their text is known.
  func interpolated(_ r: Ref, _ env: Environment) -> Value {
    let text = program.name(r)
    let holes = program.children(r)
    guard !holes.isEmpty, semantics.allows(\.interpolations, after: holes.count - 1) else { return .string(text) }
    let parts = text.split(separator: "\\()", omittingEmptySubsequences: false)
    guard parts.count == holes.count + 1 else { return .string(text) }
    var result = String(parts[0])
    for (hole, part) in zip(holes, parts.dropFirst()) {
      let inner = program.kind(hole) == .argument ? program.child(hole, .value) ?? hole : hole
      guard program.kind(inner) != .call, case .string(let filled)? = only(typeOrText(inner, env)) else {
        return .string(text)
      }
      result += filled + part
    }
    return .string(result)
  }

  private func typeOrText(_ r: Ref, _ env: Environment) -> [Value] {
    evaluate(r, env).flatMap { v -> [Value] in
      if case .metatype = v { return typeName(r, env) }
      return [v]
    }
  }

  private func only(_ values: [Value]) -> Value? { values.count == 1 ? values[0] : nil }

  // MARK: types that calls decide

  /// `Self` and generic parameters, replaced by the types of the current call.
  func actual(_ type: TypeExpression, named node: Ref, _ env: Environment) -> TypeExpression {
    if program.name(node) == "Self" || program.name(node) == "self" {
      if case .metatype(let known)? = env.innermostReceiver?.first { return known }
      if program.name(node) == "Self", let value = env.innermostReceiver?.first, let id = nominal(value) {
        return .named(id, [])
      }
      return type
    }
    guard case .generic(let parameter) = type else { return type }
    return argument(for: parameter, env) ?? type
  }

  /// The type that a generic parameter stands for: by the call's context, by a parameter `T.Type`, or by the receiver's
  /// type.
  func argument(for parameter: Ref, _ env: Environment) -> TypeExpression? {
    if case .values(let known)? = env.binding(VariableKey(declaration: parameter)),
      case .metatype(let type)? = known.first
    {
      return type
    }
    guard let list = program.parent(parameter), let owner = program.parent(list) else { return nil }
    if program.kind(owner) == .function { return argument(for: parameter, ofFunction: owner, env) }
    guard case .instance(.named(let id, let arguments), _, _)? = env.innermostReceiver?.first,
      let place = program.types[id].generics.firstIndex(of: parameter), place < arguments.count
    else { return nil }
    return arguments[place]
  }

  private func argument(for parameter: Ref, ofFunction function: Ref, _ env: Environment) -> TypeExpression? {
    for p in semantics.parameters(of: function) where isMetatype(p, of: parameter) {
      guard let values = bound(VariableKey(declaration: p), env) else {
        noteOpen(.parameter(VariableKey(declaration: p)))
        continue
      }
      if case .metatype(let type)? = values.first { return type }
    }
    return nil
  }

  private func isMetatype(_ p: Ref, of generic: Ref) -> Bool {
    guard let node = program.child(p, .type), case .metatype(.generic(let named)) = semantics.resolve(node).core else {
      return false
    }
    return named == generic
  }

  /// Binds the generic parameters that only the surroundings of a call decide: `let vc: Detail = make()`, also where an
  /// optional type argument is omitted (`func make<T>(_ type: T.Type = T.self) -> T`).
  func bindGenerics(of function: Ref, call r: Ref, _ env: Environment, in frame: Environment) {
    guard let generics = program.child(function, .generics), let result = program.child(function, .result),
      !program.children(generics).isEmpty,
      case .generic(let parameter) = semantics.resolve(result).core, program.parent(parameter) == generics,
      !semantics.matching(r, function).contains(where: { isMetatype($0.1, of: parameter) })
    else { return }
    var type = semantics.expectedType(of: r).core
    if case .generic(let outer) = type { type = argument(for: outer, env) ?? .unknown }
    switch type {
    case .named, .external: frame.bindings[VariableKey(declaration: parameter)] = .values([.metatype(type)])
    default: break
    }
  }

  /// The values after a cast: an unknown value becomes one of the type that it is cast to.
  func cast(_ values: [Value], _ r: Ref, _ env: Environment) -> [Value] {
    guard program.name(r) != "is", let node = program.child(r, .type) else { return values }
    guard values.contains(where: { if case .unknown = $0 { true } else { false } }) else { return values }
    var target = node
    while program.kind(target) == .typeOptional, let inner = program.child(target, .type) { target = inner }
    let type = actual(semantics.resolve(target).core, named: target, env)
    guard case .named(let id, _) = type, semantics.isScreenType(id) else { return values }
    return values.map { if case .unknown = $0 { .instance(type, call: r, env) } else { $0 } }
  }

  /// `X.instantiate()` of a library's protocol returns an `X`.
  func externalFactory(_ base: Ref, _ r: Ref, _ env: Environment) -> [Value]? {
    guard let reference = semantics.typeReference(base) else { return nil }
    let type = actual(reference, named: base, env)
    guard case .named(let id, _) = type, semantics.isController(id) else { return nil }
    return [.instance(type, call: r, env)]
  }

  /// The implementation of a static function in the type that the call names.
  func staticWitness(_ f: Ref, _ receivers: [Value]?) -> Ref {
    guard case .metatype(.named(let id, _))? = receivers?.first, let owner = program.enclosingType(f), owner != id,
      !semantics.areNamesakes(owner, id)
    else { return f }
    return semantics.members(named: program.symbol(f), of: id).first {
      program.kind($0) == .function && semantics.labels(of: $0) == semantics.labels(of: f)
        && program.child($0, .body) != nil
    } ?? f
  }
}
