import SourceFacts

/// Closures that the app's own functions run for a stream: `bindFinish(from: viewModel) { … }`, `model.steps.sinkOnMain
/// { … }`.
extension DataFlow {
  typealias ObjectsOf = (_ e: Ref, _ calls: [Passage]) -> [TypeID]

  /// A closure and the functions that passed it on.
  private struct HandOver {
    var closure: Ref
    /// The innermost first.
    var calls: [Passage] = []
    var objects: ObjectsOf
  }

  /// The causes that run a closure passed to a function which runs it for a stream. The same call names the stream, or
  /// the stream is its receiver: `func bindFinish(from model: Model, action: …) { model.onFinish.sink { action() } }`.
  ///
  /// - Parameter objects: gives the objects that an expression can be after the calls that passed the closure, the
  ///   innermost first.
  func feeds(handedOn closure: Ref, objects: ObjectsOf) -> [Feed] {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call, !semantics.library.streamInputs.isEmpty
    else { return [] }
    var walk = StreamWalk()
    withoutActuallyEscaping(objects) {
      follow(handed: argument, of: call, &walk, HandOver(closure: closure, objects: $0))
    }
    return walk.feeds
  }

  /// Follows an argument of a call to the places where the function runs it.
  private func follow(handed argument: Ref, of call: Ref, _ walk: inout StreamWalk, _ way: HandOver) {
    guard semantics.allows(\.handedFeeds, after: way.calls.count),
      case .functions(let list, guessed: false) = semantics.callee(of: call)
    else { return }
    for f in list {
      guard let parameter = semantics.matching(call, f).first(where: { $0.0 == argument })?.1 else { continue }
      var way = way
      way.calls.insert(Passage(call: call, function: f), at: 0)
      var isNoted = false
      func note() {
        if isNoted { return }
        isNoted = true
        for (given, p) in semantics.matching(call, f) {
          guard let value = program.child(given, .value) else { continue }
          walk.given[p] = value
          if case .named(let id, _) = semantics.type(of: value).core { walk.types[p] = id }
        }
      }
      func observe(_ observed: Observed, taker: VariableKey?) {
        guard let base = observed.stream ?? receiver(of: call), !isAnswer(base, of: f) else { return }
        note()
        let before = walk.feeds.count
        let calls = observed.stream == nil ? Array(way.calls.dropFirst()) : way.calls
        let holders = holders(ofStream: base, among: way.objects, after: calls)
        for (holder, stream) in holders {
          let first = walk.feeds.count
          followVariable(stream, &walk, depth: 0)
          for place in first..<walk.feeds.count { walk.feeds[place].holder = holder }
        }
        if holders.isEmpty { follow(base, &walk, depth: 0) }
        for place in before..<walk.feeds.count {
          walk.feeds[place].taker = taker
          if taker == nil { walk.feeds[place].value = nil }
        }
      }
      for run in calls(ofVariable: parameter) where program.enclosingMember(run) == f {
        guard let observed = observedStream(around: run, in: f, knowing: addedObservers) else { continue }
        observe(observed, taker: taker(of: way.closure, run, observed.closure))
      }
      for mention in mentions(ofLocal: parameter) where program.enclosingMember(mention) == f {
        guard let observed = observedStream(handed: mention, in: f) else { continue }
        observe(observed, taker: streamParameter(of: way.closure))
      }
      for mention in mentions(ofLocal: parameter) {
        guard let next = program.parent(mention), program.kind(next) == .argument, let user = program.parent(next),
          program.kind(user) == .call, program.enclosingMember(user) == f
        else { continue }
        note()
        follow(handed: next, of: user, &walk, way)
      }
    }
  }

  /// The properties that hold a stream, with the type of the object that has them. For `page.model.steps`, where only
  /// the arguments say what the page is: `steps` of `Stepper<CartStep>`. Only a type's generic arguments distinguish
  /// its objects here.
  private func holders(ofStream e: Ref, among objects: ObjectsOf, after calls: [Passage]) -> [(
    holder: TypeExpression, stream: Ref
  )] {
    var names: [Symbol] = []
    var start = e
    while true {
      if program.kind(start) == .call, names.isEmpty, let target = program.child(start, .callee),
        program.kind(target) == .member, let inner = program.child(target, .base)
      {
        start = inner
      } else if program.kind(start) == .member, let inner = program.child(start, .base), program.kind(inner) != .none {
        names.insert(program.symbol(start), at: 0)
        start = inner
      } else {
        break
      }
    }
    guard names.count > 1, program.kind(start) == .name else { return [] }
    return objects(start, calls).compactMap { id in
      var holder = TypeExpression.named(id, [])
      for (place, name) in names.enumerated() {
        guard case .named(let own, let arguments) = holder.core,
          let member = semantics.answering(
            semantics.members(named: name, of: own).filter { program.kind($0) == .variable }, of: own
          ).first
        else { return nil }
        if place == names.count - 1 {
          return arguments.contains { if case .named = $0.core { true } else { false } } ? (holder.core, member) : nil
        }
        let type = semantics.declaredType(member, seenBy: own)
        holder = arguments.isEmpty ? type : semantics.substitute(type, in: holder.core)
      }
      return nil
    }
  }

  /// The receiver of a call.
  private func receiver(of call: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member else { return nil }
    return program.child(target, .base)
  }

  /// The closure that observes a stream, and that stream; nil for the stream on which the surrounding function is
  /// called.
  private struct Observed {
    var closure: Ref
    var stream: Ref?
  }

  /// The innermost closure around a place that observes a stream. Deferred code (`main.async { … }`) still runs for the
  /// stream.
  private func observedStream(around place: Ref, in function: Ref, knowing added: Set<Symbol>) -> Observed? {
    var current = program.parent(place)
    while let c = current, c != function {
      if program.kind(c) == .closure {
        guard let argument = program.parent(c), program.kind(argument) == .argument,
          let call = program.parent(argument), program.kind(call) == .call, let target = program.child(call, .callee)
        else { return nil }
        if semantics.library.streamObservers.contains(program.name(call)) || isAddedObserver(call, added) {
          if program.kind(target) == .member { return observed(c, program.child(target, .base), in: function) }
          return isAddedToStreams(function) ? Observed(closure: c) : nil
        }
        if !DataFlow.immediate.contains(program.name(call)), program.name(call) != "schedule" { return nil }
      }
      current = program.parent(c)
    }
    return nil
  }

  /// The stream whose observer is the mentioned parameter itself: `model.steps.sink(receiveValue: handler)`.
  private func observedStream(handed mention: Ref, in function: Ref) -> Observed? {
    guard let call = observation(by: mention), let target = program.child(call, .callee) else { return nil }
    if program.kind(target) == .member { return observed(mention, program.child(target, .base), in: function) }
    return isAddedToStreams(function) ? Observed(closure: mention) : nil
  }

  /// The code receives the values of a library's stream.
  func isObserver(ofStream code: Ref) -> Bool { observation(by: code) != nil }

  /// The call that passes code to a library's stream.
  private func observation(by code: Ref) -> Ref? {
    guard let argument = program.parent(code), program.kind(argument) == .argument,
      !DataFlow.endings.contains(program.name(argument)), let call = program.parent(argument),
      program.kind(call) == .call, semantics.library.streamObservers.contains(program.name(call)),
      case .external = semantics.callee(of: call)
    else { return nil }
    return call
  }

  /// `receive(on: main).sink { … }` in an app's extension of streams: the observed stream is `self`.
  private func observed(_ closure: Ref, _ stream: Ref?, in function: Ref) -> Observed? {
    guard let stream else { return nil }
    if !isAddedToStreams(function) { return Observed(closure: closure, stream: stream) }
    var start = stream
    while [.call, .member].contains(program.kind(start)), let inner = program.chained(start),
      program.kind(inner) != .none
    { start = inner }
    guard program.kind(start) == .name else { return nil }
    if program.name(start) == "self" { return Observed(closure: closure) }
    if case .local? = semantics.lookup(program.symbol(start), at: start) {
      return Observed(closure: closure, stream: stream)
    }
    // An operator without a receiver.
    return program.parent(start).map(program.kind) == .call
      ? Observed(closure: closure) : Observed(closure: closure, stream: stream)
  }

  /// The app's own operators that observe the stream on which they are called: `steps.sinkOnMain { step in … }`. Most
  /// are declared on a protocol of all streams, so they are matched by name.
  func findAddedObservers() -> Set<Symbol> {
    if semantics.library.streamObservers.isEmpty { return [] }
    return Set(program.addedFunctions.filter(observesItself).map(program.symbol))
  }

  private func observesItself(_ f: Ref) -> Bool {
    semantics.parameters(of: f).contains { p in
      calls(ofVariable: p).contains { run in
        program.enclosingMember(run) == f
          && observedStream(around: run, in: f, knowing: []).map { $0.stream == nil } ?? false
      }
    }
  }

  /// A closure that is passed to such an operator.
  func isHandedToAddedObserver(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return false }
    return isAddedObserver(call, addedObservers)
  }

  private func isAddedObserver(_ call: Ref, _ added: Set<Symbol>) -> Bool {
    guard added.contains(program.symbol(call)) else { return false }
    switch semantics.callee(of: call) {
    case .external: return true
    case .functions(let list, _): return list.allSatisfy(isAddedToStreams)
    default: return false
    }
  }

  /// A function in an app's extension of a library's type. If it observes `self`, that type is a stream.
  private func isAddedToStreams(_ f: Ref) -> Bool {
    program.kind(f) == .function && program.enclosingType(f).map { !program.types[$0].isDeclared } ?? false
  }

  /// The closure's parameter that receives the stream's value, where the run passes the value on unchanged.
  private func taker(of closure: Ref, _ run: Ref, _ observer: Ref) -> VariableKey? {
    let sent = semantics.arguments(of: run).firstIndex { argument in
      guard let value = program.child(argument, .value), program.kind(value) == .name else { return false }
      switch semantics.lookup(program.symbol(value), at: value) {
      case .local(let d)?: return program.kind(d) == .parameter && program.parent(d).flatMap(program.parent) == observer
      case .shorthand(let around, _)?: return around == observer
      default: return false
      }
    }
    guard let sent else { return nil }
    let parameters = program.children(closure, .parameters)
    if parameters.isEmpty { return VariableKey(declaration: closure, number: sent) }
    return sent < parameters.count ? VariableKey(declaration: parameters[sent]) : nil
  }
}
