import SourceFacts

/// Other names by which code reads and writes a variable: requirements that it implements, and bindings to it.
extension DataFlow {
  /// A variable, the requirements that it implements and the variables that implement it.
  func equivalents(of d: Ref) -> [Ref] {
    guard program.kind(d) == .variable, let type = program.enclosingType(d) else { return [d] }
    let name = program.symbol(d)
    var result = [d]
    for s in semantics.supertypes(of: type) where program.types[s].kind == .protocol {
      result += (program.types[s].members[name] ?? []).filter { program.kind($0) == .variable }
    }
    return result
  }

  /// The properties that implement a protocol's property: a write to the requirement is a write to each of them.
  func implementations(of d: Ref) -> [Ref] {
    guard program.kind(d) == .variable, let type = program.enclosingType(d), program.types[type].kind == .protocol
    else { return [] }
    let name = program.symbol(d)
    return (semantics.subtypes[type] ?? []).sorted().flatMap {
      (program.types[$0].members[name] ?? []).filter { program.kind($0) == .variable }
    }
  }

  // MARK: bindings

  /// Variables and parameters that receive a binding to `d`: writes to them are writes to `d`.
  func aliases(of d: Ref) -> [Ref] {
    if let known = memory.aliasLists[d] { return known }
    memory.aliasLists.begin(d)
    var result: [Ref] = []
    var queue = [d]
    var seen: Set<Ref> = [d]
    while let current = queue.popLast() {
      let computed = computedBindings(to: current) + (keptBindings[current] ?? [])
      for next in directAliases(of: current) + computed where seen.insert(next).inserted {
        result.append(next)
        queue.append(next)
      }
    }
    return memory.aliasLists.keep(result, for: d)
  }

  func directAliases(of d: Ref) -> [Ref] {
    var result: [Ref] = []
    let isMade = holdsMadeBinding(d)
    let isBinding = program.kind(d) == .parameter || isMade || isBindingVariable(d)
    for name in ["$" + program.name(d), "_" + program.name(d), program.name(d)] {
      guard let symbol = program.symbols.find(name) else { continue }
      for mention in uses(.handedOn, of: d, named: symbol) {
        guard let argument = program.parent(mention) else { continue }
        if program.kind(argument) == .assign {
          // `_path = path` in an initialiser.
          if isBinding, let target = program.child(argument, .target), let to = declaration(of: target) {
            result.append(to)
          }
          continue
        }
        guard let call = program.parent(argument) else { continue }
        let text = program.name(mention)
        let projected =
          text.hasPrefix("$") || text.hasPrefix("_") || startsProjected(mention)
          || (isBinding && (program.kind(d) == .parameter || isMade || isTypedAsBinding(d)))
        if !projected {
          // `open(&path)`
          guard case .functions(let list, _) = semantics.callee(of: call) else { continue }
          result += list.compactMap { f in semantics.matching(call, f).first { $0.0 == argument }?.1 }.filter(isChanged)
          continue
        }
        result += environmentReaders(of: argument, in: call) + receivers(of: argument, in: call)
      }
    }
    return result
  }

  /// The variables and parameters that an argument is passed to.
  func receivers(of argument: Ref, in call: Ref) -> [Ref] {
    func parameters(of functions: [Ref]) -> [Ref] {
      functions.compactMap { f in semantics.matching(call, f).first { $0.0 == argument }?.1 }
    }
    switch semantics.callee(of: call) {
    case .functions(let list, _): return parameters(of: list)
    case .initializer(let id, let inits):
      guard inits.isEmpty else { return parameters(of: inits) }
      return program.symbols.find(program.name(argument)).flatMap { program.types[id].members[$0]?.first }.map { [$0] }
        ?? []
    case .closure: return aliases(ofArgument: argument, inClosureCall: call)
    default: return []
    }
  }

  /// The function assigns to its parameter; only an `inout` parameter can be assigned.
  private func isChanged(_ parameter: Ref) -> Bool {
    mutations(of: parameter).contains {
      SDK.changesOfCollections.contains(program.name($0))
    }
      || program.assignments[program.symbol(parameter)].contains { assign in
        program.child(assign, .target).flatMap(declaration) == parameter
      }
  }

  /// `$router.path`
  func startsProjected(_ r: Ref) -> Bool {
    var node = r
    while program.kind(node) == .member, let base = program.child(node, .base) { node = base }
    return program.kind(node) == .name && (isProjection(program.name(node)) || program.name(node).hasPrefix("_"))
      || program.kind(node) == .call && program.name(node) == "Bindable"
  }

  /// `$path`, not the closure's parameter `$0`.
  private func isProjection(_ name: String) -> Bool { name.hasPrefix("$") && name.dropFirst().first?.isNumber == false }

  func isBindingVariable(_ d: Ref) -> Bool {
    if let list = program.child(d, .attributes), program.kind(d) == .variable,
      program.children(list).contains(where: { ["Binding", "Bindable"].contains(program.name($0)) })
    {
      return program.children(list).contains { program.name($0) == "Binding" }
    }
    if program.kind(d) == .variable, isTypedAsBinding(d) { return true }
    if environmentKey(of: d) != nil, case .external("Binding", _) = semantics.declaredType(d).core { return true }
    return program.kind(d) == .parameter && isTypedAsBinding(d)
  }

  /// `var path: Binding<Path>`: an argument with this name passes the binding.
  private func isTypedAsBinding(_ d: Ref) -> Bool {
    program.child(d, .type).map { isBinding(semantics.resolve($0)) } ?? false
  }

  /// `Binding<Path>`, `Binding<Path>?`
  private func isBinding(_ type: TypeExpression) -> Bool {
    switch type {
    case .external("Binding", _): true
    case .optional(let held): isBinding(held)
    default: false
    }
  }

  /// An expression names a variable, or the binding that it holds: `if let path { path.wrappedValue = [] }` of a
  /// `Binding<Path>?`.
  func names(_ e: Ref, _ variable: Ref) -> Bool {
    guard let d = declaration(of: e) else { return false }
    if d == variable { return true }
    return program.kind(d) == .optionalBinding && isBindingVariable(variable)
      && program.child(d, .value).flatMap(declaration) == variable
  }
}
