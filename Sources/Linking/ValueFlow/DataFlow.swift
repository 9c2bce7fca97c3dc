import SourceFacts

/// One source of a variable's value: a call that binds a function's parameters, or a write.
struct Source: Hashable {
  /// The call or the write.
  var place: Ref
  /// All variables that this place binds at once, with their expressions.
  var bindings: [VariableKey: Ref]
  /// A write to a property, as opposed to a call.
  var isWrite: Bool
}

/// The sources of values: the backward half of value flow, computed on demand and matched by name first, type second.
final class DataFlow {
  let semantics: Semantics
  var program: Program { semantics.program }
  var callerLists: [Ref: [Ref]] = [:]
  var writeLists: [Ref: [Ref]] = [:]
  var aliasLists: [Ref: [Ref]] = [:]
  var runLists: [Ref: [Ref]] = [:]
  var handOverLists: [Ref: [Ref]] = [:]
  var callLists: [Ref: [Ref]] = [:]
  var handedCallLists: [Ref: [Source]] = [:]
  var handedMentionLists: [Symbol: [Ref: [Ref]]] = [:]
  var usesByName: [UseOfName: [Ref: [Ref]]] = [:]
  /// Values assigned to a property by name on an object of unknown type, by the nearest property.
  var untypedWrites: [Symbol: [Ref: [Ref]]] = [:]
  var environmentReaderLists: [EnvironmentKey: [Ref]]?
  var memberReaderLists: [Ref: [Ref]]?
  var superCallLists: [Ref: [Ref]]?
  var unnamedConstructionLists: [TypeID: [Ref]]?
  var namedConstructions: [Symbol: [TypeID: [Ref]]] = [:]
  var functionCalls: [Symbol: [Ref: [Ref]]] = [:]
  /// Calls of a name on values of a type that a library declares, by that type's name.
  var callsOnLibraryTypes: [Symbol: [String: [Ref]]] = [:]
  private var declarations: [Ref: Ref?] = [:]
  var namedStaticLists: [Symbol: NamedStatics] = [:]
  /// Calls that construct an enum's cases with payloads, by the enum.
  var madeActions: [TypeID: [Ref]] = [:]
  var callsByType: [String: [TypeID: [Ref]]] = [:]
  var assignmentsByType: [String: [TypeID: [Ref]]] = [:]
  var usesByVariable: [Symbol: UsesByVariable] = [:]
  var postLists: PostLists?
  /// The branches that leave the function, by the block they stand in.
  var exitLists: [Ref: [Exit]] = [:]

  lazy var streamInputs: [Ref: [Ref]] = findStreamInputs()
  lazy var assignedStreams: [Ref: [Ref]] = findAssignedStreams()
  /// The variables by which other code puts values into a stream, by the variable that holds the stream.
  lazy var otherEnds: [Ref: [Ref]] = findOtherEnds()
  /// The constants and parameters that receive a computed binding to a variable.
  lazy var keptBindings: [Ref: [Ref]] = findKeptBindings()
  /// Classes of the app that work as streams, and their inputs by the variable that holds one.
  lazy var ownStreams = OwnStreamFinder.find(in: self)
  lazy var ownInputs = findOwnInputs()
  lazy var addedObservers = findAddedObservers()
  lazy var subscriptUses = findSubscriptUses()
  lazy var heirsOfLibraryTypes = findHeirsOfLibraryTypes()
  /// Types whose own code adds child controllers.
  lazy var childTakingTypes = Set(Semantics.childTakings.flatMap(program.callsNamed).compactMap(program.enclosingType))
  private lazy var childReleasingTypes = Set(
    Semantics.childReleases.sorted().flatMap(program.callsNamed).compactMap(program.enclosingType))

  /// The container removes its children: one replaces another.
  func swapsChildren(_ type: TypeID) -> Bool { childReleasingTypes.contains(type) }
  var subscriptVariables: [Ref: Ref?] = [:]

  init(semantics: Semantics) { self.semantics = semantics }

  /// A copy with the same caches, for another thread.
  func fork() -> DataFlow {
    let other = DataFlow(semantics: semantics.fork())
    other.callerLists = callerLists
    other.writeLists = writeLists
    other.aliasLists = aliasLists
    other.runLists = runLists
    other.handOverLists = handOverLists
    other.callLists = callLists
    other.handedCallLists = handedCallLists
    other.handedMentionLists = handedMentionLists
    other.usesByName = usesByName
    other.environmentReaderLists = environmentReaderLists
    other.memberReaderLists = memberReaderLists
    other.superCallLists = superCallLists
    other.unnamedConstructionLists = unnamedConstructionLists
    other.namedConstructions = namedConstructions
    other.functionCalls = functionCalls
    other.callsOnLibraryTypes = callsOnLibraryTypes
    other.declarations = declarations
    other.namedStaticLists = namedStaticLists
    other.madeActions = madeActions
    other.usesByVariable = usesByVariable
    other.postLists = postLists
    other.exitLists = exitLists
    // Nearly all copies need these next: they are computed once for all.
    other.streamInputs = streamInputs
    other.assignedStreams = assignedStreams
    other.otherEnds = otherEnds
    other.keptBindings = keptBindings
    other.ownStreams = ownStreams
    other.ownInputs = ownInputs
    other.addedObservers = addedObservers
    other.subscriptUses = subscriptUses
    return other
  }

  // MARK: what a variable gets

  func sources(of key: VariableKey) -> [Source] {
    // The assigned value is the argument of a setter.
    if key.number >= 0, program.kind(key.declaration) == .variable {
      return writes(to: key.declaration).map { Source(place: $0, bindings: [key: $0], isWrite: false) }
    }
    if key.number >= 0 {
      return actions(closureSources(key.declaration, key.number), given: key, key.number, of: key.declaration)
    }
    let d = key.declaration
    switch program.kind(d) {
    case .parameter:
      guard let list = program.parent(d), let owner = program.parent(list) else { return [] }
      let place = program.children(list).firstIndex(of: d) ?? 0
      if program.kind(owner) == .closure { return actions(closureSources(owner, place), given: key, place, of: owner) }
      let given =
        bringers(to: owner).flatMap { call in sources(of: key, call: call, function: owner) } + handedCalls(of: owner)
      return actions(given, given: key, place, of: owner)
    case .variable: return propertySources(d)
    case .patternBind:
      return streamed(toElement: d).map { Source(place: $0.place, bindings: [key: $0.value], isWrite: true) }
    default: return []
    }
  }

  /// The arguments of a call; for a variadic parameter one source for each value.
  private func sources(of key: VariableKey, call: Ref, function: Ref) -> [Source] {
    let source = source(call: call, function: function)
    guard program.flags(key.declaration).contains(.trailing) else { return [source] }
    let values = semantics.matching(call, function).filter { $0.1 == key.declaration }.compactMap {
      program.child($0.0, .value)
    }
    return values.count < 2
      ? [source]
      : values.map { value in
        var one = source
        one.bindings[key] = value
        return one
      }
  }

  /// The sources that a call gives a function: one for each value of a variadic parameter.
  func sources(call: Ref, function: Ref) -> [Source] {
    guard let variadic = semantics.parameters(of: function).first(where: { program.flags($0).contains(.trailing) })
    else {
      return [source(call: call, function: function)]
    }
    return sources(of: VariableKey(declaration: variadic), call: call, function: function)
  }

  /// All arguments of a call in one source: they belong together.
  func source(call: Ref, function: Ref) -> Source {
    var bindings: [VariableKey: Ref] = [:]
    // The call may name a requirement or an override: parameters are paired by place.
    for (argument, parameter) in matching(call, function) {
      if let value = program.child(argument, .value) { bindings[VariableKey(declaration: parameter)] = value }
    }
    for p in semantics.parameters(of: function) where bindings[VariableKey(declaration: p)] == nil {
      if let value = program.child(p, .initializer) { bindings[VariableKey(declaration: p)] = value }
    }
    return Source(place: call, bindings: bindings, isWrite: false)
  }

  /// A function that was passed as a value is called without its labels: `navigate(.search)` for `show(content:)`.
  private func matching(_ call: Ref, _ function: Ref) -> [(Ref, Ref)] {
    let matching = semantics.matching(call, function)
    guard matching.isEmpty, case .closure = semantics.callee(of: call) else { return matching }
    return Array(zip(semantics.arguments(of: call), semantics.parameters(of: function)))
  }

  func propertySources(_ d: Ref) -> [Source] {
    let key = VariableKey(declaration: d)
    var result: [Source] = []
    for value in writes(to: d) {
      result.append(Source(place: value, bindings: siblings(of: value, key), isWrite: !isInInitialiser(value)))
    }
    if let initial = program.child(d, .initializer), program.kind(initial) != .null {
      result.append(Source(place: initial, bindings: [key: initial], isWrite: true))
    }
    for value in environmentValues(readBy: d) {
      result.append(Source(place: value, bindings: [key: value], isWrite: false))
    }
    for (call, value) in memberwiseArguments(for: d) {
      // All that one construction sets belongs together.
      var bindings = [key: value]
      if let type = program.enclosingType(d) {
        for a in semantics.arguments(of: call) {
          guard let name = program.symbols.find(program.name(a)), let m = program.types[type].members[name]?.first,
            let value = program.child(a, .value)
          else { continue }
          bindings[VariableKey(declaration: m)] = value
        }
      }
      result.append(Source(place: call, bindings: bindings, isWrite: false))
    }
    return result
  }

  func isInInitialiser(_ r: Ref) -> Bool {
    program.enclosingMember(r).map { program.kind($0) == .function && program.name($0) == "init" } ?? false
  }

  /// The other variables that the same initialiser sets: they belong together.
  func siblings(of value: Ref, _ key: VariableKey) -> [VariableKey: Ref] {
    var result = [key: value]
    guard let initialiser = program.enclosingMember(value), program.kind(initialiser) == .function,
      program.name(initialiser) == "init", let block = program.child(initialiser, .body)
    else { return result }
    for statement in program.children(block) where program.kind(statement) == .assign {
      guard let target = program.child(statement, .target), let other = program.child(statement, .value),
        let d = declaration(of: target), program.kind(d) == .variable
      else { continue }
      if result[VariableKey(declaration: d)] == nil { result[VariableKey(declaration: d)] = other }
    }
    return result
  }

  /// Arguments given for a stored variable to a memberwise initialiser.
  func memberwiseArguments(for d: Ref) -> [(Ref, Ref)] {
    guard let type = program.enclosingType(d), program.types[type].kind == .struct,
      !program.flags(d).contains(.isStatic)
    else { return [] }
    var result: [(Ref, Ref)] = []
    for call in constructions(of: type) where !isInIdleFactory(call) {
      guard case .initializer(_, let inits) = semantics.callee(of: call), inits.isEmpty else { continue }
      let arguments = semantics.arguments(of: call)
      if let a = arguments.first(where: { program.name($0) == program.name(d) }), let value = program.child(a, .value) {
        result.append((call, value))
      } else if let a = arguments.first(where: { program.flags($0).contains(.trailing) && program.name($0).isEmpty }),
        let value = program.child(a, .value)
      {
        if semantics.memberwiseTarget(ofTrailingClosureIn: call, type) == d { result.append((call, value)) }
      }
    }
    return result
  }

  /// The expressions assigned to a stored variable anywhere in the app (`x.d = e`, `d = e`, appended elements too).
  func writes(to d: Ref) -> [Ref] {
    if let known = writeLists[d] { return known }
    var result: [Ref] = []
    for requirement in equivalents(of: d) where requirement != d { result += writes(to: requirement) }
    for name in [program.name(d), "_" + program.name(d), "$" + program.name(d)] {
      guard let symbol = program.symbols.find(name) else { continue }
      result += written(symbol)[d] ?? []
    }
    result += (subscriptUses.assignments[d] ?? []).compactMap { program.child($0, .value) }
    for call in mutations(of: d) where SDK.additions.contains(program.name(call)) {
      if let value = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }) { result.append(value) }
    }
    writeLists[d] = result
    result += streamWrites(to: d)
    // `self.item = item` where no parameter has the name brings no new value.
    result.removeAll { ![.call, .closure].contains(program.kind($0)) && declaration(of: $0) == d }
    writeLists[d] = result
    return result
  }

  /// The stored variable that an expression names; nil for anything else.
  func declaration(of r: Ref) -> Ref? {
    if let known = declarations[r] { return known }
    let found = findDeclaration(of: r)
    declarations[r] = .some(found)
    return found
  }

  private func findDeclaration(of r: Ref) -> Ref? {
    var node = r
    while program.kind(node) == .subscript, let base = program.child(node, .base) {
      if let kept = variable(behindSubscript: node) { return kept }
      node = base
    }
    switch program.kind(node) {
    case .name:
      switch semantics.lookup(program.symbol(node), at: node) {
      case .members(let list, _): return list.first { program.kind($0) == .variable }
      case .local(let d), .global(let d): return d
      default: return nil
      }
    case .member:
      guard let base = program.child(node, .base) else { return nil }
      let name = program.symbol(node)
      if ["wrappedValue", "projectedValue"].contains(program.text(name)) { return declaration(of: base) }
      let type = (semantics.typeReference(base) ?? semantics.type(of: base)).core
      switch type {
      case .named(let id, _):
        let list = semantics.members(named: name, of: id)
        if list.isEmpty, let dynamic = semantics.dynamicMember(name, of: type) { return dynamic.variable }
        if list.isEmpty, semantics.library.selfProperties.contains(program.text(name)) { return declaration(of: base) }
        return list.first { program.kind($0) == .variable }
      case .opaque(let parts):
        for case .named(let id, _) in parts {
          if let found = semantics.members(named: name, of: id).first(where: { program.kind($0) == .variable }) {
            return found
          }
        }
        return nil
      case .generic(let p):
        for id in semantics.boundTypes(p) {
          if let found = semantics.members(named: name, of: id).first(where: { program.kind($0) == .variable }) {
            return found
          }
        }
        return nil
      case .external(let external, _):
        // What the app adds to a type of the SDK.
        return semantics.extended(external).flatMap { program.types[$0].members[name] }?.first {
          program.kind($0) == .variable
        }
      case .unknown:
        // The receiver's type is not known: the name means the only stored variable that has it, if there is one.
        return uniqueVariable(name)
      default: return nil
      }
    default: return nil
    }
  }

  private func uniqueVariable(_ name: Symbol) -> Ref? {
    guard program.text(name).count > 4 else { return nil }
    let inScope = program.variables[name].lazy.filter { [program] d in
      program.enclosingType(d).map { !program.types[$0].isOutOfScope } ?? false
    }
    guard let first = inScope.first, inScope.dropFirst().isEmpty else { return nil }
    return first
  }
}
