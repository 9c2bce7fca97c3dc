import SourceFacts

/// State that follows a stream: putting nil into the stream dismisses the content.
extension PathStates {
  /// The inputs of a stream from which a closure sets a state: `pages.sink { page in self.isShown = page != nil }`.
  struct Streamed {
    /// Calls that put `nil` into the stream.
    var calls: [Ref] = []
    /// Parameters of functions that put their argument into the stream.
    var parameters: [Ref] = []
  }

  func streamed(into assign: Ref) -> Streamed {
    var result = Streamed()
    guard var value = program.child(assign, .value) else { return result }
    if program.kind(value) == .binary, program.name(value) == "!=",
      program.child(value, .right).map({ program.kind($0) == .null }) ?? false
    {
      value = program.child(value, .left) ?? value
    }
    var closures: Set<Ref> = []
    follow(value, &closures, &result)
    return result
  }

  private func follow(_ value: Ref, _ closures: inout Set<Ref>, _ result: inout Streamed) {
    guard let closure = closure(giving: value), flow.semantics.allows(\.streamOrigins, after: closures.count),
      closures.insert(closure).inserted
    else { return }
    for (place, given) in flow.streamed(to: closure) {
      if program.kind(given) == .null {
        // An observer of the state itself dismisses nothing: the content is gone already.
        if program.kind(place) == .call, !program.isOutOfScope(place), !flow.isInObserver(place) {
          result.calls.append(place)
        }
      } else if let function = program.enclosingMember(given), let parameter = parameter(given, of: function) {
        result.parameters.append(parameter)
      } else {
        follow(given, &closures, &result)
      }
    }
  }

  /// The closure from whose parameter an expression is derived: `page`, `$0?.modal()`.
  private func closure(giving e: Ref) -> Ref? {
    var node = e
    while [.member, .call].contains(program.kind(node)), let base = program.chained(node) { node = base }
    guard program.kind(node) == .name else { return nil }
    switch flow.semantics.lookup(program.symbol(node), at: node) {
    case .shorthand(let closure, _)?: return closure
    case .local(let d)?:
      guard program.kind(d) == .parameter, let owner = program.parent(d).flatMap(program.parent),
        program.kind(owner) == .closure
      else { return nil }
      return owner
    default: return nil
    }
  }
}
