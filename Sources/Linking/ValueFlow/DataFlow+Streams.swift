import SourceFacts

/// Values that travel through streams: `subject.send(.detail)` here, `subject.sink { route in … }` there.
extension DataFlow {
  /// The values that an observing closure can receive: values put into the stream, or assigned to the published
  /// property.
  func streamed(to closure: Ref) -> [(place: Ref, value: Ref)] {
    if let own = ownStream(observedBy: closure) { return ownValues(of: own) }
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      !DataFlow.endings.contains(program.name(argument)), let call = program.parent(argument),
      program.kind(call) == .call
    else { return [] }
    let name = program.name(call)
    guard
      semantics.library.observes(name) || Semantics.streamMappings.contains(name)
        || semantics.library.promiseFollowers.contains(name)
    else {
      return []
    }
    let stream: Ref?
    if let first = semantics.arguments(of: call).first, first != argument, program.name(first).isEmpty {
      // `.onReceive(model.routes) { … }`
      stream = program.child(first, .value)
    } else {
      stream = program.child(call, .callee).flatMap { program.kind($0) == .member ? program.child($0, .base) : nil }
    }
    return stream.map(values) ?? []
  }

  /// The values that a loop over a stream can receive: `for await page in router.pages { … }`.
  func streamed(toElement pattern: Ref) -> [(place: Ref, value: Ref)] {
    guard let loop = program.parent(pattern), program.kind(loop) == .forIn,
      let sequence = program.child(loop, .sequence)
    else {
      return []
    }
    return values(of: sequence)
  }

  /// The streams that assign to a variable: `modals.map { Optional($0) }.assign(to: &$sheet)`, `routes.assign(to:
  /// \.route, on: self)`.
  func streamWrites(to d: Ref) -> [Ref] {
    assignedStreams[d]?.flatMap { values(of: $0).map(\.value) } ?? []
  }

  /// The streams of all `assign` calls, by the variable that they write to.
  func findAssignedStreams() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    for call in program.callsNamed("assign")
    where !program.isOutOfScope(call) && semantics.callee(of: call) == .external {
      guard
        let stream = program.child(call, .callee).flatMap({
          program.kind($0) == .member ? program.child($0, .base) : nil
        }),
        let target = semantics.argument(labelled: "to", of: call)
      else { continue }
      let written: Ref?
      if program.kind(target) == .keyPath {
        guard let object = semantics.argument(labelled: "on", of: call),
          case .named(let id, _) = semantics.type(of: object).core,
          let name = program.symbols.find(program.name(target))
        else { continue }
        written = semantics.members(named: name, of: id).first { program.kind($0) == .variable }
      } else {
        written = published(target)
      }
      if let written { result[written, default: []].append(stream) }
    }
    return result
  }

  /// The value is made for state that a stream writes: `flags.map { [Orders(isNew: $0)] }.assign(to: &$rows)`. Whoever
  /// reads the state uses it later.
  func isStoredByStream(_ value: Ref) -> Bool {
    var closure = program.enclosingClosure(value)
    while let code = closure {
      if let argument = program.parent(code), program.kind(argument) == .argument, let call = program.parent(argument),
        program.kind(call) == .call, Semantics.streamMappings.contains(program.name(call)), isAssigned(call)
      {
        return true
      }
      closure = program.enclosingClosure(code)
    }
    return false
  }

  /// A chain of methods on a stream ends with one that writes the values to a variable.
  private func isAssigned(_ stream: Ref) -> Bool {
    var chained = stream
    while let method = program.parent(chained), program.kind(method) == .member,
      program.child(method, .base) == chained, let call = program.parent(method), program.kind(call) == .call
    {
      if assignedPlaces.contains(chained) { return true }
      chained = call
    }
    return false
  }

  /// Labels of closures that receive how a stream ends, not its values.
  static let endings: Set<String> = [
    "receiveCompletion", "receiveCancel", "onError", "onCompleted", "onDisposed",
  ]
  /// Methods that pass on a subset of the same values.
  private static let sievings: Set<String> = SDK.sievings

  /// The expressions whose values flow through a stream.
  private func values(of stream: Ref) -> [StreamValue] {
    var known: [Ref: [StreamValue]] = [:]
    return values(of: stream, depth: 0, &known)
  }

  private typealias StreamValue = (place: Ref, value: Ref)

  /// - Parameter known: the answers of this walk. Functions that return each other's streams are examined once, not on
  ///   each way to them.
  private func values(of stream: Ref, depth: Int, _ known: inout [Ref: [StreamValue]]) -> [StreamValue] {
    // Each stream is examined once, so only the stack sets a limit: an answer cut short would remain for later
    // questions.
    guard semantics.allows(\.streamDepth, after: depth) else { return [] }
    if let answer = known[stream] { return answer }
    known[stream] = []
    var seen: Set<[Ref]> = []
    let answer = findValues(of: stream, depth: depth, &known).filter { seen.insert([$0.place, $0.value]).inserted }
    known[stream] = answer
    return answer
  }

  private func findValues(of stream: Ref, depth: Int, _ known: inout [Ref: [StreamValue]]) -> [StreamValue] {
    if let base = passedOn(by: stream) { return values(of: base, depth: depth + 1, &known) }
    if program.kind(stream) == .call, case .functions(let list, guessed: false) = semantics.callee(of: stream) {
      // `router.publisher()`: the results of the function.
      return list.flatMap(withAnswers).flatMap(returned).flatMap { values(of: $0, depth: depth + 1, &known) }
    }
    if program.kind(stream) == .call, case .externalType(let name) = semantics.callee(of: stream),
      semantics.library.streamTypes.contains(name)
    {
      return semantics.arguments(of: stream).first.flatMap { program.child($0, .value) }.map { [($0, $0)] } ?? []
    }
    if program.kind(stream) == .call, let target = program.child(stream, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      let name = program.name(stream)
      if semantics.library.streamPassing.contains(name) || DataFlow.sievings.contains(name)
        || semantics.pairsWithOwner(stream)
      {
        let given = values(of: base, depth: depth + 1, &known)
        return name == "dropFirst" ? given.filter { !isFirstState($0.value) } : given
      }
      if Semantics.streamMappings.contains(name) {
        guard
          let closure = semantics.trailingClosure(of: stream)
            ?? semantics.arguments(of: stream).first.flatMap({ program.child($0, .value) })
        else { return [] }
        if isIdentity(closure) { return values(of: base, depth: depth + 1, &known) }
        if program.kind(closure) == .closure, isPromise(base) { return returned(by: closure).map { ($0, $0) } }
        guard program.kind(closure) == .closure, !isIdle(base, values(of: base, depth: depth + 1, &known)) else {
          return []
        }
        return returned(by: closure).map { ($0, $0) }
      }
      return []
    }
    if program.kind(stream) == .member, semantics.library.streamPassing.contains(program.name(stream)),
      let base = program.child(stream, .base), declaration(of: stream) == nil
    {
      // `subject.values`: another form of the same stream.
      return values(of: base, depth: depth + 1, &known)
    }
    if let d = published(stream) {
      return (writes(to: d).filter { !isInInitialiser($0) } + [firstState(of: d)].compactMap(\.self)).map { ($0, $0) }
    }
    guard let d = declaration(of: stream) else { return [] }
    return origins(of: d, depth: 0).sorted().flatMap(inputs)
  }

  /// Nothing is ever in the stream: a subject that the app made, and puts no value into.
  private func isIdle(_ stream: Ref, _ values: [StreamValue]) -> Bool {
    guard values.isEmpty, let d = declaration(ofStream: stream) else { return false }
    let made = origins(of: d, depth: 0)
    return !made.isEmpty
      && made.allSatisfy { origin in
        guard let value = program.child(origin, .initializer),
          case .externalType(let name) = semantics.callee(of: value)
        else { return false }
        return semantics.library.streamTypes.contains(name) && semantics.arguments(of: value).isEmpty
      }
  }

  /// The case that a published state starts with: an observer receives it at once.
  private func firstState(of d: Ref) -> Ref? {
    guard let value = program.child(d, .initializer), case .named(let id, _) = semantics.declaredType(d),
      program.types[id].kind == .enum
    else { return nil }
    return value
  }

  /// A value is the initial one of a published state.
  func isFirstState(_ value: Ref) -> Bool {
    program.parent(value).map { program.kind($0) == .variable && firstState(of: $0) == value } ?? false
  }

  /// The values in a stream of the app's.
  private func ownValues(of stream: Ref) -> [(place: Ref, value: Ref)] {
    guard let d = declaration(of: stream), program.kind(d) == .variable else { return [] }
    return withAnswers(d).flatMap { variable -> [(place: Ref, value: Ref)] in
      let put = (ownInputs[variable] ?? []).compactMap { input in input.value.map { (place: input.place, value: $0) } }
      return put.isEmpty ? [] : put + [firstValue(ofOwnStream: variable)].compactMap { $0 }.map { ($0, $0) }
    }
  }

  /// `{ $0 }`, `\.self`
  private func isIdentity(_ closure: Ref) -> Bool {
    if program.kind(closure) == .keyPath { return program.name(closure) == "self" }
    guard program.kind(closure) == .closure, let block = program.child(closure, .body),
      program.children(block).count == 1,
      let only = program.children(block).first
    else { return false }
    return program.kind(only) == .name && program.name(only) == "$0"
  }

  /// The inputs of the stream that a variable holds.
  private func inputs(_ d: Ref) -> [(place: Ref, value: Ref)] {
    (streamInputs[d] ?? []).compactMap { call in
      guard let first = semantics.arguments(of: call).first, program.name(first).isEmpty,
        let value = program.child(first, .value)
      else { return nil }
      return (call, value)
    }
  }

  /// The calls that put values into streams, by the variable in which the stream was made.
  func findStreamInputs() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    for name in semantics.library.streamInputs.sorted() {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base),
          case .external = semantics.callee(of: call),
          let d = declaration(of: base)
        else { continue }
        for origin in isStream(d) ? origins(of: d, depth: 0) : streams(fedBy: d, with: call) {
          result[origin, default: []].append(call)
        }
      }
    }
    return result
  }

  /// The variables by which other code puts values into a stream, by the variable that holds the stream: `self.tap =
  /// taps.asObserver()`, `var tap: AnyObserver<Void> { taps.asObserver() }`.
  func findOtherEnds() -> [Ref: [Ref]] {
    var result: [Ref: [Ref]] = [:]
    for name in semantics.library.streamPassing.sorted() {
      for call in program.callsNamed(name) where !program.isOutOfScope(call) {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base),
          let parent = program.parent(call),
          let d = declaration(of: base), isStream(d)
        else { continue }
        var ends = handedTo(call, parent)
        if ends.isEmpty, let member = program.enclosingMember(call), program.kind(member) == .variable, member != d {
          ends = [member]
        }
        result[d, default: []] += ends.filter { isStream($0) && $0 != d }
      }
    }
    return result
  }

  /// The streams of the type that holds a continuation: `continuation.yield(.detail)`, `let pages: AsyncStream<Page>`.
  /// Where there are several, those with the type of the value.
  private func streams(fedBy continuation: Ref, with call: Ref) -> Set<Ref> {
    guard program.kind(continuation) == .variable, let type = program.enclosingType(continuation) else { return [] }
    let streams = program.types[type].members.values.joined().filter {
      program.kind($0) == .variable && isStream($0) && program.getter(of: $0) == nil
    }
    guard streams.count > 1, let value = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) })
    else {
      return Set(streams)
    }
    let given = semantics.type(of: value).core
    return Set(
      streams.filter {
        if case .external(_, let element) = semantics.declaredType($0).core {
          element.first.map { isCase(value, of: $0.core) ?? ($0.core == given) } ?? false
        } else {
          false
        }
      })
  }

  /// Whether a case that is named without its type is one of the enum's; nil for other values and types.
  private func isCase(_ value: Ref, of type: TypeExpression) -> Bool? {
    guard let name = semantics.implicitMember(value), case .named(let id, _) = type, program.types[id].kind == .enum
    else { return nil }
    return program.types[id].cases[name] != nil
  }

  /// The variables in which a variable's stream was made: through getters, requirements and assignments.
  private func origins(of d: Ref, depth: Int) -> Set<Ref> {
    guard isStream(d), semantics.allows(\.streamOriginDepth, after: depth) else { return [] }
    if program.kind(d) == .parameter || program.kind(d) == .optionalBinding {
      let given =
        program.kind(d) == .optionalBinding
        ? [program.child(d, .value)].compactMap { $0 }
        : semantics.limited(sources(of: VariableKey(declaration: d)), to: \.streamOrigins).compactMap {
          $0.bindings[VariableKey(declaration: d)]
        }
      return Set(given.compactMap(declaration(ofStream:)).flatMap { origins(of: $0, depth: depth + 1) })
    }
    guard program.kind(d) == .variable else { return [] }
    if let getter = program.children(d, .accessors).first(where: { program.name($0) == "get" }).flatMap({
      program.child($0, .body)
    }) {
      guard let only = program.children(getter).last else {
        // A requirement: the variables that implement it.
        guard let type = program.enclosingType(d), program.types[type].kind == .protocol else { return [] }
        let answers = semantics.withSubtypes(type).sorted().filter { $0 != type }.flatMap {
          program.types[$0].members[program.symbol(d)] ?? []
        }.filter { program.kind($0) == .variable }
        return Set(semantics.limited(answers, to: \.streamOrigins).flatMap { origins(of: $0, depth: depth + 1) })
      }
      let made = program.kind(only) == .returned ? program.child(only, .value) ?? only : only
      if case .externalType(let name) = semantics.callee(of: made), semantics.library.streamTypes.contains(name) {
        return [d]
      }
      return declaration(ofStream: made).map { origins(of: $0, depth: depth + 1) } ?? []
    }
    if let type = program.enclosingType(d), program.types[type].kind == .protocol {
      let answers = semantics.withSubtypes(type).sorted().filter { $0 != type }.flatMap {
        program.types[$0].members[program.symbol(d)] ?? []
      }.filter { program.kind($0) == .variable }
      return Set(semantics.limited(answers, to: \.streamOrigins).flatMap { origins(of: $0, depth: depth + 1) })
    }
    let handed =
      program.child(d, .initializer) == nil
      ? semantics.limited(writes(to: d) + memberwiseArguments(for: d).map(\.1), to: \.streamOrigins).compactMap(
        declaration(ofStream:)
      ).filter {
        $0 != d
      } : []
    let before = Set(handed.flatMap { origins(of: $0, depth: depth + 1) })
    return before.isEmpty ? [d] : before
  }

  /// The variable at the start of a chain that passes values on: `subject.receive(on: main).eraseToAnyPublisher()`.
  private func declaration(ofStream e: Ref) -> Ref? {
    var node = e
    while program.kind(node) == .call, let target = program.child(node, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      semantics.library.streamPassing.contains(program.name(node)) || DataFlow.sievings.contains(program.name(node))
        || passedOn(by: node) != nil
    { node = base }
    return declaration(of: node)
  }

  /// A promise, or a value derived from one: `load().map { $0.id }`.
  private func isPromise(_ e: Ref) -> Bool {
    if semantics.library.promises.isEmpty { return false }
    if case .external(let name, _) = semantics.type(of: e).core, semantics.library.promises.contains(name) {
      return true
    }
    guard program.kind(e) == .call, let target = program.child(e, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return false }
    let name = program.name(e)
    return
      (Semantics.streamMappings.contains(name) || semantics.library.promiseFollowers.contains(name)
      || semantics.library.streamPassing.contains(name)) && isPromise(base)
  }

  private func isStream(_ d: Ref) -> Bool {
    semantics.isStream(semantics.declaredType(d).core)
  }
}
