import SourceFacts

/// Code that runs for one case of an enum of the app: an arm of a `switch` over a parameter, a closure that is
/// registered for an event. The code that makes the case runs it, by whatever way the case gets there.
struct SentCases {
  let attribution: Attribution
  /// The nested enums of a type.
  private let inner: [TypeID: [TypeID]]
  /// How many enums have a case of a name.
  private let enumsWithCase: [Symbol: Int]
  private var program: Program { attribution.program }
  private var semantics: Semantics { attribution.semantics }

  init(attribution: Attribution) {
    self.attribution = attribution
    let program = attribution.program
    inner = Dictionary(
      grouping: program.types.indices.filter { program.types[$0].kind == .enum && program.types[$0].parent != nil }
    ) {
      program.types[$0].parent ?? $0
    }
    enumsWithCase = Dictionary(program.types.flatMap { $0.cases.keys.map { ($0, 1) } }, uniquingKeysWith: +)
  }

  /// The places that make the cases for which the code around a place runs; the innermost arm with such places decides.
  /// An arm over a part of a parameter comes after the others: in `case .editTapped: switch state.mode { … }` the mode
  /// may have been set long before.
  func senders(around place: Ref, in member: Ref) -> [Ref] {
    var ofPart: [Ref] = []
    var current: Ref? = program.parent(place)
    while let c = current, c != member {
      let registration = attribution.registration(with: c)
      let found = Set(cases(of: c).flatMap { senders(of: $0, from: member) }).filter { sender in
        !program.contains(c, sender) && registration.map { !attribution.isRegistered(sender, by: $0) } ?? true
      }
      if !found.isEmpty, !isOverPart(c) { return found.sorted() }
      if ofPart.isEmpty { ofPart = found.sorted() }
      // Stored code with known runs runs some time after the arm in which it is passed.
      if attribution.isKept(closure: c), !attribution.runs(ofKept: c).isEmpty { break }
      current = program.parent(c)
    }
    return ofPart
  }

  private func isOverPart(_ arm: Ref) -> Bool {
    program.kind(arm) == .switchCase && program.subject(ofArm: arm).map { program.kind($0) == .member } ?? false
  }

  /// An arm around a place tests the function's parameter.
  func isForParameter(of function: Ref, armAround place: Ref) -> Bool {
    var current: Ref? = program.parent(place)
    while let c = current, c != function {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c), program.kind(subject) == .name,
        let declared = attribution.flow.declaration(of: subject), program.kind(declared) == .parameter,
        program.parent(declared).flatMap(program.parent) == function
      {
        return true
      }
      current = program.parent(c)
    }
    return false
  }

  // MARK: types

  /// The enum of the app whose case the innermost arm around a place is for.
  func told(around place: Ref, in member: Ref) -> TypeID? {
    var current: Ref? = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .switchCase, let subject = program.subject(ofArm: c), isTold(subject) {
        let types = program.children(c, .patterns).compactMap { pattern -> TypeID? in
          guard program.kind(pattern) == .patternCase,
            case .named(let id, _) = semantics.enumType(ofPattern: pattern).core, program.types[id].isDeclared
          else { return nil }
          return id
        }
        return types.first
      }
      current = program.parent(c)
    }
    return nil
  }

  /// A call with arguments that are cases of enums, but none of this enum.
  func handsOver(_ call: Ref, otherThan told: TypeID?) -> Bool {
    guard let told else { return false }
    let given = enumsGiven(at: call)
    return !given.isEmpty && !given.contains(told)
  }

  /// A call that only passes on its own function's argument: `process(action: action)`.
  func handsOn(_ call: Ref) -> Bool {
    guard program.kind(call) == .call else { return false }
    return semantics.arguments(of: call).contains { argument in
      guard let value = program.child(argument, .value), program.kind(value) == .name,
        let declared = attribution.flow.declaration(of: value)
      else { return false }
      return program.kind(declared) == .parameter
    }
  }

  private func enumsGiven(at call: Ref) -> [TypeID] {
    guard program.kind(call) == .call else { return [] }
    return semantics.arguments(of: call).compactMap { argument in
      guard let value = program.child(argument, .value) else { return nil }
      let type = semantics.type(of: value)
      guard case .named(let id, _) = (type.isUnknown ? semantics.expectedType(of: value) : type).core,
        program.types[id].kind == .enum, program.types[id].isDeclared
      else { return nil }
      return id
    }
  }

  // MARK: cases

  private func cases(of node: Ref) -> [Ref] {
    switch program.kind(node) {
    case .switchCase:
      guard let subject = program.subject(ofArm: node), isTold(subject) else { return [] }
      return program.children(node, .patterns)
    case .closure: return registered(with: node)
    default: return []
    }
  }

  /// A parameter, a member of it, or a tuple of these: `action`, `context.event`, `(context.event, context.state)`.
  private func isTold(_ subject: Ref) -> Bool {
    switch program.kind(subject) {
    case .tuple:
      return program.children(subject).contains { part in
        isTold(program.kind(part) == .argument ? program.child(part, .value) ?? part : part)
      }
    case .member: return program.child(subject, .base).map(isTold) ?? false
    case .name:
      if program.name(subject).hasPrefix("$") { return program.name(subject).dropFirst().allSatisfy(\.isNumber) }
      guard let declared = attribution.flow.declaration(of: subject) else { return false }
      if program.kind(declared) == .parameter { return true }
      // `for await action in actions`
      return program.kind(declared) == .patternBind
        && program.parent(declared).map { program.kind($0) == .forIn } ?? false
    default: return false
    }
  }

  /// The events for which a library runs a closure: `machine.addRoutes(event: .open) { … }`.
  private func registered(with closure: Ref) -> [Ref] {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument),
      program.kind(call) == .call, isExternal(call)
    else { return [] }
    return semantics.arguments(of: call).compactMap { program.child($0, .value) }.filter { isImplicit($0) }
  }

  private func isExternal(_ call: Ref) -> Bool {
    if case .external = semantics.callee(of: call) { true } else { false }
  }

  private func isImplicit(_ e: Ref) -> Bool {
    program.kind(e) == .member && (program.child(e, .base).map { program.kind($0) == .none } ?? true)
  }

  // MARK: senders

  private func senders(of pattern: Ref, from member: Ref) -> [Ref] {
    switch program.kind(pattern) {
    case .patternWhere: return program.child(pattern, .pattern).map { senders(of: $0, from: member) } ?? []
    case .patternTuple, .patternCase:
      // `.row(.opened)`: the inner case says more.
      let inner = program.children(pattern).filter { program.kind($0) == .argument }
        .compactMap { program.child($0, .value) }.flatMap { senders(of: $0, from: member) }
      if !inner.isEmpty || program.kind(pattern) == .patternTuple { return inner }
      return senders(ofCaseNamed: program.symbol(pattern), semantics.enumType(ofPattern: pattern).core, at: pattern)
    case .member:
      return senders(ofCaseNamed: program.symbol(pattern), semantics.expectedType(of: pattern).core, at: pattern)
    default: return []
    }
  }

  private func senders(ofCaseNamed name: Symbol, _ type: TypeExpression, at place: Ref) -> [Ref] {
    let owner: TypeID?
    switch type {
    case .named(let id, _): owner = program.types[id].kind == .enum && program.types[id].isDeclared ? id : nil
    case .unknown, .generic, .dependent, .external: owner = neighbour(withCase: name, at: place)
    default: owner = nil
    }
    guard let owner, program.types[owner].cases[name] != nil else { return [] }
    let typed = attribution.senders(of: Attribution.ActionCase(type: owner, name: name))
    return Set(typed + untyped(name, of: owner)).filter(isSent).sorted()
  }

  /// The enum with such a case that is nested in the type around a place, where nothing else tells the type.
  private func neighbour(withCase name: Symbol, at place: Ref) -> TypeID? {
    if let told = machineEnum(withCase: name, at: place) { return told }
    guard let around = program.enclosingType(place) else { return nil }
    let outer = [around] + (program.types[around].parent.map { [$0] } ?? [])
    let found = outer.flatMap { inner[$0] ?? [] }.filter { program.types[$0].cases[name] != nil }
    return found.count == 1 ? found[0] : nil
  }

  /// The enum with such a case in the type of the machine that calls the code around a place.
  private func machineEnum(withCase name: Symbol, at place: Ref) -> TypeID? {
    var current = program.enclosingClosure(place)
    while let closure = current {
      let found = attribution.eventEnums(toldTo: closure).filter {
        program.types[$0].cases[name] != nil
      }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
      current = program.enclosingClosure(closure)
    }
    return nil
  }

  /// `machine.tryEvent(.open)`: a library receives the case, and nothing tells its type. Elsewhere a name tells the type
  /// that no other enum and no other member has: `Row(action: .openTapped)` with `action: Feature.Action`.
  private func untyped(_ name: Symbol, of owner: TypeID) -> [Ref] {
    let home = program.types[owner].parent
    let isOnlyOne = enumsWithCase[name] == 1 && program.variables[name].isEmpty && program.functions[name].isEmpty
    let all =
      program.mentions[name].filter { isImplicit($0) }
      + program.calls[name].filter { call in
        program.child(call, .callee).map { isImplicit($0) } ?? false
      }
    return all.filter { mention in
      guard !program.isOutOfScope(mention), let argument = program.parent(mention),
        program.kind(argument) == .argument, let call = program.parent(argument), program.kind(call) == .call
      else { return false }
      let expected = semantics.expectedType(of: mention)
      if isOpen(expected), isOnlyOne || nearest(withCase: name, around: mention) == owner { return true }
      return home != nil && program.enclosingType(mention) == home && isExternal(call) && expected.isUnknown
        && !semantics.arguments(of: call).contains {
          program.child($0, .value).map { program.kind($0) == .closure } ?? false
        }
    }
  }

  /// The only enum with such a case that is nested in the innermost type with any around a place: `.send(.saveTapped)`
  /// in the view of a feature that declares its actions.
  private func nearest(withCase name: Symbol, around place: Ref) -> TypeID? {
    var current = program.enclosingType(place)
    while let type = current {
      let found = (inner[type] ?? []).filter { program.types[$0].cases[name] != nil }
      if !found.isEmpty { return found.count == 1 ? found[0] : nil }
      current = program.types[type].parent
    }
    return nil
  }

  /// The type of a generic parameter's member, or one that nothing tells.
  private func isOpen(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .unknown, .generic, .dependent: true
    default: false
    }
  }

  /// The case is passed or stored, not only compared.
  private func isSent(_ mention: Ref) -> Bool {
    guard let parent = program.parent(mention) else { return false }
    switch program.kind(parent) {
    case .argument, .assign, .variable, .returned, .block, .ternary, .array: return true
    default: return false
    }
  }
}
