import SourceFacts

extension DataFlow {
  /// Calls that run their closure at once, or on a queue without another condition.
  static let immediate: Set<String> = SDK.runningAtOnce.union(SDK.handingToQueuesAtOnce).union(["asyncAfter"])

  /// Calls that run a closure literal, with the argument for one of its parameters.
  func closureSources(_ closure: Ref, _ place: Int) -> [Source] {
    let parameters = program.children(closure, .parameters)
    let posted = notifications(observedBy: closure)
    if !posted.isEmpty {
      let key =
        place < parameters.count
        ? VariableKey(declaration: parameters[place]) : VariableKey(declaration: closure, number: place)
      return posted.map { Source(place: $0.place, bindings: [key: $0.object], isWrite: true) }
    }
    // The stream may pass an object before the value: `taps.withUnretained(self).sink { owner, tap in … }`.
    let first = hasOwner(closure) ? 1 : 0
    if place == first || place < parameters.count {
      let given = streamed(to: closure).map {
        Source(place: $0.place, bindings: bindings(of: closure, given: $0.value, from: first), isWrite: true)
      }
      let key =
        place < parameters.count
        ? VariableKey(declaration: parameters[place]) : VariableKey(declaration: closure, number: place)
      if place == first ? !given.isEmpty : given.contains(where: { $0.bindings[key] != nil }) { return given }
    }
    let changed = changed(seenBy: closure, at: place)
    if !changed.isEmpty { return changed }
    let beside = argumentsBeside(closure)
    return closureCalls(closure).compactMap { call in
      // `Rows(rides) { ride in … }` runs with the rides of this construction only.
      let given = beside.map { $0.type == program.enclosingType(call) ? $0.bindings : [:] } ?? [:]
      let isEmpty = semantics.arguments(of: call).isEmpty
      let bindings = given.merging(bindings(of: closure, run: call)) { _, own in own }
      return isEmpty ? nil : Source(place: call, bindings: bindings, isWrite: false)
    }
  }

  /// The stream passes an object with each value to the closure.
  private func hasOwner(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return false }
    return semantics.streamOwner(of: call, closure, base) != nil
  }

  /// The arguments for the parameters of a closure that a call runs.
  func bindings(of closure: Ref, run call: Ref) -> [VariableKey: Ref] {
    let parameters = program.children(closure, .parameters)
    var bindings: [VariableKey: Ref] = [:]
    for (i, a) in semantics.arguments(of: call).enumerated() {
      guard let value = program.child(a, .value) else { continue }
      if i < parameters.count { bindings[VariableKey(declaration: parameters[i])] = value }
      if parameters.isEmpty { bindings[VariableKey(declaration: closure, number: i)] = value }
    }
    return bindings
  }

  /// The other arguments of a construction that receives a closure literal.
  private func argumentsBeside(_ closure: Ref) -> (type: TypeID, bindings: [VariableKey: Ref])? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      case .initializer(let type, let inits) = semantics.callee(of: call)
    else { return nil }
    if let initialiser = inits.first { return (type, source(call: call, function: initialiser).bindings) }
    var bindings: [VariableKey: Ref] = [:]
    for other in semantics.arguments(of: call) where other != argument {
      guard let name = program.symbols.find(program.name(other)), let member = program.types[type].members[name]?.first,
        let value = program.child(other, .value)
      else { continue }
      bindings[VariableKey(declaration: member)] = value
    }
    return (type, bindings)
  }

  /// The calls of a closure literal, through the parameter or property that it is passed to.
  func closureCalls(_ closure: Ref) -> [Ref] {
    guard let parent = program.parent(closure) else { return [] }
    var result: [Ref] = []
    for d in receivers(ofExpression: closure, parent) { result += calls(ofVariable: d) }
    return result
  }

  /// The places that run a closure literal which is passed to code of the sources: that code calls it, or passes it to
  /// an SDK's control (`Button("Settings", action: onSettings)`).
  func closureRuns(_ closure: Ref) -> [Ref] {
    guard let parent = program.parent(closure) else { return [] }
    return receivers(ofExpression: closure, parent).flatMap(runs(ofVariable:))
  }

  /// The places that call the closure in a variable, or pass it to code outside of the sources.
  func runs(ofVariable d: Ref) -> [Ref] {
    if let known = memory.runLists[d] { return known }
    let result =
      calls(ofVariable: d)
      + handed(ofVariable: d).filter { mention in
        guard let p = program.parent(mention), program.kind(p) == .argument, !program.isOutOfScope(mention) else {
          return false
        }
        return handedTo(mention, p).isEmpty
      }
    return memory.runLists.keep(result, for: d)
  }

  /// Mentions of the name that may mean the variable: a parameter is visible in its own file only.
  func mentions(ofVariable d: Ref) -> ArraySlice<Ref> {
    program.kind(d) == .parameter
      ? program.mentions[program.symbol(d), inFile: d.file] : program.mentions[program.symbol(d)]
  }

  /// Mentions of a variable that is visible in its own file only: a local one, a parameter, a pattern's binding.
  func mentions(ofLocal d: Ref) -> [Ref] {
    program.mentions[program.symbol(d), inFile: d.file].filter { declaration(of: $0) == d }
  }

  /// Mentions of the variable as an argument or an assigned value.
  func handed(ofVariable d: Ref) -> [Ref] {
    if program.kind(d) == .closure { return shorthands(of: d, among: program.mentions).filter(isHanded) }
    if program.kind(d) != .parameter {
      return (handed(program.symbol(d))[d] ?? []) + memberReaders(of: d).flatMap(handed(ofVariable:))
    }
    return mentions(ofVariable: d).filter { isHanded($0) && declaration(of: $0) == d }
  }

  /// The parameters and properties that receive the variable's value: `self.onTap = onTap`, `Row(onTap: onTap)`.
  func handOvers(ofVariable d: Ref) -> [Ref] {
    if let known = memory.handOverLists[d] { return known }
    let result = handed(ofVariable: d).flatMap { mention in program.parent(mention).map { handedTo(mention, $0) } ?? []
    }
    return memory.handOverLists.keep(result, for: d)
  }

  /// Calls of a function that was passed as a value: `Router(show: present)` and, in the router, `show(page)`. Code may
  /// name the requirement that the function implements: `init<N: Navigator>(_ navigator: N) { go = navigator.navigate }`.
  func handedCalls(of f: Ref) -> [Source] {
    if let known = memory.handedCallLists[f] { return known }
    memory.handedCallLists.begin(f)
    var result: [Source] = []
    let parameters = semantics.parameters(of: f)
    let handed = handedMentions(program.symbol(f))
    let alike = handed.isEmpty ? [] : [f] + relatives(of: f, program.enclosingType(f))
    for mention in Set(alike.flatMap { handed[$0] ?? [] }).sorted() {
      guard let parent = program.parent(mention) else { continue }
      for call in receivers(ofExpression: mention, parent).flatMap(calls(ofVariable:)) {
        var bindings: [VariableKey: Ref] = [:]
        for (p, a) in zip(parameters, semantics.arguments(of: call)) {
          if let value = program.child(a, .value) { bindings[VariableKey(declaration: p)] = value }
        }
        if !bindings.isEmpty { result.append(Source(place: call, bindings: bindings, isWrite: false)) }
      }
    }
    return memory.handedCallLists.keep(result, for: f)
  }

  /// Mentions of a name as an argument or an assigned value, by the functions they may mean. Many functions share a
  /// name, so each mention is resolved once for all of them.
  func handedMentions(_ name: Symbol) -> [Ref: [Ref]] {
    if let known = memory.handedMentionLists[name] { return known }
    var result: [Ref: [Ref]] = [:]
    for mention in program.mentions[name] {
      guard let parent = program.parent(mention), [.argument, .assign, .variable].contains(program.kind(parent)),
        !program.isOutOfScope(mention)
      else { continue }
      for f in declarations(namedBy: mention) where result[f]?.last != mention {
        result[f, default: []].append(mention)
      }
    }
    return memory.handedMentionLists.keep(result, for: name)
  }

  /// Some code names the function without calling it: a method reference, a selector.
  func isHandedOn(_ f: Ref) -> Bool {
    program.mentions[program.symbol(f)].contains { mention in
      guard !program.isOutOfScope(mention), let parent = program.parent(mention) else { return false }
      return !(program.kind(parent) == .call && program.child(parent, .callee) == mention) && refers(mention, to: f)
    }
  }

  /// A mention of a function without a call: `present`, `self.present`, `router.present`.
  private func refers(_ mention: Ref, to f: Ref) -> Bool { declarations(namedBy: mention).contains(f) }

  func declarations(namedBy mention: Ref) -> [Ref] {
    switch program.kind(mention) {
    case .name:
      switch semantics.lookup(program.symbol(mention), at: mention) {
      case .members(let list, let type): return semantics.answering(list, of: type)
      case .functions(let list): return list
      case .global(let d), .local(let d): return [d]
      default: return []
      }
    case .member:
      guard let base = program.child(mention, .base), case .named(let id, _) = semantics.type(of: base).core else {
        return []
      }
      let meant = semantics.meant(semantics.members(named: program.symbol(mention), of: id), by: mention)
      return semantics.answering(meant, of: id)
    default: return []
    }
  }

  /// The parameters and properties that receive an expression, also through further ones.
  func receivers(ofExpression e: Ref, _ parent: Ref) -> [Ref] {
    var found: [Ref] = []
    var queue: [Ref] = handedTo(e, parent)
    while let d = queue.popLast() {
      if found.contains(d) || !semantics.allows(\.receiversOfExpression, after: found.count) { continue }
      found.append(d)
      queue += handOvers(ofVariable: d)
    }
    return found
  }

  /// A parameter and, for a protocol's requirement, the parameters of its implementations. These only count where the
  /// implementation makes a screen, calls the closure with a controller or with a case of an app's enum (an action, a
  /// route), or passes the closure to a screen. Other results of services say nothing of where users go.
  private func parameters(answering parameter: Ref, of f: Ref) -> [Ref] {
    guard program.child(f, .body) == nil,
      case .function(let given, _)? = program.child(parameter, .type).map({ semantics.resolve($0).core }),
      let place = semantics.parameters(of: f).firstIndex(of: parameter)
    else { return [parameter] }
    let answers = withAnswers(f).compactMap { answer in
      let parameters = semantics.parameters(of: answer)
      return place < parameters.count ? parameters[place] : nil
    }
    let isFollowed =
      semantics.givesScreen(f) || given.contains { isOwnEnum($0) || isController($0) }
      || answers.contains(where: isGivenToScreen)
    return isFollowed ? answers : [parameter]
  }

  /// `func ask(onYes: @escaping () -> Void) { show(QuestionView(onYes: onYes)) }`
  private func isGivenToScreen(_ parameter: Ref) -> Bool {
    guard let function = program.parent(parameter).flatMap(program.parent), !program.isOutOfScope(function) else {
      return false
    }
    return mentions(ofLocal: parameter).contains { mention in
      guard let argument = program.parent(mention), program.kind(argument) == .argument,
        let call = program.parent(argument), program.kind(call) == .call,
        case .initializer(let type, _) = semantics.callee(of: call)
      else { return false }
      return semantics.isScreenType(type)
    }
  }

  private func isOwnEnum(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type.core { program.types[id].kind == .enum } else { false }
  }

  /// A controller, or a `Result` of one.
  private func isController(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .named(let id, _): semantics.isController(id)
    case .external("Result", let sides): sides.first.map(isController) ?? false
    case .external(let name, _): SDK.isController(name)
    default: false
    }
  }

  func handedTo(_ e: Ref, _ parent: Ref) -> [Ref] {
    switch program.kind(parent) {
    case .argument:
      guard let call = program.parent(parent), program.kind(call) == .call else { return [] }
      let readers = environmentReaders(of: parent, in: call)
      if !readers.isEmpty { return readers }
      switch semantics.callee(of: call) {
      case .functions(let list, _):
        return list.flatMap { f in
          semantics.matching(call, f).first { $0.0 == parent }.map { parameters(answering: $0.1, of: f) } ?? []
        }
      case .externalType: return taker(of: parent, byInitialiserOf: call) ?? []
      case .initializer(let id, _):
        if let taken = taker(of: parent, byInitialiserOf: call) { return taken }
        let label = program.name(parent)
        if !label.isEmpty, let symbol = program.symbols.find(label), let m = program.types[id].members[symbol]?.first {
          return [m]
        }
        let given = Set(semantics.arguments(of: call).map(program.name))
        return semantics.memberwise(id).first { m in
          if case .function = semantics.declaredType(m).core { return !given.contains(program.name(m)) }
          return false
        }.map { [$0] } ?? []
      case .enumCase(let id, let name): return takers(of: parent, in: call, id, name)
      case .closure: return takers(of: parent, inClosureRunBy: call)
      default: return []
      }
    case .assign:
      guard program.child(parent, .value) == e, let target = program.child(parent, .target) else { return [] }
      return declaration(of: target).map { [$0] + implementations(of: $0) } ?? []
    case .variable: return [parent]
    case .optionalBinding: return isClosure(e) && !isKeptByService(e) ? [parent] : []
    case .member: return taker(ofUnwrapped: e).map { [$0] } ?? []
    default: return []
    }
  }

  /// nil where the sources do not declare the initialiser that the call runs.
  private func taker(of argument: Ref, byInitialiserOf call: Ref) -> [Ref]? {
    semantics.initialisersRun(by: call).first.map { f in
      semantics.matching(call, f).first { $0.0 == argument }.map { [$0.1] } ?? []
    }
  }

  /// `onTap(x)`, `self.onTap?(x)`, `viewModel.onTap(x)`
  func calls(ofVariable d: Ref) -> [Ref] {
    if let known = memory.callLists[d] { return known }
    if program.kind(d) == .closure {
      return shorthands(of: d, among: program.calls).filter { closureTarget(of: $0) != nil }
    }
    let result =
      program.kind(d) == .parameter
      ? program.calls[program.symbol(d), inFile: d.file].filter { call in
        closureTarget(of: call).flatMap(declaration) == d
      }
      : (called(program.symbol(d))[d] ?? []) + memberReaders(of: d).flatMap(calls(ofVariable:))
    return memory.callLists.keep(result, for: d)
  }

  // MARK: observed properties

  /// The values assigned to a property whose changes run a closure: `service.$status.sink { … }`,
  /// `.onReceive(service.$status) { … }`.
  func observedWrites(_ closure: Ref) -> [Ref] {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return [] }
    let first = semantics.arguments(of: call).first { $0 != argument && program.name($0).isEmpty }
    var sources: [Ref] = [first.flatMap { program.child($0, .value) }].compactMap { $0 }
    if let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      sources.append(base)
    }
    for source in sources {
      if let d = published(source) { return writes(to: d).filter { !isInInitialiser($0) } }
    }
    return []
  }

  /// The place runs because another value changed: in `.onChange(of: model.layers) { … }`, `.onReceive(…) { … }`, a
  /// `didSet`.
  func isInObserver(_ place: Ref) -> Bool {
    var current = program.parent(place)
    while let node = current {
      switch program.kind(node) {
      case .closure:
        guard let argument = program.parent(node), program.kind(argument) == .argument,
          let call = program.parent(argument), program.kind(call) == .call
        else { break }
        let name = program.name(call)
        if name == "onChange" || semantics.library.observes(name) || isOwnObservation(call) {
          return true
        }
      case .accessor:
        if ["didSet", "willSet"].contains(program.name(node)) { return true }
      case .function, .type, .extension: return false
      default: break
      }
      current = program.parent(node)
    }
    return false
  }

  /// The stored variable whose publisher starts a chain: `model.$tab.removeDuplicates()`.
  func published(_ e: Ref) -> Ref? {
    var node = e
    while program.kind(node) == .call || (program.kind(node) == .member && !program.name(node).hasPrefix("$")),
      let inner = program.chained(node)
    { node = inner }
    let name = program.name(node)
    guard name.hasPrefix("$"), let symbol = program.symbols.find(String(name.dropFirst())) else { return nil }
    switch program.kind(node) {
    case .name:
      guard case .members(let list, _)? = semantics.lookup(symbol, at: node) else { return nil }
      return list.first { program.kind($0) == .variable }
    case .member:
      guard let base = program.child(node, .base),
        case .named(let id, _) = (semantics.typeReference(base) ?? semantics.type(of: base)).core
      else { return nil }
      return semantics.members(named: symbol, of: id).first { program.kind($0) == .variable }
    default: return nil
    }
  }
}
