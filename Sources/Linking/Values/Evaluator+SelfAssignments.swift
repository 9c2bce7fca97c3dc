import SourceFacts

extension Evaluator {
  /// The cases that an enum's initialiser assigns for its arguments (`switch name { case "info": self = .info … }`),
  /// also by another initialiser; nil where the sources do not say.
  func assignedToSelf(by f: Ref, call r: Ref, _ env: Environment) -> [Value]? {
    guard let block = program.child(f, .body), !callStack.contains(f),
      semantics.allows(\.callDepth, after: callStack.count)
    else { return nil }
    callStack.append(f)
    defer { callStack.removeLast() }
    let frame = self.frame(for: f, call: r, env, receiver: nil)
    // The arguments of the initialiser decide the case, and they are no destination.
    return possibleCases(among: withoutOpen { valuesForSelf(in: block, frame) })
  }

  private func valuesForSelf(in block: Ref, _ frame: Environment) -> [Value] {
    var made: [Value] = []
    program.forEachNode(in: block) { node in
      switch program.kind(node) {
      case .closure, .function, .type: return false
      case .switchCase: return canTake(arm: node, frame)
      case .assign, .call:
        guard let value = valueForSelf(node) else { return program.kind(node) == .call && program.name(node) != "init" }
        made += evaluate(value, frame)
        return false
      default: return true
      }
    }
    return made
  }

  private func possibleCases(among made: [Value]) -> [Value]? {
    let cases = made.filter { if case .enumCase = $0 { true } else { false } }
    // `self = Role(rawValue: text) ?? .guest` may be any case.
    let open = made.filter {
      if case .instance(.named(let id, _), _, _) = $0 { program.types[id].kind == .enum } else { false }
    }
    return cases.isEmpty ? nil : unique(open + cases)
  }

  /// `self = .info`, `self.init(name)`
  private func valueForSelf(_ node: Ref) -> Ref? {
    if program.kind(node) == .call {
      guard program.name(node) == "init", let target = program.child(node, .callee),
        let base = program.child(target, .base), program.name(base) == "self"
      else { return nil }
      return node
    }
    guard let target = program.child(node, .target), program.kind(target) == .name, program.name(target) == "self"
    else { return nil }
    return program.child(node, .value)
  }
}
