import SourceFacts

/// Streams that a call makes for its own result: `service.version().sink { self.showLogin() }` continues the request.
extension Attribution {
  /// The place stands in a closure that observes the result of an app's function, and no known code of the app sends
  /// its values.
  func isAnswer(_ place: Ref, in member: Ref) -> Bool {
    var current = program.parent(place)
    while let c = current, c != member {
      if program.kind(c) == .closure, let observer = observer(handed: c) {
        return isAsked(by: observer) && feeds(of: c).isEmpty
      }
      current = program.parent(c)
    }
    return false
  }

  /// The library's call that receives a closure to observe a stream.
  func observer(handed closure: Ref) -> Ref? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return nil }
    switch semantics.callee(of: call) {
    case .external, .externalType: return call
    default: return nil
    }
  }

  /// The observed stream is the result of a call of the app's own in the same expression: `api.load(page).sink { … }`.
  func isAsked(by observer: Ref) -> Bool {
    semantics.chain(endingAt: observer).contains { part in
      guard program.kind(part) == .call else { return false }
      switch semantics.callee(of: part) {
      case .functions, .initializer: return true
      default: return false
      }
    }
  }
}
