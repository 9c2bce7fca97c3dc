import SourceFacts

/// Values in the stream classes that an app writes itself: `model.route.value = .detail` here, `model.route.bind { … }`
/// there.
extension DataFlow {
  /// One input of a stream of the app's.
  struct OwnInput: Hashable {
    /// The expression that names the stream: `model.route`.
    var stream: Ref
    var place: Ref
    var value: Ref?
  }

  /// The stream of the app's that runs a closure: `model.route` for the closure in `model.route.bind { … }`.
  func ownStream(observedBy code: Ref) -> Ref? {
    guard let argument = program.parent(code), program.kind(argument) == .argument, let made = program.parent(argument),
      program.kind(made) == .call,
      let call = isOwnObservation(made) ? made : observation(byCarrier: made),
      let target = program.child(call, .callee),
      program.kind(target) == .member
    else { return nil }
    return program.child(target, .base)
  }

  /// The call that passes an object with a closure to a stream: `let observer = Observer { value in … }`,
  /// `channel.add(observer)`.
  private func observation(byCarrier made: Ref) -> Ref? {
    guard !ownStreams.carriers.isEmpty, case .initializer(let id, _) = semantics.callee(of: made),
      ownStreams.carriers.contains(id), let parent = program.parent(made)
    else { return nil }
    let uses =
      program.kind(parent) == .variable ? mentions(ofVariable: parent).filter { declaration(of: $0) == parent } : [made]
    return uses.lazy.compactMap { use in
      guard let argument = self.program.parent(use), self.program.kind(argument) == .argument,
        let call = self.program.parent(argument), self.isOwnObservation(call)
      else { return nil }
      return call
    }.first
  }

  /// A call that passes a closure to a stream of the app's.
  func isOwnObservation(_ call: Ref) -> Bool {
    guard program.kind(call) == .call, !ownStreams.isEmpty, case .functions(let list, _) = semantics.callee(of: call)
    else { return false }
    return list.contains(where: ownStreams.observers.contains)
  }

  /// The code runs once a promise of the app's is fulfilled. It runs for the code that asked for the promise, whatever
  /// fulfils it.
  func isNextStep(_ code: Ref) -> Bool {
    guard !ownStreams.promises.isEmpty, let argument = program.parent(code), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      case .functions(let list, guessed: false) = semantics.callee(of: call)
    else { return false }
    return !list.isEmpty && list.allSatisfy { program.enclosingType($0).map(ownStreams.promises.contains) ?? false }
  }

  /// The inputs of the app's streams, by the variable that holds the stream.
  func findOwnInputs() -> [Ref: [OwnInput]] {
    if ownStreams.isEmpty { return [:] }
    var result: [Ref: [OwnInput]] = [:]
    func add(_ target: Ref?, _ place: Ref, _ value: Ref?) {
      guard let target, program.kind(target) == .member, let stream = program.child(target, .base),
        let d = declaration(of: stream)
      else { return }
      result[d, default: []].append(OwnInput(stream: stream, place: place, value: value))
    }
    for f in ownStreams.senders.sorted() {
      for call in callers(of: f) {
        add(
          program.child(call, .callee), call, semantics.arguments(of: call).first.flatMap { program.child($0, .value) })
      }
    }
    for d in ownStreams.properties.sorted() {
      for value in written(program.symbol(d))[d] ?? [] {
        if let assign = program.parent(value), program.kind(assign) == .assign {
          add(program.child(assign, .target), value, value)
        }
      }
      // `model.isShown.value.toggle()`
      for call in mutations(of: d) { add(program.child(call, .callee).flatMap { program.child($0, .base) }, call, nil) }
    }
    return result
  }

  /// The initial value of a stream of the app's: `Box(Route.home)`. Observers may receive it at once.
  func firstValue(ofOwnStream d: Ref) -> Ref? {
    guard program.kind(d) == .variable, let initial = program.child(d, .initializer), program.kind(initial) == .call,
      case .initializer = semantics.callee(of: initial)
    else { return nil }
    return semantics.arguments(of: initial).first.flatMap { program.child($0, .value) }
  }
}
