import Dialects
import SourceFacts

/// Types that a dialect explains, because the sources do not declare them.
extension Semantics {
  /// The type that a library's generic type stands for: a store for its state, a stack of states for an array of them.
  func meaning(of name: String, _ arguments: [TypeExpression]) -> TypeExpression? {
    guard let m = library.meanings[name], m.argument < arguments.count else { return nil }
    var type = arguments[m.argument]
    if !m.member.isEmpty { type = program.symbols.find(m.member).map { memberType($0, of: type.core) } ?? .unknown }
    if !m.wrapper.isEmpty { type = .external(m.wrapper, [type]) }
    return m.form == .array ? .array(type) : type
  }

  /// The element type of a collection or of a library's stream.
  func element(of type: TypeExpression) -> TypeExpression {
    if case .external(let name, let arguments) = type.core, library.streamTypes.contains(name) {
      return arguments.first ?? .unknown
    }
    return type.element
  }

  /// A nested name that a macro adds to an enum, and that stands for the enum.
  func isSynthesized(_ name: Symbol, in type: TypeID) -> Bool {
    guard let attributes = library.syntheses[program.text(name)], program.types[type].kind == .enum,
      let list = program.types[type].declaration.flatMap({ program.child($0, .attributes) })
    else { return false }
    return program.children(list).contains { attributes.contains(program.name($0)) }
  }

  /// The payload type of a case in an enum of features, for which a macro generates enums of states and of actions:
  /// `.detail(.init(id: 1))` holds the feature's state, `.detail(.closed)` an action.
  func synthesizedPart(of feature: TypeExpression, heldBy id: TypeID, for argument: Ref) -> TypeExpression? {
    guard !library.syntheses.isEmpty, case .named(let feature, _) = feature.core, program.types[feature].kind != .enum,
      let value = program.child(argument, .value), let member = implicitMember(value)
    else { return nil }
    let names = library.syntheses.keys.sorted().compactMap { program.symbols.find($0) }.filter {
      isSynthesized($0, in: id)
    }
    return names.lazy.compactMap { self.resolveTypeName($0, inType: feature) }.first { part in
      guard case .named(let inner, _) = part, inner != feature else { return false }
      return self.program.text(member) == "init"
        ? self.program.types[inner].kind == .struct : self.program.types[inner].cases[member] != nil
    }
  }

  /// The parameter that stands for a property which a library's protocol adds to a type.
  func givenProperty(_ name: Symbol, of type: TypeID) -> Ref? {
    guard let method = library.givenProperties[program.text(name)].flatMap(program.symbols.find),
      program.types[type].kind == .class
    else { return nil }
    return members(named: method, of: type).lazy.filter { [self] in program.kind($0) == .function }.flatMap { [self] in
      parameters(of: $0)
    }.first { program.symbol($0) == name }
  }

  /// The type that a library's method requires of an argument, by its receiver's generic arguments.
  func libraryArgument(_ argument: Ref, of call: Ref, on base: Ref?) -> TypeExpression? {
    guard let rules = library.expectations[program.name(call)] else { return nil }
    guard let base else { return argumentOfMaker(argument, rules) }
    let name: String
    let arguments: [TypeExpression]
    switch type(of: base).core {
    case .external(let external, let a): (name, arguments) = (external, a)
    case .array(.external(let external, let a)): (name, arguments) = ("[\(external)]", a)
    default: return nil
    }
    guard
      let rule = rules.first(where: {
        $0.receivers.contains(name) && ($0.label ?? program.name(argument)) == program.name(argument)
      })
    else { return nil }
    if !rule.type.isEmpty { return .external(rule.type, arguments) }
    return arguments.first
  }

  /// The type that the initialiser of a library's type requires.
  private func argumentOfMaker(_ argument: Ref, _ rules: [Dialect.Expectation]) -> TypeExpression? {
    let name = program.name(argument)
    return rules.first { $0.receivers.isEmpty && ($0.label ?? name) == name && !$0.type.isEmpty }.map {
      libraryType($0.type)
    }
  }

  /// A library's type by its name, in brackets for a list of it.
  private func libraryType(_ name: String) -> TypeExpression {
    name.hasPrefix("[") ? .array(.external(String(name.dropFirst().dropLast()), [])) : .external(name, [])
  }

  /// The type of a library's own property that an assignment sets.
  func typeOfLibraryProperty(_ target: Ref) -> TypeExpression? {
    guard program.kind(target) == .member || program.kind(target) == .name else { return nil }
    return library.propertyTypes[program.name(target)].map(libraryType)
  }

  /// A stream of values, or another form of one: `subject.values`.
  func isStream(_ e: Ref) -> Bool {
    if isStream(type(of: e).core) || isPassedOnState(e) { return true }
    guard program.kind(e) == .member, library.streamPassing.contains(program.name(e)),
      let base = program.child(e, .base)
    else { return false }
    return isStream(type(of: base).core)
  }

  /// `session.$state`, `session.$state.removeDuplicates()`: the values of the stream are the state, each time it is
  /// set.
  private func isPassedOnState(_ e: Ref) -> Bool {
    var node = e
    while program.kind(node) == .call, library.streamPassing.contains(program.name(node)),
      let base = program.child(node, .callee).flatMap({ program.child($0, .base) })
    { node = base }
    return isPublishedState(node)
  }

  func isStream(_ type: TypeExpression) -> Bool {
    if case .external(let name, _) = type { library.streamTypes.contains(name) } else { false }
  }

  /// The type of an action that a call sends to a store.
  func dispatched(_ argument: Ref, by call: Ref) -> TypeExpression? {
    if let reduced = reduced(argument, by: call) { return reduced }
    guard
      let member = (library.dispatches[program.name(call)] ?? memberSent(byParameterThat: call)).flatMap(
        program.symbols.find), program.name(argument).isEmpty, arguments(of: call).first == argument
    else { return nil }
    var found = resolveTypeName(member, at: call)
    // The store's own feature nests both its state and its actions.
    if let base = program.child(call, .callee).flatMap({ program.kind($0) == .member ? program.child($0, .base) : nil }
    ),
      case .named(let state, _) = type(of: base).core,
      let feature = program.types[state].parent, let action = resolveTypeName(member, inType: feature)
    {
      found = action
    }
    if case .named(let id, _) = found, program.types[id].kind == .enum { return found }
    return returnedAction(around: call, member)
  }

  /// The name of the action type, where a call runs the parameter that a library's closure receives for sending
  /// actions: `.run { emit in await emit(.done) }`.
  private func memberSent(byParameterThat call: Ref) -> String? {
    guard !library.actionSenders.isEmpty, let sender = program.child(call, .callee), program.kind(sender) == .name
    else {
      return nil
    }
    let closure: Ref?
    switch lookup(program.symbol(sender), at: sender) {
    case .local(let d)? where program.kind(d) == .parameter:
      closure = program.parent(d).flatMap(program.parent).flatMap {
        program.children($0, .parameters).first == d ? $0 : nil
      }
    case .shorthand(let around, 0)?: closure = around
    default: closure = nil
    }
    guard let closure, program.kind(closure) == .closure, let argument = program.parent(closure),
      program.kind(argument) == .argument, let effect = program.parent(argument),
      program.kind(effect) == .call
    else { return nil }
    return library.actionSenders[program.name(effect)]
  }

  /// The type of an action that another feature's code passes to a feature: `Settings().reduce(into: &state.settings,
  /// action: .opened)`.
  private func reduced(_ argument: Ref, by call: Ref) -> TypeExpression? {
    let arguments = arguments(of: call)
    guard arguments.last == argument, !library.reducers.isEmpty,
      library.reducers.contains(program.name(call) + "(" + arguments.map { program.name($0) + ":" }.joined() + ")"),
      let target = program.child(call, .callee), program.kind(target) == .member,
      let feature = program.child(target, .base),
      case .named(let id, _) = type(of: feature).core
    else { return nil }
    return Set(library.dispatches.values).sorted().lazy.compactMap { self.program.symbols.find($0) }.compactMap {
      self.resolveTypeName($0, inType: id)
    }.first
  }

  /// The type of the actions in the effect that the function around a call returns: `func reduce(…) ->
  /// Effect<Feature.Action> { .send(.done) }`.
  private func returnedAction(around call: Ref, _ member: Symbol) -> TypeExpression? {
    guard let function = program.enclosingMember(call), program.kind(function) == .function,
      let result = program.child(function, .result), case .external(_, let arguments) = resolve(result).core,
      case .named(let id, _)? = arguments.last?.core, program.types[id].kind == .enum, program.types[id].name == member
    else { return nil }
    return .named(id, [])
  }

  /// The action type of a reducer's parameter that the library passes: of a closure (`Reduce { state, action in … }`),
  /// of a function that is passed to one (`Reduce(core)`), or of the reducer's own method.
  func actionType(ofParameter place: Int, of reducer: Ref) -> TypeID? {
    let type: TypeExpression
    if program.kind(reducer) == .closure {
      guard let argument = program.parent(reducer), program.kind(argument) == .argument,
        let call = program.parent(argument), takesAction(call, at: place)
      else { return nil }
      type = libraryParameter(reducer, place) ?? .unknown
    } else {
      let parameters = parameters(of: reducer)
      guard place < parameters.count, parameters.count > 1 else { return nil }
      let spelling = program.name(reducer) + "(" + parameters.map { label(of: $0) + ":" }.joined() + ")"
      let isOwn = place == parameters.count - 1 && library.reducers.contains(spelling)
      guard isOwn || isHandedAction(reducer, place) else { return nil }
      type = program.child(parameters[place], .type).map(resolve) ?? .unknown
    }
    if case .named(let id, _) = type.core, program.types[id].kind == .enum { return id }
    return nil
  }

  /// Methods of streams whose result has the values that the closure returns.
  static let streamMappings: Set<String> = ["map", "compactMap"]

  /// The action type that a closure maps the values of a stream to, where the stream is given to a store: `.publisher {
  /// routes.map { .push($0) } }`.
  func actionStreamed(from closure: Ref) -> TypeExpression? {
    guard !library.actionStreams.isEmpty, let argument = program.parent(closure), program.kind(argument) == .argument,
      var node = program.parent(argument),
      Semantics.streamMappings.contains(program.name(node))
    else { return nil }
    // The mapping, or the end of its chain, is the result of the closure that makes the stream.
    while let parent = program.parent(node), [.member, .call].contains(program.kind(parent)),
      program.chained(parent) == node
    { node = parent }
    while let parent = program.parent(node), [.returned, .block].contains(program.kind(parent)) { node = parent }
    guard let maker = program.parent(node), program.kind(maker) == .closure,
      let call = program.parent(maker).flatMap(program.parent), program.kind(call) == .call,
      let member = library.actionStreams[program.name(call)].flatMap(program.symbols.find),
      case .named(let id, _) = resolveTypeName(member, at: call), program.types[id].kind == .enum
    else { return nil }
    return .named(id, [])
  }

  private func isHandedAction(_ function: Ref, _ place: Int) -> Bool {
    program.mentions[program.symbol(function), inFile: function.file].contains { mention in
      guard let argument = program.parent(mention), program.kind(argument) == .argument,
        let call = program.parent(argument)
      else { return false }
      return takesAction(call, at: place)
    }
  }

  private func takesAction(_ call: Ref, at place: Int) -> Bool {
    guard program.kind(call) == .call, let rule = library.closures[program.name(call)], place < rule.parameters.count
    else { return false }
    return library.dispatches.values.contains(rule.parameters[place])
  }

  /// The route in a library's wrapper, `.push(.home)`, has the wrapper's generic argument as its type.
  func wrappedRoute(in call: Ref) -> TypeExpression? {
    guard !library.constructors.isEmpty, let target = program.child(call, .callee), program.kind(target) == .member
    else {
      return nil
    }
    let type = program.child(target, .base).map { typeReference($0)?.core } ?? expectedType(of: call).core
    guard case .external(let name, let arguments)? = type, library.constructors[name]?.kinds[program.name(call)] != nil
    else { return nil }
    return arguments.first
  }

  /// The type of the value that a library's call passes to its closure, by the nested types of the surrounding type.
  func libraryParameter(_ closure: Ref, _ place: Int) -> TypeExpression? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      let rule = library.closures[program.name(call)], place < rule.parameters.count,
      let name = program.symbols.find(rule.parameters[place])
    else { return nil }
    // `Reduce<State, Action> { … }` states it.
    if let target = program.child(call, .callee), program.kind(target) == .specialize {
      let types = program.children(target, .typeArguments).map(resolve)
      if place < types.count { return types[place] }
    }
    let type = resolveTypeName(name, at: closure)
    if case .external = type { return nil }
    return type
  }
}
