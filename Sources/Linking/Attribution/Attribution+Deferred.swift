import SourceFacts

/// Code in an argument that runs later: `Item(title: "Open", action: self.open())`, where the action is an
/// `@autoclosure`.
extension Attribution {
  /// A call passed for a parameter that is a function without parameters, where the call itself returns no function.
  func isDeferred(_ argument: Ref) -> Bool {
    guard program.kind(argument) == .argument, let value = program.child(argument, .value),
      program.kind(value) == .call,
      let call = program.parent(argument), program.kind(call) == .call,
      let parameter = parameter(for: argument, in: call),
      case .function(let given, _) = semantics.declaredType(parameter).core, given.isEmpty
    else { return false }
    if case .function = semantics.type(of: value).core { return false }
    if case .functions(let list, guessed: false) = semantics.callee(of: value) { return !list.isEmpty }
    return false
  }

  private func parameter(for argument: Ref, in call: Ref) -> Ref? {
    let function: Ref?
    switch semantics.callee(of: call) {
    case .functions(let list, guessed: false): function = list.count == 1 ? list[0] : nil
    case .initializer(_, let inits): function = inits.first
    default: function = nil
    }
    return function.flatMap { f in semantics.matching(call, f).first { $0.0 == argument }?.1 }
  }

  /// The places that run such a call, where other code stores it.
  func runs(ofDeferred argument: Ref) -> [User] {
    guard isDeferred(argument), let value = program.child(argument, .value), !staysWithMaker(value) else { return [] }
    return runs(ofKept: value).map { User(place: $0.place, keeper: keeper(of: $0), closure: value) }
  }
}
