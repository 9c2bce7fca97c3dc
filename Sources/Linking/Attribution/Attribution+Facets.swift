import SourceFacts

/// Members that an app adds to a library's facet of any object, and that receive streams: `steps.bind(to:
/// flow.rx.handle)`, with `extension Reactive where Base: Flow { var handle: Binder<Step> { Binder(base) { flow, step
/// in flow.handle(step) } } }`.
extension Attribution {
  /// The members of a name in the app's extensions of a facet's type (`flow.rx`); nil for any other expression.
  func facetMembers(named name: Symbol, of base: Ref) -> Set<Ref>? {
    guard program.kind(base) == .member || program.kind(base) == .name,
      let type = semantics.library.facets[program.name(base)], let id = semantics.extended(type),
      let found = program.types[id].members[name], !found.isEmpty
    else { return nil }
    return Set(found)
  }

  /// A closure in a property that an app adds to a facet's type.
  func isInFacet(_ closure: Ref) -> Bool {
    guard program.kind(closure) == .closure, !semantics.library.facets.isEmpty, let member = unit(of: closure),
      program.kind(member) == .variable,
      let type = program.enclosingType(member), !program.types[type].isDeclared
    else { return false }
    return semantics.library.facets.values.contains(program.types[type].path)
  }

  /// Whether a stream's values can meet the conditions in the code of a facet's property that receives the stream, as
  /// far as the last mapping tells them: `taps.map { Step.open($0) }.bind(to: flow.rx.handle)`.
  func takes(placeHandedAStream place: Ref, _ open: [Open], _ steps: inout Int) -> Bool {
    guard let (mapping, values) = mapped(inFrontOf: place) else { return true }
    let given = flow.streamParameter(of: mapping)
    for o in open {
      guard let call = o.calls.last?.call, let closure = program.enclosingClosure(call) else { continue }
      for condition in o.conditions {
        if isSpent(steps) { return true }
        let before = evaluator.work
        let canHold = values.contains { value in
          let env = environment(after: o.calls)
          env.outermost.bindings[flow.streamParameter(of: closure)] = .rootExpression(value)
          // The input of the mapping is unknown.
          env.outermost.bindings[given] = .values([.unknown(mapping)])
          return self.canHold(condition, env)
        }
        steps -= evaluator.work - before
        if !canHold { return false }
      }
    }
    return true
  }

  /// The results of the last mapping in a stream that is passed to a place.
  private func mapped(inFrontOf place: Ref) -> (mapping: Ref, values: [Ref])? {
    guard let argument = program.parent(place), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      semantics.library.streamObservers.contains(program.name(call)), let target = program.child(call, .callee),
      program.kind(target) == .member, let stream = program.child(target, .base),
      program.kind(stream) == .call, Semantics.streamMappings.contains(program.name(stream)),
      let closure = semantics.trailingClosure(of: stream)
    else { return nil }
    let values = flow.returned(by: closure)
    return values.isEmpty ? nil : (closure, values)
  }
}
