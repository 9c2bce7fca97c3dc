import SourceFacts

/// Closures that an object keeps in a list, as an app's own observables do: `observers.append(handler)` and later
/// `observers.forEach { $0(value) }`.
extension DataFlow {
  /// The list that a closure is put into: `observers.append(handler)`, `observers.updateValue(handler, forKey: id)`.
  func listTaking(_ call: Ref) -> Ref? {
    guard let target = program.child(call, 0), program.kind(target) == .member, ["append", "insert", "updateValue"].contains(program.name(target)),
      let base = program.child(target, 0), let list = declaration(of: base), holdsClosures(list)
    else { return nil }
    return list
  }

  /// Calls of the closures in a list: `for handler in handlers { handler(value) }`, `handlers.values.forEach { $0(value) }`.
  func elementCalls(ofList list: Ref) -> [Ref] {
    guard holdsClosures(list) else { return [] }
    return mentions(ofVariable: list).flatMap { (mention: Ref) -> [Ref] in !program.isOutOfScope(mention) && declaration(of: mention) == list ? elementCalls(ofMention: mention) : [] }
  }

  private func elementCalls(ofMention mention: Ref) -> [Ref] {
    var node = mention
    while let p = program.parent(node), program.kind(p) == .member, program.name(p) != "forEach" {
      node = p
      if let call = program.parent(p), program.kind(call) == .call, program.child(call, 0) == p { node = call }
    }
    guard let p = program.parent(node) else { return [] }
    if program.kind(p) == .forIn, program.child(p, 1) == node, let pattern = program.child(p, 0), let block = program.child(p, 2) {
      var names: Set<String> = []
      program.forEachNode(in: pattern) { if program.kind($0) == .patternBind { names.insert(program.name($0)) }; return true }
      return calls(in: block, ofNames: names)
    }
    guard program.kind(p) == .member, let call = program.parent(p), program.kind(call) == .call, program.child(call, 0) == p,
      let closure = semantics.arguments(of: call).first.flatMap({ program.child($0, 0) }), program.kind(closure) == .closure, let block = program.child(closure, 1)
    else { return [] }
    let parameters = program.child(closure, 0).map(program.children) ?? []
    return calls(in: block, ofNames: parameters.isEmpty ? ["$0", "$1"] : Set(parameters.map(program.name)))
  }

  /// Calls of what a name stands for, itself or the value of a dictionary's pair.
  private func calls(in block: Ref, ofNames names: Set<String>) -> [Ref] {
    var result: [Ref] = []
    program.forEachNode(in: block) { r in
      guard program.kind(r) == .call, var target = program.child(r, 0) else { return true }
      if program.kind(target) == .member, ["value", "1"].contains(program.name(target)), let pair = program.child(target, 0) { target = pair }
      if program.kind(target) == .name, names.contains(program.name(target)) { result.append(r) }
      return true
    }
    return result
  }

  private func holdsClosures(_ d: Ref) -> Bool {
    guard program.kind(d) == .variable else { return false }
    switch semantics.declaredType(d).core {
    case .array(let element), .dictionary(_, let element): if case .function = element.core { return true } else { return false }
    default: return false
    }
  }
}
