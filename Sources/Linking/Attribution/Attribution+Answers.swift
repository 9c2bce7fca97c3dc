import SourceFacts

/// Streams that are made there and then: `service.version().sink { self.showLogin() }` goes on with what was asked.
extension Attribution {
  /// The place stands in a closure that observes what a function of the app's answers, and nothing in the app is seen to
  /// send what comes.
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

  /// The call of a library's that a closure is handed to: what observes a stream.
  func observer(handed closure: Ref) -> Ref? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return nil }
    switch semantics.callee(of: call) {
    case .external, .externalType: return call
    default: return nil
    }
  }

  /// The stream that a call observes is made by a call of the app's own, there and then: `api.load(page).sink { … }`.
  func isAsked(by observer: Ref) -> Bool {
    var node: Ref? = observer
    for _ in 0..<semantics.budget.streamChain.most {
      guard let n = node else { return false }
      if program.kind(n) == .call {
        switch semantics.callee(of: n) {
        case .functions, .initializer: return true
        default: break
        }
      }
      node = program.chained(n)
    }
    return false
  }
}
