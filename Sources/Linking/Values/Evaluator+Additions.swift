import SourceFacts

/// Members that an app adds to classes of an SDK: `extension UIViewController: Presentable { func toPresent() ->
/// UIViewController { self } }`.
extension Evaluator {
  /// The types by which the sources extend the class of an SDK's object, the nearest first. The object's construction
  /// need not be known.
  private func additions(to value: Value) -> [TypeID] {
    guard case .external(let name, _) = type(of: value).core else { return [] }
    return ([name] + (SDK.isController(name) ? SDK.controllerRoots : [])).compactMap(semantics.extended)
  }

  /// The function that implements a protocol's requirement for an SDK's object.
  func addedAnswer(to requirement: Ref, by value: Value) -> Ref? {
    additions(to: value).lazy.compactMap { [self] type in
      (program.types[type].members[program.symbol(requirement)] ?? []).first {
        program.kind($0) == .function && program.child($0, .body) != nil
          && semantics.labels(of: $0) == semantics.labels(of: requirement)
      }
    }.first
  }

  /// A property that the sources add to the class of an SDK's object; nil where no extension has the name.
  func readAdded(_ name: Symbol, of value: Value, _ env: Environment) -> [Value]? {
    for type in additions(to: value) {
      if let v = program.types[type].members[name]?.first(where: { program.kind($0) == .variable }) {
        return variable(v, receiver: [value], env)
      }
    }
    // What it adds to all views: `NavigationStack { … }.backport`.
    if case .instance(.external(let view, _), _, _) = value, semantics.isBuiltInView(view),
      let v = semantics.viewProperty(name)
    {
      return variable(v, receiver: [value], env)
    }
    return nil
  }
}
