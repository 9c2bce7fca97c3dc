import SourceFacts

/// Arms of a reducer run where their actions are sent.
extension Attribution {
  /// A case of an enum of actions.
  struct ActionCase: Hashable {
    var type: TypeID
    var name: Symbol
  }

  /// The places that make the actions of the arms around a place. The innermost arm with such places decides. Empty for
  /// code outside of such arms.
  ///
  /// - Parameter orRoutes: calls of a library with a route count, too. Nothing here tells which routes the library
  ///   passes.
  func senders(ofActionsAround place: Ref, in member: Ref, orRoutes: Bool = false) -> [Ref] {
    sentActions(around: place, in: member, orRoutes: orRoutes).senders
  }

  /// The patterns of the innermost arm around a place whose actions are sent, and the places that send them.
  func sentActions(around place: Ref, in member: Ref, orRoutes: Bool = false) -> (
    patterns: [Ref], senders: [Ref]
  ) {
    let isReducer = orRoutes && routeHandlers.contains(member) || isReducer(member)
    if let type = program.enclosingType(member), semantics.isScreenType(type) { return ([], []) }
    var previous = place
    var current = program.parent(place)
    while let c = current, c != member {
      let patterns = patterns(around: previous, in: c)
      let cases = patterns.compactMap { pattern -> ActionCase? in
        let subject = semantics.subjectType(ofPattern: pattern).core
        guard isReducer || !semantics.library.dispatches.isEmpty || isReduced(subject) else { return nil }
        return action(pattern, subject, isReduced: isReducer || isReduced(subject))
      }
      let sent = Set(cases.flatMap(senders(of:)))
      if !sent.isEmpty { return (patterns, sent.sorted()) }
      previous = c
      current = program.parent(c)
    }
    return ([], [])
  }

  /// The patterns of the arm of a `switch`, or of the branch of an `if case`, that holds a place.
  func patterns(around place: Ref, in statement: Ref) -> [Ref] {
    switch program.kind(statement) {
    case .switchCase: return program.children(statement, .patterns)
    case .ifElse where program.child(statement, .body) == place:
      let first = program.children(statement, .conditions).first { program.kind($0) == .patternCondition }
      return [first.flatMap { program.child($0, .pattern) }].compactMap { $0 }
    default: return []
    }
  }

  /// The type is an action of the app's own store: code that reads such an action (a middleware, an effect) runs where
  /// it is sent.
  private func isReduced(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type { reducedActions.contains(id) } else { false }
  }

  /// The enums that top-level and static reducers take.
  func findReducedActions() -> Set<TypeID> {
    let members = program.types.filter { $0.isDeclared && [.struct, .enum].contains($0.kind) }.flatMap {
      $0.members.values.joined()
    }.filter { program.flags($0).contains(.isStatic) }
    let reducers = (program.globals.values.joined() + members).filter {
      [.function, .variable].contains(program.kind($0)) && isReducer($0)
    }
    return Set(reducers.flatMap(semantics.actions(ofReducer:)))
  }

  /// The reducer of a store of the app's own: code with the form of a reducer that is passed to the store as a value,
  /// or that such code or a store's own method calls.
  private func isReducer(_ member: Ref) -> Bool {
    if let known = memory.reducers[member] { return known }
    memory.reducers.begin(member)
    guard semantics.hasReducersShape(member) else { return false }
    let result =
      flow.isHandedOn(member)
      || calls(of: member).contains { call in
        program.enclosingMember(call).map { $0 != member && (isReducer($0) || isDispatch($0, call)) } ?? false
      }
    return memory.reducers.keep(result, for: member)
  }

  /// A method of an object that changes its state by its action parameter: `func dispatch(_ action: Action) {
  /// reduce(&state, action) }`.
  private func isDispatch(_ method: Ref, _ call: Ref) -> Bool {
    guard program.kind(method) == .function, let type = program.enclosingType(method),
      program.types[type].kind == .class
    else { return false }
    return semantics.arguments(of: call).contains { argument in
      guard let value = program.child(argument, .value), program.kind(value) == .name,
        let d = flow.declaration(of: value),
        program.kind(d) == .parameter,
        program.parent(d).flatMap(program.parent) == method, case .named(let id, _) = semantics.declaredType(d).core
      else { return false }
      return program.types[id].kind == .enum
    }
  }

  private func calls(of member: Ref) -> [Ref] {
    program.kind(member) == .function ? flow.callers(of: member) : flow.calls(ofVariable: member)
  }

  /// The innermost action that a pattern names: for `.row(.delegate(.opened(id)))` it is `opened`.
  private func action(_ pattern: Ref, _ type: TypeExpression, isReduced: Bool) -> ActionCase? {
    switch program.kind(pattern) {
    case .patternWhere: return program.child(pattern, .pattern).flatMap { action($0, type, isReduced: isReduced) }
    case .patternCase:
      let arguments = program.children(pattern).filter { program.kind($0) == .argument }
      for argument in arguments {
        guard let inner = program.child(argument, .value) else { continue }
        if let found = action(inner, payload(of: pattern, argument, type), isReduced: isReduced) { return found }
      }
      guard case .named(let id, _) = type, isReduced ? program.types[id].kind == .enum : isAction(id),
        program.types[id].cases[program.symbol(pattern)] != nil
      else { return nil }
      return ActionCase(type: id, name: program.symbol(pattern))
    default: return nil
    }
  }

  /// The type that an argument of a case pattern is matched against. A library's wrapper of actions (`.presented(…)`,
  /// `.element(id:, action:)`) passes on the last of its types; a case of an enum of features holds the feature's
  /// actions.
  func payload(of pattern: Ref, _ argument: Ref, _ type: TypeExpression) -> TypeExpression {
    switch type.core {
    case .named(let id, _):
      guard let declaration = program.types[id].cases[program.symbol(pattern)] else { return .unknown }
      let held = program.children(declaration).filter { program.kind($0) == .parameter }
      let place = program.children(pattern).filter { program.kind($0) == .argument }.firstIndex(of: argument) ?? 0
      let parameter =
        held.first { !program.name(argument).isEmpty && semantics.label(of: $0) == program.name(argument) }
        ?? (place < held.count ? held[place] : nil)
      return parameter.flatMap { program.child($0, .type) }.map { actions(of: semantics.resolve($0).core) } ?? .unknown
    case .external(_, let arguments): return arguments.last.map { actions(of: $0.core) } ?? .unknown
    default: return .unknown
    }
  }

  /// The action type of a feature; any other type as it is.
  private func actions(of type: TypeExpression) -> TypeExpression {
    guard case .named(let id, _) = type, !isAction(id) else { return type }
    for member in Set(semantics.library.dispatches.values).sorted() {
      if let name = program.symbols.find(member),
        case .named(let nested, _)? = semantics.resolveTypeName(name, inType: id), program.types[nested].kind == .enum
      {
        return .named(nested, [])
      }
    }
    return type
  }

  /// An enum that a feature nests under the name of its actions, or one nested in such an enum; or an enum of features,
  /// which stands for the enum of their actions.
  private func isAction(_ id: TypeID) -> Bool {
    guard program.types[id].kind == .enum else { return false }
    let names = Set(semantics.library.dispatches.values)
    if names.contains(where: { name in program.symbols.find(name).map { semantics.isSynthesized($0, in: id) } ?? false }
    ) {
      return true
    }
    var current: TypeID? = id
    while let c = current {
      if names.contains(program.text(program.types[c].name)) { return program.types[c].parent.map(isFeature) ?? false }
      current = program.types[c].parent
    }
    return isHeldByActions(id)
  }

  /// An enum that a feature nests beside its actions, as the payload of one (`case delegate(Delegate)`). The feature's
  /// state, and the enums in it, are ordinary values.
  private func isHeldByActions(_ id: TypeID) -> Bool {
    guard let feature = program.types[id].parent, isFeature(feature),
      case .named(let all, _) = actions(of: .named(feature, [])), all != feature
    else { return false }
    func holds(_ declaration: Ref) -> Bool {
      program.children(declaration).contains {
        program.kind($0) == .parameter && program.child($0, .type).map(semantics.resolve)?.core == .named(id, [])
      }
    }
    let states = states(of: feature)
    guard !states.contains(id), program.types[all].cases.values.contains(where: holds) else { return false }
    return !states.contains { state in
      program.types[state].members.values.joined().contains {
        program.kind($0) == .variable && semantics.declaredType($0).core == .named(id, [])
      }
    }
  }

  /// The types of a feature's state.
  private func states(of feature: TypeID) -> [TypeID] {
    Set(semantics.library.meanings.values.map(\.member)).sorted().compactMap { member in
      guard let name = program.symbols.find(member),
        case .named(let state, _)? = semantics.resolveTypeName(name, inType: feature)
      else { return nil }
      return state
    }
  }

  /// A type that nests a state beside its actions. A button's actions are no feature's.
  func isFeature(_ id: TypeID) -> Bool {
    !states(of: id).isEmpty
  }

  /// An arm for cases that are never made, in code that makes views of routes: its content is never shown. Libraries
  /// also make actions, as they pass them on.
  func isDead(_ condition: Condition) -> Bool {
    guard program.kind(condition.node) == .switchCase, makesView(at: condition.node),
      let patterns = program.child(condition.node, .patterns).map(program.children), !patterns.isEmpty
    else { return false }
    return patterns.allSatisfy { pattern in
      guard program.kind(pattern) == .patternCase,
        case .named(let id, _) = semantics.subjectType(ofPattern: pattern).core, program.types[id].kind == .enum,
        program.types[id].cases[program.symbol(pattern)] != nil,
        semantics.supertypeNames(of: id).isDisjoint(with: Attribution.makers),
        flow.constructions(of: id).isEmpty, !isAction(id)
      else { return false }
      return senders(of: ActionCase(type: id, name: program.symbol(pattern))).isEmpty
        && !isNamedSomewhere(program.symbol(pattern))
    }
  }

  private func makesView(at place: Ref) -> Bool {
    guard let member = program.enclosingMember(place),
      let type = program.child(member, program.kind(member) == .function ? .result : .type).map(semantics.resolve)
    else { return false }
    switch type {
    case .opaque(let parts): return parts.contains { if case .external("View", _) = $0 { true } else { false } }
    case .external("AnyView", _): return true
    default: return false
    }
  }

  /// An implicit case whose required type is not known: it may be of any enum.
  private func isNamedSomewhere(_ name: Symbol) -> Bool {
    program.mentions[name].contains { mention in
      guard program.kind(mention) == .member, program.child(mention, .base) == nil, !program.isOutOfScope(mention),
        let parent = program.parent(mention), program.kind(parent) != .patternExpression
      else { return false }
      let place = program.kind(parent) == .call && program.child(parent, .callee) == mention ? parent : mention
      return semantics.expectedType(of: place).isUnknown
    }
  }

  /// The place stands in an arm, of its own member, for cases that are never made.
  func isInDeadArm(_ place: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, ![.function, .type, .extension].contains(program.kind(c)) {
      if program.kind(c) == .switchCase, isDead(Condition(node: c, isNegated: false)) { return true }
      current = program.parent(c)
    }
    return false
  }

  /// The call is a whole arm of a `switch` of which navigation shows another arm. Its view is shown by navigation or
  /// not at all, and is no part of another.
  func isBesideShown(_ call: Ref) -> Bool {
    var node = call
    while let parent = program.parent(node), [.call, .member].contains(program.kind(parent)),
      program.chained(parent) == node
    { node = parent }
    guard let block = program.parent(node), let arm = program.parent(block), program.kind(arm) == .switchCase,
      let statement = program.owner(ofArm: arm)
    else { return false }
    return evaluator.cases(of: statement).contains { other in
      other != arm
        && program.child(other, .body).map(program.children)?.contains { shownCalls.contains(semantics.chainBase($0)) }
          ?? false
    }
  }

  /// Their enums are also made by code that iterates over all cases, and from stored data. A case from a string or a
  /// number is constructed by name.
  private static let makers: Set<String> = SDK.makersOfCases

  /// The places that make a case, with or without its payload.
  func senders(of action: ActionCase) -> [Ref] {
    if let known = memory.senderLists[action] { return known }
    let calls = program.calls[action.name].filter {
      !program.isOutOfScope($0) && semantics.callee(of: $0) == .enumCase(action.type, action.name)
    }
    let mentions = program.mentions[action.name].filter { mention in
      guard program.kind(mention) == .member, !program.isOutOfScope(mention), let parent = program.parent(mention),
        program.kind(parent) != .patternExpression,
        program.kind(parent) != .call || program.child(parent, .callee) != mention
      else { return false }
      let type =
        program.child(mention, .base).map { semantics.typeReference($0) ?? .unknown }
        ?? semantics.expectedType(of: mention)
      return type.core == .named(action.type, [])
    }
    let found = calls + mentions
    return memory.senderLists.keep(found, for: action)
  }
}
