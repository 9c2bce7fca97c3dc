import SourceFacts

/// Other names under which code reads and writes a variable: requirements that it answers, and bindings to it.
extension DataFlow {
  /// A variable, the requirements it answers and the variables that answer it.
  func equivalents(of d: Ref) -> [Ref] {
    guard program.kind(d) == .variable, let type = program.enclosingType(d) else { return [d] }
    let name = program.symbol(d)
    var result = [d]
    for s in semantics.supertypes(of: type) where program.types[s].kind == .protocol {
      result += (program.types[s].members[name] ?? []).filter { program.kind($0) == .variable }
    }
    return result
  }

  /// The properties that a protocol's property stands for: who sets the one sets the others.
  func implementations(of d: Ref) -> [Ref] {
    guard program.kind(d) == .variable, let type = program.enclosingType(d), program.types[type].kind == .protocol
    else { return [] }
    let name = program.symbol(d)
    return (semantics.subtypes[type] ?? []).sorted().flatMap {
      (program.types[$0].members[name] ?? []).filter { program.kind($0) == .variable }
    }
  }

  // MARK: bindings

  /// Variables and parameters that a binding to `d` is handed to: writes to them are writes to `d`.
  func aliases(of d: Ref) -> [Ref] {
    if let known = aliasLists[d] { return known }
    aliasLists[d] = []
    var result: [Ref] = []
    var queue = [d]
    var seen: Set<Ref> = [d]
    while let current = queue.popLast() {
      for next in directAliases(of: current) + computedBindings(to: current) where seen.insert(next).inserted {
        result.append(next)
        queue.append(next)
      }
    }
    aliasLists[d] = result
    return result
  }

  func directAliases(of d: Ref) -> [Ref] {
    var result: [Ref] = []
    let isBinding = program.kind(d) == .parameter || isBindingVariable(d)
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
          || (isBinding && (program.kind(d) == .parameter || isTypedAsBinding(d)))
        if !projected {
          // `open(&path)`
          guard case .functions(let list, _) = semantics.callee(of: call) else { continue }
          result += list.compactMap { f in semantics.matching(call, f).first { $0.0 == argument }?.1 }.filter(isChanged)
          continue
        }
        result += environmentReaders(of: argument, in: call)
        switch semantics.callee(of: call) {
        case .functions(let list, _):
          for f in list {
            if let p = semantics.matching(call, f).first(where: { $0.0 == argument })?.1 { result.append(p) }
          }
        case .initializer(let id, let inits):
          for f in inits {
            if let p = semantics.matching(call, f).first(where: { $0.0 == argument })?.1 { result.append(p) }
          }
          if inits.isEmpty, let label = program.symbols.find(program.name(argument)),
            let m = program.types[id].members[label]?.first
          {
            result.append(m)
          }
        default: break
        }
      }
    }
    return result
  }

  /// A parameter that its function changes: only an `inout` one can be.
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

  /// `var path: Binding<Path>`: whoever is given it by its name is given the binding.
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

  /// An expression names a variable, or the binding in it: `if let path { path.wrappedValue = [] }` of a
  /// `Binding<Path>?`.
  func names(_ e: Ref, _ variable: Ref) -> Bool {
    guard let d = declaration(of: e) else { return false }
    if d == variable { return true }
    return program.kind(d) == .optionalBinding && isBindingVariable(variable)
      && program.child(d, .value).flatMap(declaration) == variable
  }
}
