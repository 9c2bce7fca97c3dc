import SourceFacts

/// Code that an object receives by a call, and runs before or after the call returns: `validation.run {
/// self.showConfirmation() }`, `Operation { self.open(link) }`. The way from there to the callers of the function leads
/// to that call only.
extension Attribution {
  /// The call that passes code to an object of the app, which runs the code in its own code.
  ///
  /// - Parameter evenByFunction: the code may also run in any function that is called.
  func giver(of code: Ref, runAt place: Ref, evenByFunction: Bool = false) -> Ref? {
    guard let argument = program.parent(code), program.kind(argument) == .argument, let call = program.parent(argument),
      program.kind(call) == .call,
      isWithin(place, objectGivenCodeBy: call)
        || evenByFunction && functions(givenCodeBy: call).contains(where: { program.contains($0, place) })
    else { return nil }
    return call
  }

  /// The calls that pass code on, each in the function that received it from the one before, until the last of these
  /// runs it at a place: `open { … }`, with `func open(then: () -> Void) { show(Page(), then: then) }`.
  func givers(of code: Ref, handedOnTo place: Ref) -> [Ref] {
    let calls = givers(of: code, handedOnTo: place, depth: 0)
    return calls.isEmpty ? giver(of: code, runAt: place, evenByFunction: true).map { [$0] } ?? [] : calls
  }

  private func givers(of code: Ref, handedOnTo place: Ref, depth: Int) -> [Ref] {
    guard semantics.allows(\.givers, after: depth), let argument = program.parent(code),
      program.kind(argument) == .argument, let call = program.parent(argument), program.kind(call) == .call
    else { return [] }
    if functions(givenCodeBy: call).contains(where: { program.contains($0, place) }) { return [call] }
    guard case .functions(_, guessed: false) = semantics.callee(of: call) else { return [] }
    for parameter in flow.handedTo(code, argument) where program.kind(parameter) == .parameter {
      for mention in flow.mentions(ofLocal: parameter) where !program.isOutOfScope(mention) {
        let rest = givers(of: mention, handedOnTo: place, depth: depth + 1)
        if !rest.isEmpty { return [call] + rest }
      }
    }
    return []
  }

  /// The place stands in the code of the class whose function or initialiser a call passes code to.
  func isWithin(_ place: Ref, objectGivenCodeBy call: Ref) -> Bool {
    guard let type = program.enclosingType(place), !semantics.isScreenType(type), !semantics.isComponent(type) else {
      return false
    }
    return functions(givenCodeBy: call).contains {
      program.enclosingType($0).map { type == $0 || semantics.inherits(type, from: $0) } ?? false
    }
  }

  /// Whether the call passes other code to the same function.
  func isOther(_ call: Ref, than giver: Ref, of function: Ref) -> Bool {
    guard call != giver, program.kind(call) == .call else { return false }
    return isGivenCode(function, by: giver)
  }

  /// Whether a call passes code to a function, also through the requirement that it implements.
  func isGivenCode(_ function: Ref, by giver: Ref) -> Bool {
    functions(givenCodeBy: giver).contains {
      $0 == function || program.child($0, .body) == nil && flow.callers(of: function).contains(giver)
    }
  }

  /// Whether a call makes the object whose code a member is, directly or because no code calls the member by name: the
  /// member then runs for the maker.
  func isMaker(_ call: Ref, running member: Ref, of type: TypeID?) -> Bool {
    guard let type, case .initializer(let made, _) = semantics.callee(of: call),
      made == type || semantics.inherits(made, from: type), program.kind(member) == .function
    else { return false }
    return program.name(member) == "init" || flow.callers(of: member).isEmpty
  }

  /// Whether a call makes the view of a type that navigation shows.
  func isMaker(_ call: Ref, of type: TypeID) -> Bool {
    if case .initializer(type, _) = semantics.callee(of: call) { shownCalls.contains(call) } else { false }
  }

  func functions(givenCodeBy call: Ref) -> [Ref] {
    switch semantics.callee(of: call) {
    case .functions(let list, _): list
    case .initializer, .externalType: semantics.initialisersRun(by: call)
    default: []
    }
  }
}
