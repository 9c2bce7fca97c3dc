import SourceFacts

/// The other sources of the variables.
extension OutsideValueFinder {
  /// The conditions for a variable's mark.
  struct Evidence {
    /// It has the mark whatever the others have.
    var isGiven = false
    /// It has the mark where all variables of one of these sets have it.
    var alternatives: [Set<VariableKey>] = []
  }

  /// The variables that have a mark. Linear in the conditions.
  func marked(_ evidence: (VariableKey) -> Evidence) -> Set<VariableKey> {
    struct Alternative {
      var key: VariableKey
      var open: Int
    }
    var marked: Set<VariableKey> = []
    var queue: [VariableKey] = []
    var alternatives: [Alternative] = []
    var dependents: [VariableKey: [Int]] = [:]
    for key in values.contents.keys.sorted() {
      let evidence = evidence(key)
      if evidence.isGiven { queue.append(key) }
      for variables in evidence.alternatives where !variables.isEmpty {
        for variable in variables { dependents[variable, default: []].append(alternatives.count) }
        alternatives.append(Alternative(key: key, open: variables.count))
      }
    }
    while let key = queue.popLast() {
      guard marked.insert(key).inserted else { continue }
      for place in dependents[key] ?? [] {
        alternatives[place].open -= 1
        if alternatives[place].open == 0 { queue.append(alternatives[place].key) }
      }
    }
    return marked
  }

  /// Whether values from inside the app reach a variable, too.
  func mixture(of key: VariableKey) -> Evidence {
    if role(of: key) == .local { return evidenceOfParents(key) }
    var result = Evidence()
    if isPayload(key.declaration) { return result }
    for source in sources(of: key) where !isEmpty(source) {
      let parts = values.parts(of: source, flow)
      if !parts.arrivals.isEmpty { continue }
      if parts.variables.isEmpty { result.isGiven = true } else { result.alternatives.append(parts.variables) }
    }
    return result
  }

  /// Whether a variable may be nil.
  func absence(of key: VariableKey) -> Evidence {
    var result = Evidence()
    switch program.kind(key.declaration) {
    case .optionalBinding, .patternBind: return result
    default: break
    }
    if role(of: key) == .local { return evidenceOfParents(key) }
    for source in sources(of: key) {
      let parts = values.parts(of: source, flow)
      if program.kind(source) == .null || !parts.arrivals.isEmpty && isOption(in: source) {
        result.isGiven = true
      } else if !parts.variables.isEmpty {
        result.alternatives.append(parts.variables)
      }
    }
    return result
  }

  private func evidenceOfParents(_ key: VariableKey) -> Evidence {
    guard let content = values.contents[key], !content.isHandedOver else { return Evidence() }
    return Evidence(alternatives: [content.parents])
  }

  /// A property for exactly the system's value: other code that sets it stands in for the system.
  private func isPayload(_ d: Ref) -> Bool {
    guard isProperty(d) else { return false }
    let payloads = semantics.library.arrivals.payloads
    switch semantics.declaredType(d).core {
    case .external(let name, _): return payloads[name] != nil
    case .named(let id, _): return !program.types[id].isDeclared && payloads[program.types[id].path] != nil
    default: return false
    }
  }

  /// A launch option may be nil.
  private func isOption(in source: Ref) -> Bool {
    var isThere = false
    program.forEachNode(in: source) { node in
      isThere = isThere || values.expressions[node] != nil && program.name(node) != "self"
      return !isThere
    }
    return isThere
  }

  func role(of key: VariableKey) -> OutsideValues.Role {
    if key.number >= 0 { return .local }
    switch program.kind(key.declaration) {
    case .variable:
      return isProperty(key.declaration) && evaluator.getter(of: key.declaration) == nil ? .property : .local
    case .parameter:
      let owner = program.parent(key.declaration).flatMap(program.parent)
      return owner.map { program.kind($0) == .function } ?? false && values.contents[key]?.isHandedOver == false
        ? .parameter : .local
    default: return .local
    }
  }

  /// The places that put something from outside into the properties.
  func puts() -> [VariableKey: [Ref]] {
    var result: [VariableKey: [Ref]] = [:]
    for (key, content) in values.contents where content.role == .property && !content.isMixed {
      result[key] = sources(of: key).filter { !values.parts(of: $0, flow).isEmpty }.sorted()
    }
    return result
  }

  /// `nil`, `[]`, `PassthroughSubject<URL, Never>()`
  private func isEmpty(_ source: Ref) -> Bool {
    switch program.kind(source) {
    case .null: return true
    case .array, .dictionary: return program.children(source).isEmpty
    case .call:
      if case .externalType = semantics.callee(of: source) { return semantics.arguments(of: source).isEmpty }
      return false
    default: return false
    }
  }

  private func sources(of key: VariableKey) -> [Ref] {
    flow.sources(of: key).compactMap { $0.bindings[key] } + puts(into: key.declaration)
      + [program.child(key.declaration, .initializer)].compactMap { $0 }
  }
}
