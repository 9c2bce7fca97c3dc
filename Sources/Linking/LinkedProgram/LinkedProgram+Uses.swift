import SourceFacts

/// Uses of a variable in code.
extension LinkedProgram {
  /// One place that names a variable.
  package struct VariableUse: Hashable {
    package enum Kind: Hashable {
      /// `x = value`, also `_x = State(initialValue: value)`. For other operators than `=`, the value is the right
      /// operand.
      case write(value: Ref)
      /// A method call on it: `x.toggle()`, `x.append(1)`.
      case mutation(call: Ref)
      /// `$x`, `_x`, a key path to it, or a function that may change it: the receiver may write it.
      case handedOut
      case read
    }
    package var place: Ref
    package var kind: Kind
    /// False where the receiver's type is not known: the place may name another variable.
    package var isCertain: Bool
  }

  /// Every place in the app's own code that names a stored variable, or may name it, in order of place.
  package func uses(ofVariable variable: Ref) -> [VariableUse] {
    if let known = memory.useLists[variable] { return known }
    let name = program.name(variable)
    let answered = Set(flow.equivalents(of: variable))
    var result: [VariableUse] = []
    for spelling in [name, "$" + name, "_" + name] {
      guard let symbol = program.symbols.find(spelling) else { continue }
      let mentions = mentions(ofName: symbol)
      func add(_ mention: Ref, isCertain: Bool) {
        result.append(VariableUse(place: mention, kind: useKind(of: mention, spelled: spelling), isCertain: isCertain))
      }
      for named in answered.union(relatives(of: variable, among: mentions)) {
        for mention in mentions.byVariable[named] ?? [] { add(mention, isCertain: true) }
      }
      for mention in mentions.ofUnknown where mayName(mention, variable) { add(mention, isCertain: false) }
    }
    result += flow.keyPaths(naming: variable).map { VariableUse(place: $0, kind: .handedOut, isCertain: false) }
    result.sort { $0.place < $1.place }
    return memory.useLists.keep(result, for: variable)
  }

  /// Mentions of a name in the app's own code. Many variables share a name, so each mention is resolved once for all of
  /// them.
  struct Mentions {
    var byVariable: [Ref: [Ref]] = [:]
    /// The variables by the types around them.
    var byOwner: [TypeID: [Ref]] = [:]
    /// Members on receivers of unknown type.
    var ofUnknown: [Ref] = []
  }

  private func mentions(ofName name: Symbol) -> Mentions {
    if let known = memory.mentionsByName[name] { return known }
    var result = Mentions()
    for mention in program.mentions[name] where !program.isOutOfScope(mention) {
      if let found = flow.declaration(of: mention) {
        result.byVariable[found, default: []].append(mention)
      } else if program.kind(mention) == .member {
        result.ofUnknown.append(mention)
      }
    }
    for variable in result.byVariable.keys {
      if let owner = program.enclosingType(variable) { result.byOwner[owner, default: []].append(variable) }
    }
    return memory.mentionsByName.keep(result, for: name)
  }

  /// A value of another type has no such member. On an unknown receiver it may be the variable.
  private func mayName(_ member: Ref, _ variable: Ref) -> Bool {
    guard let base = program.child(member, .base) else { return false }
    switch (semantics.typeReference(base) ?? semantics.type(of: base)).core {
    case .named(let id, _):
      return !(semantics.supertypes(of: id).isEmpty && program.types[id].kind != .protocol) && mayAnswer(id, variable)
    case .unknown, .generic, .dependent, .opaque: return true
    default: return false
    }
  }

  private func mayAnswer(_ type: TypeID, _ variable: Ref) -> Bool {
    guard let owner = program.enclosingType(variable) else { return false }
    return semantics.inherits(owner, from: type) || semantics.inherits(type, from: owner)
  }

  /// The variables that override or implement one another.
  private func relatives(of variable: Ref, among mentions: Mentions) -> [Ref] {
    guard let owner = program.enclosingType(variable) else { return [] }
    return (semantics.supertypes(of: owner) + semantics.withSubtypes(owner).dropFirst()).flatMap { type in
      (mentions.byOwner[type] ?? []).filter { program.symbol($0) == program.symbol(variable) }
    }
  }

  private func useKind(of mention: Ref, spelled spelling: String) -> VariableUse.Kind {
    var node = mention
    while let member = program.parent(node), program.kind(member) == .member,
      ["wrappedValue", "projectedValue"].contains(program.name(member))
    {
      node = member
    }
    guard let parent = program.parent(node) else { return .read }
    if program.kind(parent) == .assign, program.child(parent, .target) == node,
      let value = program.child(parent, .value)
    {
      return write(of: value, spelled: spelling)
    }
    if spelling.hasPrefix("$") || spelling.hasPrefix("_") || flow.startsProjected(node) { return .handedOut }
    if program.kind(parent) == .member, let call = program.parent(parent), program.kind(call) == .call,
      program.child(call, .callee) == parent
    {
      return .mutation(call: call)
    }
    // The facts omit `&`: the function may have an `inout` parameter.
    if program.kind(parent) == .argument, let call = program.parent(parent), program.kind(call) == .call {
      switch semantics.callee(of: call) {
      case .functions, .closure: return .handedOut
      default: break
      }
    }
    return .read
  }

  private func write(of value: Ref, spelled spelling: String) -> VariableUse.Kind {
    guard spelling.hasPrefix("_") else { return .write(value: value) }
    // `_x = State(initialValue: false)`
    guard program.kind(value) == .call, SDK.shownState.contains(program.name(value)),
      let inner = semantics.arguments(of: value).first.flatMap({ program.child($0, .value) })
    else { return .handedOut }
    return .write(value: inner)
  }
}
