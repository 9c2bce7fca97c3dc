import SourceFacts

/// The code that runs a place itself, in screens too: calls of it, and places that pass it on or store it, but no mere
/// uses of its type. The search for triggers follows these.
extension Attribution {
  /// The innermost closure around a place that is stored to run later: by the app's own code, by an assignment to an
  /// object, by a stream; or a function declared inside the member. A closure that a library receives otherwise runs as
  /// part of the call.
  func keptCode(around place: Ref, in member: Ref) -> Ref? {
    var current = program.parent(place)
    while let c = current, c != member {
      if isKept(closure: c) || isDeferred(c) || program.kind(c) == .function { return c }
      current = program.parent(c)
    }
    return nil
  }

  func isKept(closure c: Ref) -> Bool {
    guard program.kind(c) == .closure, let parent = program.parent(c) else { return false }
    switch program.kind(parent) {
    case .argument:
      guard let call = program.parent(parent), program.kind(call) == .call else { return false }
      switch semantics.callee(of: call) {
      case .functions, .initializer, .enumCase, .closure: return true
      case .externalType where !semantics.initialisersRun(by: call).isEmpty: return true
      case .external, .externalType:
        return semantics.library.streamObservers.contains(program.name(call)) || flow.isHandedToAddedObserver(c)
      }
    case .assign: return program.child(parent, .value) == c
    case .variable: return program.child(parent, .initializer) == c
    case .returned, .array, .dictionary: return true
    // `var onTap: () -> Void { { … } }`
    case .block: return program.children(parent) == [c] && program.parent(parent).map(program.kind) != .closure
    default: return false
    }
  }

  /// The users that run the code at a place.
  func runningUsers(of place: Ref, in member: Ref) -> [User] {
    if let kept = keptCode(around: place, in: member) { return users(ofKept: kept, around: place, in: member) }
    if isDead(member) { return [] }
    switch program.kind(member) {
    case .function where program.name(member) != "init":
      let names = type(of: member).map { answered(by: member, of: $0) } ?? [member]
      return users(ofFunction: member, called: names)
    case .function:
      // Making an object runs its initialiser. A view is made at each drawing, without an action.
      guard let type = type(of: member), program.types[type].kind == .class, !semantics.isView(type) else { return [] }
      let calls = flow.callers(of: member) + flow.constructions(of: type).filter { mayRun(member, construction: $0) }
      return Set(calls).sorted().map { User(place: $0) }
    case .variable where isInWriting(place, of: member): return writings(of: member).map { User(place: $0) }
    case .variable where evaluator.getter(of: member) != nil && program.name(member) != "body":
      return mentions(of: member).filter { unit(of: $0) != member }.map { User(place: $0) }
    default: return []
    }
  }

  /// The place runs when a variable is assigned: `didSet { … }`, `set { … }`.
  private func isInWriting(_ place: Ref, of variable: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, c != variable {
      if program.kind(c) == .accessor { return program.name(c) == "set" || Self.observers.contains(program.name(c)) }
      current = program.parent(c)
    }
    return false
  }

  /// The places that change a variable: an assignment, a method that changes it, a control that it is bound to.
  func writings(of variable: Ref) -> [Ref] {
    let assigned = mentions(of: variable).filter { mention in
      program.parent(mention).map { program.kind($0) == .assign && program.child($0, .target) == mention } ?? false
    }
    let bound = ["$" + program.name(variable), program.name(variable)].compactMap(program.symbols.find).flatMap {
      flow.uses(.givenToControl, of: variable, named: $0)
    }
    return Set(assigned + flow.mutations(of: variable) + bound).sorted()
  }

  /// The calls, within the member, of a function declared in it.
  private func users(ofLocal function: Ref) -> [User] {
    users(ofFunction: function, called: [function]).map { user in
      var user = user
      user.function = function
      return user
    }
  }

  private func users(ofFunction function: Ref, called names: [Ref]) -> [User] {
    let handed = users(handed: names.flatMap(mentions), of: function)
    return flow.callers(of: function).map { User(place: $0) } + handed.running.flatMap(runs)
  }

  /// Code that is passed on runs where the app's own code calls it, even on behalf of the code that passes it.
  private func runs(of user: User) -> [User] {
    guard user.handed == nil, program.kind(user.place) != .call else { return [user] }
    let runs = flow.runs(ofClosure: user.place)
    return runs.isEmpty ? [user] : runs.map { User(place: $0.place, keeper: keeper(of: $0), handed: user.place) }
  }

  private func users(ofKept code: Ref, around place: Ref, in member: Ref) -> [User] {
    if program.kind(code) == .function { return users(ofLocal: code) }
    if program.kind(code) == .argument { return runs(ofDeferred: code) }
    if flow.ownStream(observedBy: code) == nil {
      // Code that a function runs for a stream runs when a value is sent: `steps.sinkOnMain { step in … }`.
      let fed =
        flow.isHandedToAddedObserver(code)
        ? users(ofFedCode: code, around: place, in: member) : users(ofHandedCode: code, around: place)
      if !fed.isEmpty { return fed }
      let runs = flow.runs(ofClosure: code)
      if !runs.isEmpty { return runs.map { User(place: $0.place, keeper: keeper(of: $0), closure: code) } }
    }
    return users(ofFedCode: code, around: place, in: member)
  }
}
