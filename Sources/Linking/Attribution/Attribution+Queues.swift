import SourceFacts

/// Routes that wait in a list for their turn: `pending.append(route)`, and elsewhere `let route =
/// pending.removeFirst()`.
///
/// A route that is taken out runs for the code that put it in.
extension Attribution {
  /// The queue that a value was taken out of, as far as the expressions show: through locals, patterns and members.
  func queue(behind value: Ref) -> Ref? {
    var node = value
    for _ in semantics.turns(\.nameChain) {
      switch program.kind(node) {
      case .name:
        if case .local(let d)? = semantics.lookup(program.symbol(node), at: node) {
          guard let next = origin(ofLocal: d), next != node else { return nil }
          node = next
        } else {
          return flow.declaration(of: node).flatMap { isQueue($0) ? $0 : nil }
        }
      case .member:
        if let d = flow.declaration(of: node), isQueue(d) { return d }
        guard let base = program.child(node, .base) else { return nil }
        node = base
      case .call:
        guard let target = program.child(node, .callee), program.kind(target) == .member,
          let base = program.child(target, .base),
          semantics.callee(of: node) == .external
        else { return nil }
        node = base
      case .subscript:
        guard let base = program.child(node, .base) else { return nil }
        node = base
      default: return nil
      }
    }
    return nil
  }

  /// The expression from which a local variable or a pattern's name gets its value.
  private func origin(ofLocal d: Ref) -> Ref? {
    switch program.kind(d) {
    case .variable: return program.child(d, .initializer)
    case .optionalBinding: return program.child(d, .value)
    case .patternBind:
      var current = program.parent(d)
      while let c = current, program.kind(c) != .block {
        switch program.kind(c) {
        case .switchCase: return program.subject(ofArm: c)
        case .patternCondition: return program.child(c, .value)
        default: current = program.parent(c)
        }
      }
      return nil
    default: return nil
    }
  }

  /// A list in an object to which code appends its arguments, and from which it takes them again. A list that is filled
  /// at once is data.
  func isQueue(_ d: Ref) -> Bool {
    if let known = memory.queues[d] { return known }
    memory.queues.begin(d)
    guard program.kind(d) == .variable, let type = program.enclosingType(d),
      [.class, .actor].contains(program.types[type].kind), !semantics.isScreenType(type),
      case .array = semantics.declaredType(d).core
    else { return false }
    let calls = Set(flow.mutations(of: d).map(program.name))
    let result =
      !calls.isDisjoint(with: SDK.additions) && !calls.isDisjoint(with: SDK.removals) && !fillings(of: d).isEmpty
    return memory.queues.keep(result, for: d)
  }

  /// The calls that put a value into a queue from outside.
  func fillings(of queue: Ref) -> [Ref] {
    flow.mutations(of: queue).filter { call in
      SDK.additions.contains(program.name(call))
        && semantics.arguments(of: call).first.flatMap { program.child($0, .value) }.map(hangsOnParameter) ?? false
    }
  }

  /// The queue that open conditions read, where the last call on the way passed on a value from it.
  func queue(among open: [Open]) -> Ref? {
    for o in open {
      if let last = o.calls.last {
        if let waiting = queue(handedOnBy: last) { return waiting }
      } else {
        let arms = o.conditions.map(\.node).filter { program.kind($0) == .switchCase }
        if let waiting = arms.lazy.compactMap({ self.program.subject(ofArm: $0).flatMap(self.queue) }).first {
          return waiting
        }
      }
    }
    return nil
  }

  /// The queue from which an argument of a call was taken.
  func queue(handedOnBy passage: Passage) -> Ref? {
    guard program.kind(passage.call) == .call, passage.value == nil else { return nil }
    return semantics.arguments(of: passage.call).lazy.compactMap { self.program.child($0, .value).flatMap(self.queue) }
      .first
  }
}
