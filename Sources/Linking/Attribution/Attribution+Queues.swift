import SourceFacts

/// Routes that wait in a list until it is their turn: `pending.append(route)`, and elsewhere `let route =
/// pending.removeFirst()`.
///
/// Who takes one out runs it for whoever put it in.
extension Attribution {
  /// The queue that a value was taken out of, as far as the text shows: through locals, patterns and members.
  func queue(behind value: Ref) -> Ref? {
    var node = value
    for _ in 0..<8 {
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

  /// What a local variable or a name in a pattern takes its value from.
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

  /// A list that an object keeps, to which code appends what it is given, and takes it out again. A list that is filled
  /// in one go is data.
  func isQueue(_ d: Ref) -> Bool {
    if let known = queues[d] { return known }
    queues[d] = false
    guard program.kind(d) == .variable, let type = program.enclosingType(d),
      [.class, .actor].contains(program.types[type].kind), !semantics.isScreenType(type),
      case .array = semantics.declaredType(d).core
    else { return false }
    let calls = Set(flow.mutations(of: d).map(program.name))
    let result =
      !calls.isDisjoint(with: SDK.additions) && !calls.isDisjoint(with: SDK.removals) && !fillings(of: d).isEmpty
    queues[d] = result
    return result
  }

  /// The calls that put something into a queue which somebody else named.
  func fillings(of queue: Ref) -> [Ref] {
    flow.mutations(of: queue).filter { call in
      SDK.additions.contains(program.name(call))
        && semantics.arguments(of: call).first.flatMap { program.child($0, .value) }.map(hangsOnParameter) ?? false
    }
  }

  /// The queue that conditions look into, on a way whose last call handed on what it took from there.
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

  /// The queue that an argument of a call was taken out of.
  func queue(handedOnBy passage: Passage) -> Ref? {
    guard program.kind(passage.call) == .call, passage.value == nil else { return nil }
    return semantics.arguments(of: passage.call).lazy.compactMap { self.program.child($0, .value).flatMap(self.queue) }
      .first
  }
}
