import SourceFacts

/// Properties of variables and places on the way.
extension SinkResolver {
  /// The function around a place does little else.
  func isThin(_ place: Ref) -> Bool {
    // `{ url in openURL(url) }`
    if let block = program.parent(place), program.kind(block) == .block, let closure = program.parent(block),
      program.kind(closure) == .closure
    {
      return program.children(block).count == 1
    }
    guard let function = program.enclosingMember(place), program.kind(function) == .function,
      let block = program.child(function, .body)
    else { return false }
    var calls = 0
    program.forEachNode(in: block) { r in
      if program.kind(r) == .call { calls += 1 }
      return true
    }
    return program.children(block).count <= 3 && calls <= 4
  }

  /// A stored closure: content that a caller passes.
  func holdsClosure(_ key: VariableKey) -> Bool {
    guard case .function(_, let result) = semantics.declaredType(key.declaration).core else { return false }
    switch result.core {
    case .generic, .opaque: return true
    case .external(let name, _): return SDK.isUnnamedView(name)
    default: return false
    }
  }

  /// A constant of a view that is generic over its type: `struct ModuleLink<M: Module>: View { let module: M }`. The
  /// code that makes the view decides the type.
  func isOfTypeGiven(_ key: VariableKey) -> Bool {
    guard !isParameter(key), program.flags(key.declaration).contains(.isLet),
      program.child(key.declaration, .initializer) == nil,
      case .generic = semantics.declaredType(key.declaration).core
    else { return false }
    return program.enclosingType(key.declaration).map { semantics.isView($0) } ?? false
  }

  /// A property that an object receives at construction and never changes: `init(child: Child) { self.child = child }`.
  func isGivenOnce(_ key: VariableKey) -> Bool {
    guard !isParameter(key), program.flags(key.declaration).contains(.isLet),
      program.child(key.declaration, .initializer) == nil,
      let owner = program.enclosingType(key.declaration),
      program.types[owner].kind == .class
    else { return false }
    let given = flow.writes(to: key.declaration)
    return !given.isEmpty
      && given.allSatisfy {
        evaluator.values(of: $0, in: Environment(parent: nil)).contains { $0.root.map(isParameter) ?? false }
      }
  }

  func isParameter(_ key: VariableKey) -> Bool { program.kind(key.declaration) != .variable || key.number >= 0 }
}
