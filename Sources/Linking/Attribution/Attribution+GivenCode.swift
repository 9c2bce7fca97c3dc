import SourceFacts

/// Code that an object is given by a call, and runs before or after the call returns: `validation.run {
/// self.showConfirmation() }`, `Operation { self.open(link) }`. The way from there to who calls the function leads to
/// that call, and to nobody else's.
extension Attribution {
  /// The call that hands code to an object of the app's, where the code then runs in the object's own code.
  ///
  /// - Parameter evenByFunction: it may also run in the function that is called, whosever function that is.
  func giver(of code: Ref, runAt place: Ref, evenByFunction: Bool = false) -> Ref? {
    guard let argument = program.parent(code), program.kind(argument) == .argument, let call = program.parent(argument),
      program.kind(call) == .call,
      isWithin(place, objectGivenCodeBy: call)
        || evenByFunction && unit(of: place).map(functions(givenCodeBy: call).contains) == true
    else { return nil }
    return call
  }

  /// A place in the code of the class whose function or initialiser a call hands code to.
  func isWithin(_ place: Ref, objectGivenCodeBy call: Ref) -> Bool {
    guard let type = program.enclosingType(place), !semantics.isScreenType(type), !semantics.isComponent(type) else {
      return false
    }
    return functions(givenCodeBy: call).contains {
      program.enclosingType($0).map { type == $0 || semantics.inherits(type, from: $0) } ?? false
    }
  }

  /// Whether a call is one by which somebody else hands code to the same function.
  func isOther(_ call: Ref, than giver: Ref, of function: Ref) -> Bool {
    guard call != giver, program.kind(call) == .call else { return false }
    return isGivenCode(function, by: giver)
  }

  /// Whether a call hands code to a function, by a protocol's name for it, too.
  func isGivenCode(_ function: Ref, by giver: Ref) -> Bool {
    functions(givenCodeBy: giver).contains {
      $0 == function || program.child($0, .body) == nil && flow.callers(of: function).contains(giver)
    }
  }

  /// Whether a call makes the object whose code a member is, by itself or because nobody calls it by name: what it
  /// runs, it runs for the maker.
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
