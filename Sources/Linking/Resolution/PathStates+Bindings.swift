import SourceFacts

/// Content that dismisses itself by the binding that it receives: `.sheet(isPresented: $isShown) { Picker(isShown:
/// $isShown) }`, where the picker sets `isShown = false`.
///
/// Only the presenter's own content and the views that receive the binding are searched: names such as `isPresented`
/// occur everywhere in an app.
extension PathStates {
  /// Assignments in a presenter's content that reset the presenter's state through a binding. The presenter may have
  /// the binding as a parameter: `func picker(isShown: Binding<Bool>) -> some View { sheet(isPresented: isShown) {
  /// Picker(isShown: isShown) } }`.
  func closings(of state: Ref, presentedBy presenter: Ref, through binding: Ref) -> [Ref] {
    let projection = program.symbols.find("$" + program.name(state))
    let given =
      program.kind(binding) == .name
      ? flow.declaration(of: binding).flatMap { program.kind($0) == .parameter ? $0 : nil } : nil
    // A view that lies over others receives the binding itself.
    let isView = if case .initializer = flow.semantics.callee(of: presenter) { true } else { false }
    var queue: [Ref] = []
    for argument in flow.semantics.arguments(of: presenter) {
      program.forEachNode(in: argument) { r in
        guard program.kind(r) == .name || program.kind(r) == .member, isView || program.parent(r) != argument else {
          return true
        }
        if program.symbol(r) == projection || isProjected(r, program.symbol(state)), flow.declaration(of: r) == state {
          queue += receivers(of: r)
        }
        if let given, program.symbol(r) == program.symbol(given), flow.declaration(of: r) == given {
          queue += receivers(of: r)
        }
        return true
      }
    }
    var result = ownClosings(of: state, in: presenter, through: binding)
    var seen = Set(queue)
    while let binding = queue.popLast(), flow.semantics.allows(\.pathBindings, after: seen.count) {
      for next in handedOn(binding) where seen.insert(next).inserted { queue.append(next) }
      guard program.kind(binding) == .variable, let owner = program.enclosingType(binding), flow.semantics.isView(owner)
      else { continue }
      // `isShown = false`, and `parent.isShown.wrappedValue = false` of a delegate inside the view.
      let assignments = program.assignmentsNamed(program.name(binding)) + program.assignmentsNamed("wrappedValue")
      result += assignments.filter { assign in
        guard !program.isOutOfScope(assign), isNothing(assign), let place = program.enclosingType(assign),
          place == owner || program.types[place].parent == owner,
          let target = program.child(assign, .target)
        else { return false }
        let named = program.name(target) == "wrappedValue" ? program.child(target, .base) : target
        return named.flatMap(flow.declaration) == binding
      }
    }
    return result
  }

  /// `$model.isShown`: the state of an object, as a binding.
  private func isProjected(_ e: Ref, _ name: Symbol) -> Bool {
    guard program.kind(e) == .member, program.symbol(e) == name else { return false }
    var base = e
    while program.kind(base) == .member, let inner = program.child(base, .base) { base = inner }
    return program.kind(base) == .name && program.name(base).hasPrefix("$")
  }

  /// The properties and parameters of a view's initialiser that receive an argument.
  private func receivers(of value: Ref) -> [Ref] {
    guard let argument = program.parent(value), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return [] }
    if flow.semantics.callee(of: call) == .closure { return parameters(given: argument, by: call) }
    guard case .initializer(let made, let initialisers) = flow.semantics.callee(of: call) else { return [] }
    if initialisers.isEmpty {
      return program.symbols.find(program.name(argument)).flatMap { program.types[made].members[$0]?.first }.map {
        [$0]
      } ?? []
    }
    return initialisers.compactMap { f in flow.semantics.matching(call, f).first { $0.0 == argument }?.1 }
  }

  /// The parameters of the closures that a content closure can be: `content($isShown)`, where callers write `{ isShown
  /// in Picker(isShown: isShown) }`.
  private func parameters(given argument: Ref, by call: Ref) -> [Ref] {
    guard let kept = program.child(call, .callee).flatMap(flow.declaration),
      let place = flow.semantics.arguments(of: call).firstIndex(of: argument)
    else { return [] }
    let key = VariableKey(declaration: kept)
    return flow.sources(of: key).compactMap { $0.bindings[key] }.flatMap { value -> [Ref] in
      let given = program.kind(value) == .name ? flow.declaration(of: value) : nil
      // `self.content = content` in an initialiser.
      let closures =
        given.map { p in
          flow.sources(of: VariableKey(declaration: p)).compactMap { $0.bindings[VariableKey(declaration: p)] }
        } ?? [value]
      return closures.filter { program.kind($0) == .closure }.compactMap { closure in
        let parameters = program.children(closure, .parameters)
        return place < parameters.count ? parameters[place] : nil
      }
    }
  }

  /// The next receivers of a binding: a property for an initialiser's parameter (`_isShown = isShown`), a part of the
  /// view for a property.
  private func handedOn(_ binding: Ref) -> [Ref] {
    if program.kind(binding) == .parameter {
      guard let block = program.parent(binding).flatMap(program.parent).flatMap({ program.child($0, .body) }) else {
        return []
      }
      var result: [Ref] = []
      program.forEachNode(in: block) { r in
        if program.kind(r) == .assign, let value = program.child(r, .value), program.kind(value) == .name,
          flow.declaration(of: value) == binding,
          let property = program.child(r, .target).flatMap(flow.declaration)
        {
          result.append(property)
        } else if program.kind(r) == .name, program.symbol(r) == program.symbol(binding),
          flow.declaration(of: r) == binding
        {
          result += receivers(of: r)
        }
        return true
      }
      return result
    }
    guard let owner = program.enclosingType(binding), let projection = program.symbols.find("$" + program.name(binding))
    else { return [] }
    return program.mentions[projection].filter {
      program.enclosingType($0) == owner && flow.declaration(of: $0) == binding
    }.flatMap(receivers)
  }
}
