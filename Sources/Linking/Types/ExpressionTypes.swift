import NavigationModel
import SourceFacts

extension Semantics {
  /// The static type of an expression, as far as it is known; else `unknown`.
  func type(of r: Ref) -> TypeExpression {
    if let known = memory.expressionTypes[r] { return known }
    guard typesInProgress.insert(r).inserted else { return .unknown }
    let result = witnessed(computeType(of: r))
    typesInProgress.remove(r)
    return memory.expressionTypes.keep(result, for: r)
  }

  private func computeType(of r: Ref) -> TypeExpression {
    switch program.kind(r) {
    case .name: return facetObject(r) ?? typeOfName(r)
    case .member: return facetObject(r) ?? asTold(typeOfMember(r), at: r)
    case .call: return typeOfCall(r)
    case .subscript: return typeOfSubscript(r)
    case .specialize: return .metatype(resolve(r))
    case .string: return .external("String", [])
    case .boolean: return .external("Bool", [])
    case .number: return .external("Int", [])
    case .array: return .array(firstKnown(program.children(r)))
    case .ternary: return firstKnown(program.branches(r))
    case .ifElse, .switch: return firstKnown(valuesOfChoice(r))
    case .cast:
      if program.name(r) == "is" { return .external("Bool", []) }
      return program.child(r, .type).map(resolve) ?? .unknown
    case .binary: return typeOfBinary(r)
    case .unary:
      return program.name(r) == "!" ? .external("Bool", []) : program.child(r, .operand).map(type(of:)) ?? .unknown
    case .closure: return .function([], .unknown)
    case .tuple:
      let parts = program.children(r, .arguments)
      let labels = parts.map { program.name($0) }
      return .tuple(
        parts.map { program.child($0, .value).map(type(of:)) ?? .unknown },
        labels: labels.allSatisfy(\.isEmpty) ? [] : labels)
    default: return .unknown
    }
  }

  /// The type of the first expression whose type is known.
  private func firstKnown(_ expressions: some Sequence<Ref>) -> TypeExpression {
    for e in expressions {
      let t = type(of: e)
      if !t.isUnknown { return t }
    }
    return .unknown
  }

  /// The last expressions of the branches, where an `if` or a `switch` stands for a value. As a statement, or in a
  /// builder, it stands for none.
  private func valuesOfChoice(_ choice: Ref) -> [Ref] {
    guard let parent = program.parent(choice), program.kind(parent) != .block else { return [] }
    let blocks =
      program.kind(choice) == .switch
      ? program.children(choice, .arms).compactMap { program.child($0, .body) }
      : program.alternatives(choice).map {
        program.kind($0) == .ifElse ? program.child($0, .body) ?? $0 : $0
      }
    return blocks.compactMap { program.children($0).last }
  }

  private func typeOfBinary(_ r: Ref) -> TypeExpression {
    let op = program.name(r)
    if ["==", "!=", "<", ">", "<=", ">=", "&&", "||", "===", "!=="].contains(op) { return .external("Bool", []) }
    guard let left = program.child(r, .left) else { return .unknown }
    let t = type(of: left)
    if op == "??", t.isUnknown, let right = program.child(r, .right) { return type(of: right) }
    return op == "??" ? t.core : t
  }

  private func typeOfName(_ r: Ref) -> TypeExpression {
    guard let declaration = lookup(program.symbol(r), at: r) else {
      if let id = enumOfOwnCases(r) { return .array(.named(id, [])) }
      // A member inherited from an SDK class: `navigationController`.
      guard program.enclosingType(r) != nil, !SDK.actions.contains(program.name(r)) else { return .unknown }
      return TypeExpression.sdkMembers[program.name(r)] ?? .unknown
    }
    let base = type(of: declaration)
    return program.name(r).hasPrefix("$") && program.name(r).count > 1 && Int(program.name(r).dropFirst()) == nil
      ? .external("Binding", [base]) : base
  }

  func type(of declaration: Declaration) -> TypeExpression {
    switch declaration {
    case .local(let d): return declaredType(d)
    case .shorthand(let closure, let number): return closureParameterType(closure, number)
    case .members(let list, let owner): return type(ofFirst: list, seenBy: owner)
    case .type(let t): return .metatype(t)
    case .selfValue(let id): return .named(id, [])
    case .superclass(let id):
      if let s = supertypes(of: id).first(where: { program.types[$0].kind == .class }) { return .named(s, []) }
      return program.types[id].inheritance.first.map(resolve) ?? .unknown
    case .global(let v): return declaredType(v)
    case .functions(let list): return list.first.map(functionType) ?? .unknown
    }
  }

  private func type(ofFirst members: [Ref], seenBy owner: TypeID) -> TypeExpression {
    if let variable = members.first(where: { program.kind($0) == .variable }) {
      return declaredType(variable, seenBy: owner)
    }
    guard let function = members.first else { return .unknown }
    return inheritedProperty(program.symbol(function), of: owner) ?? functionType(function)
  }

  private func functionType(_ f: Ref) -> TypeExpression {
    .function(
      parameters(of: f).map { program.child($0, .type).map(resolve) ?? .unknown },
      program.child(f, .result).map(resolve) ?? .unknown)
  }

  /// The type of a variable, parameter, pattern or optional binding.
  func declaredType(_ d: Ref) -> TypeExpression {
    if let known = memory.expressionTypes[d] { return known }
    guard typesInProgress.insert(d).inserted else { return .unknown }
    let result = witnessed(computeDeclaredType(d))
    typesInProgress.remove(d)
    return memory.expressionTypes.keep(result, for: d)
  }

  private func computeDeclaredType(_ d: Ref) -> TypeExpression {
    switch program.kind(d) {
    case .variable:
      if let annotation = program.child(d, .type) { return resolve(annotation) }
      if let wrapped = typeFromWrapper(d) ?? typeOfOwnWrapper(d) { return wrapped }
      return program.child(d, .initializer).map(type(of:)) ?? .unknown
    case .parameter:
      // A variadic parameter's type is that of the list.
      return program.child(d, .type).map(resolve) ?? typeHanded(toClosureParameter: d) ?? .unknown
    case .optionalBinding:
      if let node = program.child(d, .type) { return resolve(node) }
      guard let value = program.child(d, .value) else { return .unknown }
      if case .optional(let inner) = type(of: value) { return inner }
      return type(of: value)
    case .patternBind: return typeOfPattern(d)
    default: return .unknown
    }
  }

  private func typeHanded(toClosureParameter d: Ref) -> TypeExpression? {
    guard let list = program.parent(d), let closure = program.parent(list), program.kind(closure) == .closure,
      let place = program.children(list).firstIndex(of: d)
    else { return nil }
    return closureParameterType(closure, place)
  }

  /// `@Environment(Router.self)`, `@Environment(\.router)`, `@Dependency(\.x)`: the attribute states the type.
  private func typeFromWrapper(_ variable: Ref) -> TypeExpression? {
    guard let list = program.child(variable, .attributes) else { return nil }
    for attribute in program.children(list) {
      guard let argument = program.children(attribute, .arguments).first, let value = program.child(argument, .value)
      else { continue }
      if program.kind(value) == .member, program.name(value) == "self", let base = program.child(value, .base),
        let type = typeReference(base)
      {
        return type
      }
      if program.kind(value) == .keyPath, let type = type(of: value, readBy: program.name(attribute)) { return type }
      if let type = type(ofKey: value, readBy: program.name(attribute)) { return type }
    }
    return nil
  }

  /// The value type of a key that a property wrapper is given by name: `@Default(.chosenTab)`, of `extension
  /// Defaults.Keys { static let chosenTab = Key<Tab>(…) }`.
  private func type(ofKey key: Ref, readBy reader: String) -> TypeExpression? {
    guard program.kind(key) == .member, program.child(key, .base) == nil,
      let keys = library.environmentWrappers[reader].flatMap(extended),
      let declared = program.types[keys].members[program.symbol(key)]?.first, program.kind(declared) == .variable
    else { return nil }
    return declaredType(declared)
  }

  /// The type at the end of a key path, in the type of the reader's keys or in the root that the path names.
  func type(of path: Ref, readBy reader: String) -> TypeExpression? {
    keys(of: path).flatMap { type(of: $0, in: path, readBy: reader) }
  }

  /// The stored member of a type of the sources at the end of a key path of several names: `\.system.openPage`.
  func member(atEndOf path: Ref, readBy reader: String) -> Ref? {
    guard program.kind(path) == .keyPath, let keys = keys(of: path), keys.count > 1, let last = keys.last,
      case .named(let id, _)? = type(of: Array(keys.dropLast()), in: path, readBy: reader)?.core
    else { return nil }
    return members(named: last, of: id).first { program.kind($0) == .variable }
  }

  func keys(of path: Ref) -> [Symbol]? {
    let parts = DottedName.parts(of: program.name(path))
    let keys = parts.compactMap { program.symbols.find($0) }
    return keys.count == parts.count ? keys : nil
  }

  private func type(of keys: [Symbol], in path: Ref, readBy reader: String) -> TypeExpression? {
    guard let first = keys.first else { return nil }
    var start: TypeExpression?
    if let root = program.child(path, .root), case .named(let id, _) = resolve(root) {
      start = members(named: first, of: id).first.map(declaredType)
    } else if let owner = library.environmentWrappers[reader].flatMap(extended),
      let member = program.types[owner].members[first]?.first
    {
      start = declaredType(member)
    }
    if keys.count == 1, start == nil {
      start =
        TypeExpression.sdkMembers[program.text(first)]
        ?? library.environment[program.text(first)].map { .external($0, []) }
    }
    guard let start else { return nil }
    return keys.dropFirst().reduce(start) { memberVariableType($1, of: $0.core) }
  }

  private func typeOfMember(_ r: Ref) -> TypeExpression {
    let name = program.symbol(r)
    guard let base = program.child(r, .base) else { return typeOfImplicitMember(r) }
    if program.name(r) == "self" { return typeReference(base).map { .metatype($0) } ?? type(of: base) }
    if let owner = typeReference(base) { return typeOfStaticMember(r, of: owner) }
    let whole = type(of: base)
    // The binding itself, not a property of its value.
    if case .external("Binding", let arguments) = whole, let held = arguments.first {
      if program.name(r) == "wrappedValue" { return held }
      if program.name(r) == "projectedValue" { return whole }
    }
    let baseType = whole.core
    let result = declaredMemberType(name, of: base, baseType)
    if case .external("Binding", _) = whole { return .external("Binding", [result]) }
    return result.isUnknown && program.name(r) == "coordinator"
      ? coordinator(ofContext: baseType, at: r) ?? result : result
  }

  /// The member's type as declared by the type, else by the app's extension of all views, else by a library.
  private func declaredMemberType(_ name: Symbol, of base: Ref, _ baseType: TypeExpression) -> TypeExpression {
    let own = memberVariableType(name, of: baseType)
    guard own.isUnknown else { return own }
    if let added = viewProperty(name), isBuiltInView(base) {
      let type = declaredType(added)
      if !type.isUnknown { return type }
    }
    guard !library.givenProperties.isEmpty, case .named(let id, _) = baseType else { return .unknown }
    return givenProperty(name, of: id).map(declaredType) ?? .unknown
  }

  /// `.login`
  private func typeOfImplicitMember(_ r: Ref) -> TypeExpression {
    let name = program.symbol(r)
    let expected = expectedType(of: r).core
    guard case .named(let id, _) = expected, program.types[id].cases[name] == nil,
      let member = members(named: name, of: id).first(where: { program.kind($0) == .variable })
    else { return expected }
    return declaredType(member)
  }

  /// `Route.login`, `Settings.shared`
  private func typeOfStaticMember(_ r: Ref, of owner: TypeExpression) -> TypeExpression {
    if let nested = typeReference(r) { return .metatype(nested) }
    let name = program.symbol(r)
    switch owner {
    case .named(let id, _):
      if program.types[id].cases[name] != nil { return owner }
      if program.name(r) == "allCases" { return .array(owner) }
      return members(named: name, of: id).first.map(declaredOrFunctionType) ?? .unknown
    case .external(let external, _):
      if let id = extended(external), let member = program.types[id].members[name]?.first {
        return declaredOrFunctionType(member)
      }
      return ["shared", "main", "default", "standard"].contains(program.name(r)) ? owner : .unknown
    default: return .unknown
    }
  }

  /// The enum whose own code names `allCases` without declaring it: `static var visible: [Pane] { allCases.filter { … }
  /// }`.
  func enumOfOwnCases(_ r: Ref) -> TypeID? {
    guard program.name(r) == "allCases", let id = program.enclosingType(r), program.types[id].kind == .enum,
      !declaresAllCases(id)
    else { return nil }
    return id
  }

  /// The type declares `allCases` itself.
  func declaresAllCases(_ id: TypeID) -> Bool {
    program.symbols.find("allCases").flatMap { program.types[id].members[$0] }.map { !$0.isEmpty } ?? false
  }

  /// The index of the tuple element that a member names: `pair.1`, `pair.screen`.
  func place(of name: Symbol, in labels: [String]) -> Int? {
    Int(program.text(name)) ?? labels.firstIndex(of: program.text(name))
  }

  private func declaredOrFunctionType(_ member: Ref) -> TypeExpression {
    program.kind(member) == .variable ? declaredType(member) : functionType(member)
  }

  /// A controller's inherited `navigationController` keeps its type where the class has a function with the same base
  /// name, as `navigationController(_:willShow:animated:)`.
  private func inheritedProperty(_ name: Symbol, of type: TypeID) -> TypeExpression? {
    guard let property = TypeExpression.sdkMembers[program.text(name)], !SDK.actions.contains(program.text(name)),
      isController(type), !members(named: name, of: type).contains(where: { program.kind($0) == .variable })
    else { return nil }
    return property
  }

  /// A static function is no member of an instance.
  private func isOfInstances(_ member: Ref) -> Bool {
    program.kind(member) != .function || !program.flags(member).contains(.isStatic)
  }

  func memberVariableType(_ name: Symbol, of base: TypeExpression) -> TypeExpression {
    switch base {
    case .tuple(let parts, let labels):
      guard let place = place(of: name, in: labels), place < parts.count else { return .unknown }
      return parts[place]
    case .named(let id, _): return memberVariableType(name, ofDeclared: id, base)
    case .opaque(let parts): return firstKnownMember(name, of: parts)
    case .generic(let parameter): return firstKnownMember(name, of: boundTypes(parameter).map { .named($0, []) })
    case .array(let element):
      return ["first", "last"].contains(program.text(name)) ? .optional(element) : .unknown
    case .external(let external, let arguments): return memberVariableType(name, ofExternal: external, arguments, base)
    default:
      return TypeExpression.sdkMembers[program.text(name)] ?? .unknown
    }
  }

  private func firstKnownMember(_ name: Symbol, of types: [TypeExpression]) -> TypeExpression {
    for type in types {
      let known = memberVariableType(name, of: type)
      if !known.isUnknown { return known }
    }
    return .unknown
  }

  private func memberVariableType(_ name: Symbol, ofDeclared id: TypeID, _ base: TypeExpression) -> TypeExpression {
    if let member = members(named: name, of: id).first(where: isOfInstances) {
      if program.kind(member) == .function, let property = inheritedProperty(name, of: id) { return property }
      let seen =
        program.kind(member) == .variable
        ? declaredType(member, seenBy: id) : inherited(declaredOrFunctionType(member), of: member, by: id)
      return substitute(seen, in: base)
    }
    if let dynamic = dynamicMember(name, of: base) {
      return substitute(declaredType(dynamic.variable), in: dynamic.owner)
    }
    if program.types[id].kind == .enum, program.text(name) == "rawValue" { return .unknown }
    if library.selfProperties.contains(program.text(name)) { return base }
    return TypeExpression.sdkMembers[program.text(name)] ?? .unknown
  }

  private func memberVariableType(
    _ name: Symbol, ofExternal external: String, _ arguments: [TypeExpression], _ base: TypeExpression
  ) -> TypeExpression {
    if let id = extended(external), let member = program.types[id].members[name]?.first(where: isOfInstances) {
      return declaredOrFunctionType(member)
    }
    if let first = arguments.first, ["wrappedValue", "projectedValue", "value"].contains(program.text(name)) {
      return first
    }
    // A store whose source is not read holds a state of the app's: `Store<AppState, AppAction>`.
    if case .named(let id, _)? = arguments.first, program.text(name) == "state", program.types[id].isDeclared {
      return arguments[0]
    }
    return typeHeld(under: program.text(name), by: base) ?? TypeExpression.sdkMembers[program.text(name)] ?? .unknown
  }

  /// `resolve(Router.self)`, `resolve(\Container.router)`: a library's function returns the type that it is asked for.
  func typeGiven(to call: Ref) -> TypeExpression? {
    guard let first = arguments(of: call).first, program.name(first).isEmpty, let value = program.child(first, .value)
    else {
      return nil
    }
    switch program.kind(value) {
    case .keyPath: return type(of: value, readBy: program.name(call))
    case .member where program.name(value) == "self":
      guard let base = program.child(value, .base), case .named(let id, let arguments)? = typeReference(base) else {
        return nil
      }
      return .named(id, arguments)
    default: return nil
    }
  }

  /// The result type of a closure or a body: that of the first `return` with a known type, or of its only expression.
  func closureResult(_ closure: Ref) -> TypeExpression {
    guard let block = program.child(closure, .body) else { return .unknown }
    let statements = program.children(block)
    for s in statements where program.kind(s) == .returned {
      let result = program.child(s, .value).map(type(of:)) ?? .unknown
      return result.isUnknown ? returnedEarlier(in: block) : result
    }
    return statements.count == 1 ? type(of: statements[0]) : .unknown
  }

  /// `if let page { return view(of: page) }`, with a `return nil` at the end.
  private func returnedEarlier(in block: Ref) -> TypeExpression {
    var result = TypeExpression.unknown
    program.forEachNode(in: block) { r in
      if program.kind(r) == .returned, result.isUnknown, let value = program.child(r, .value),
        program.kind(value) != .null
      {
        result = type(of: value)
      }
      return result.isUnknown && ![.closure, .function, .type].contains(program.kind(r))
    }
    return result
  }

  func containsGeneric(_ t: TypeExpression) -> Bool {
    switch t {
    case .generic: true
    case .named(_, let a), .external(_, let a), .tuple(let a, _), .opaque(let a): a.contains(where: containsGeneric)
    case .optional(let a), .array(let a), .metatype(let a): containsGeneric(a)
    case .function(let a, let b): containsGeneric(b) || a.contains(where: containsGeneric)
    case .dictionary(let a, let b): containsGeneric(a) || containsGeneric(b)
    case .dependent(let a, _): containsGeneric(a)
    case .unknown: false
    }
  }

  /// The type an expression names (`Route`, `Auth.Route`, `Box<Int>`), nil when it is a value.
  func typeReference(_ r: Ref) -> TypeExpression? {
    switch program.kind(r) {
    case .name:
      switch lookup(program.symbol(r), at: r) {
      case .type(.named(let id, _))?
      where program.types[id].cases[program.symbol(r)] != nil && program.types[id].name != program.symbol(r):
        return nil
      case .type(let type)?: return type
      case nil: return program.name(r).first?.isUppercase == true ? .external(program.name(r), []) : nil
      default: return nil
      }
    case .member: return program.child(r, .base).flatMap { typeReference(of: r, in: $0) }
    case .specialize: return resolve(r)
    default: return nil
    }
  }

  private func typeReference(of r: Ref, in base: Ref) -> TypeExpression? {
    guard let owner = typeReference(base) else { return nil }
    if program.name(r) == "self" { return owner }
    if case .named(let id, _) = owner {
      if program.types[id].cases[program.symbol(r)] != nil { return nil }
      return resolveTypeName(program.symbol(r), inType: id)
    }
    return program.name(r).first?.isUppercase == true ? memberType(program.symbol(r), of: owner) : nil
  }
}
