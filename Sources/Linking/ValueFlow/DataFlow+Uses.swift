import SourceFacts

/// Uses of variables, found for all variables of a name at once.
extension DataFlow {
  /// Key paths in the app's own code that name a variable, or its projection: `\.isShown`, `\.$isShown`. Matched by
  /// name only.
  func keyPaths(naming variable: Ref) -> [Ref] {
    let name = program.name(variable)
    return [name, "$" + name].compactMap(program.symbols.find).flatMap { program.keyPaths[$0] }.filter {
      !program.isOutOfScope($0)
    }
  }

  /// The uses of all variables with one name, by variable. Many variables share a name, so each place is resolved once
  /// for all of them.
  struct UsesByVariable {
    var written: [Ref: [Ref]]?
    var mutated: [Ref: [Ref]]?
    var handed: [Ref: [Ref]]?
    var called: [Ref: [Ref]]?
  }

  /// Calls of a method on a stored variable: `path.append(x)`, `self.router.path.removeLast()`.
  func mutations(of d: Ref) -> [Ref] {
    let isMade = program.kind(d) == .function
    return [program.name(d), "$" + program.name(d)].flatMap { name -> [Ref] in
      guard let symbol = program.symbols.find(name) else { return [] }
      return isMade ? program.mentions[symbol].compactMap { methodCall(on: $0, madeBy: d) } : mutated(symbol)[d] ?? []
    } + (subscriptUses.mutations[d] ?? [])
  }

  /// The method call whose receiver a mention names. With `function`, the mention has to be a call of it: `path(for:
  /// tab).wrappedValue.append(x)`.
  private func methodCall(on mention: Ref, madeBy function: Ref? = nil) -> Ref? {
    guard var member = program.parent(mention) else { return nil }
    if let function {
      guard isCall(member, of: mention, to: function), let up = program.parent(member) else { return nil }
      member = up
    }
    if program.kind(member) == .member, program.name(member) == "wrappedValue" {
      member = program.parent(member) ?? member
    }
    // An element of a dictionary of lists: `paths[tab, default: []].append(x)`.
    if program.kind(member) == .subscript, program.child(member, .base) == mention {
      member = program.parent(member) ?? member
    }
    guard program.kind(member) == .member, let call = program.parent(member), program.kind(call) == .call,
      program.child(call, .callee) == member, !program.isOutOfScope(call)
    else { return nil }
    return call
  }

  /// Values that are assigned.
  func written(_ name: Symbol) -> [Ref: [Ref]] {
    uses(of: name, \.written) {
      program.assignments[name].compactMap { assign in
        guard !program.isOutOfScope(assign), let target = program.child(assign, .target),
          let value = program.child(assign, .value)
        else { return nil }
        return (target, value)
      }
    }
  }

  private func mutated(_ name: Symbol) -> [Ref: [Ref]] {
    uses(of: name, \.mutated) {
      program.mentions[name].compactMap { mention in methodCall(on: mention).map { (mention, $0) } }
    }
  }

  /// Mentions as an argument or an assigned value.
  func handed(_ name: Symbol) -> [Ref: [Ref]] {
    uses(of: name, \.handed) { program.mentions[name].compactMap { isHanded($0) ? ($0, $0) : nil } }
  }

  func isHanded(_ mention: Ref) -> Bool {
    guard let p = program.parent(mention) else { return false }
    switch program.kind(p) {
    case .argument: return true
    case .assign: return program.child(p, .value) == mention
    // `guard let action = onRetry else { return }`
    case .optionalBinding: return program.child(p, .value) == mention
    // `let open = system.open`
    case .variable: return program.child(p, .initializer) == mention && isClosure(mention)
    case .member: return taker(ofUnwrapped: mention) != nil
    default: return false
    }
  }

  func isClosure(_ e: Ref) -> Bool {
    if case .function = semantics.type(of: e).core { true } else { false }
  }

  /// Calls of closures that variables hold.
  func called(_ name: Symbol) -> [Ref: [Ref]] {
    uses(of: name, \.called) { program.calls[name].compactMap { call in closureTarget(of: call).map { ($0, call) } } }
  }

  func closureTarget(of call: Ref) -> Ref? {
    !program.isOutOfScope(call) && semantics.callee(of: call) == .closure ? program.child(call, .callee) : nil
  }

  /// A function is passed to parameters and properties of the sources that only pass it on: `Tabs(openHelp: openHelp)`,
  /// where the tabs only store it.
  func isNeverRun(handed mention: Ref) -> Bool {
    guard let parent = program.parent(mention) else { return false }
    let receivers = receivers(ofExpression: mention, parent)
    return !receivers.isEmpty
      && receivers.allSatisfy { d in
        guard let owner = program.enclosingType(d), program.types[owner].kind != .protocol, runs(ofVariable: d).isEmpty
        else { return false }
        return mentions(ofVariable: d).allSatisfy { use in
          if program.isOutOfScope(use) || use == mention { return true }
          guard let named = declaration(of: use) else { return !mayName(use) }
          guard named == d, let p = program.parent(use) else { return true }
          return [.argument, .assign, .parameter].contains(program.kind(p))
        }
      }
  }

  /// The receiver's type is not known, so the member may be the variable.
  private func mayName(_ use: Ref) -> Bool {
    guard program.kind(use) == .member, let base = program.child(use, .base), semantics.typeReference(base) == nil
    else {
      return false
    }
    return semantics.type(of: base).isUnknown
  }

  private func uses(
    of name: Symbol, _ kind: WritableKeyPath<UsesByVariable, [Ref: [Ref]]?>, _ found: () -> [(named: Ref, use: Ref)]
  ) -> [Ref: [Ref]] {
    if let known = memory.usesByVariable[name]?[keyPath: kind] { return known }
    var result: [Ref: [Ref]] = [:]
    for (named, use) in found() { if let d = declaration(of: named) { result[d, default: []].append(use) } }
    memory.usesByVariable[name, default: UsesByVariable()][keyPath: kind] = result
    return result
  }
}
