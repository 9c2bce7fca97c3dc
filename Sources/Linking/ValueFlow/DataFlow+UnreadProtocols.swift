import SourceFacts

/// Calls through protocols whose declarations were not read.
extension DataFlow {
  /// Calls of a method on values of which only a library's protocol is known, to which the method's type conforms: `for
  /// listener in listeners { listener.receive(message) }` with `var listeners: [Listener]` runs `receive` of every
  /// `Listener` of the app.
  ///
  /// A protocol of callbacks is excluded: the library calls it, and types do not say which object it calls.
  func callsThroughUnreadProtocols(of f: Ref, _ owner: TypeID?) -> [Ref] {
    guard let owner, program.types[owner].isDeclared, !program.flags(f).contains(.isStatic) else { return [] }
    let calls = callsOnLibraryTypes(named: program.symbol(f))
    if calls.isEmpty { return [] }
    let labels = semantics.labels(of: f)
    let conformances = semantics.supertypeNames(of: owner)
    return calls.keys.sorted().filter { conformances.contains($0) && !isTold($0) }.flatMap { calls[$0] ?? [] }.filter {
      semantics.arguments(of: $0).map(program.name) == labels
    }
  }

  private func isTold(_ name: String) -> Bool {
    SDK.isClass(name) || semantics.library.controls.tellingProtocols.contains(where: name.hasSuffix)
  }

  private func callsOnLibraryTypes(named name: Symbol) -> [String: [Ref]] {
    if let known = memory.callsOnLibraryTypes[name] { return known }
    var result: [String: [Ref]] = [:]
    for call in program.calls[name] where !program.isOutOfScope(call) && semantics.callee(of: call) == .external {
      guard let target = program.child(call, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      else { continue }
      for type in libraryTypes(semantics.type(of: base).core) { result[type, default: []].append(call) }
    }
    return memory.callsOnLibraryTypes.keep(result, for: name)
  }

  /// `Listener`, `any Listener`, `some Listener`
  private func libraryTypes(_ type: TypeExpression) -> [String] {
    switch type {
    case .external(let name, _): [name]
    case .opaque(let parts): parts.flatMap { libraryTypes($0.core) }
    default: []
    }
  }
}
