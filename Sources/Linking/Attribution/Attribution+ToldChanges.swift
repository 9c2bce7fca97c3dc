import SourceFacts

/// What makes a view run the code that it is told of changes with.
extension Attribution {
  /// The places whose values can lead to a place in such code: `.onReceive(model.events) { … }` runs where an event is
  /// sent, `.onChange(of: model.step) { … }` where the step is set.
  func causes(toldTo code: Ref, around place: Ref, in member: Ref) -> [Feed] {
    let found = feeds(toldTo: code).filter { feed in
      if feed.takesBack || isOutside(feed, of: code) { return false }
      guard let value = feed.value else { return true }
      let known = Environment(parent: nil)
      known.bindings[flow.streamParameter(of: code)] = .rootExpression(value)
      return conditions(around: place, upTo: code).allSatisfy { canHold($0, known) }
    }
    return found.contains { program.contains(code, $0.place) } ? [] : found
  }

  private func feeds(toldTo code: Ref) -> [Feed] {
    guard let call = program.parent(code).flatMap(program.parent), program.kind(call) == .call,
      let label = semantics.library.controls.observed[program.name(call)],
      let source = semantics.arguments(of: call).first(where: { program.name($0) == label }).flatMap({
        program.child($0, .value)
      }), source != code
    else { return [] }
    guard let variable = state(source) else { return label.isEmpty ? flow.feeds(of: source) : [] }
    return writings(of: variable).filter { !flow.isInInitialiser($0) }.map { written in
      let value = program.parent(written).flatMap { program.kind($0) == .assign ? program.child($0, .value) : nil }
      return Feed(place: written, value: value, property: variable, takesBack: value.map(flow.takesBack) ?? false)
    }
  }

  /// The stored variable that an expression names.
  private func state(_ e: Ref) -> Ref? {
    guard [.name, .member].contains(program.kind(e)), !program.name(e).hasPrefix("$"),
      let variable = flow.declaration(of: e), program.kind(variable) == .variable,
      evaluator.getter(of: variable) == nil,
      !semantics.isStream(e)
    else { return nil }
    return variable
  }

  /// A service's property may have been changed anywhere. Only a screen's property, that of the view itself, or that
  /// of an object which one screen stores tells from where.
  private func isOutside(_ feed: Feed, of code: Ref) -> Bool {
    var owner = publishedProperty(feed).flatMap(program.enclosingType)
    if owner == nil { return false }
    // A value in an object: `model.state.isDone`, with `struct State` in the model's class.
    while let type = owner {
      if semantics.isScreenType(type) || keepers.home(of: type) != nil || program.enclosingType(code) == type {
        return false
      }
      owner = program.types[type].parent
    }
    return true
  }
}
