import SourceFacts

/// What an app adds to classes of an SDK: `extension UIViewController: Presentable { func toPresent() ->
/// UIViewController { self } }`.
extension Evaluator {
  /// The types by which the tree extends the class of an SDK's object, whether it was seen to be made or not, the
  /// nearest first.
  private func additions(to value: Value) -> [TypeID] {
    guard case .external(let name, _) = type(of: value).core else { return [] }
    return ([name] + (SDK.isController(name) ? SDK.controllerRoots : [])).compactMap(semantics.extended)
  }

  /// The function by which an SDK's object answers a protocol's requirement.
  func addedAnswer(to requirement: Ref, by value: Value) -> Ref? {
    additions(to: value).lazy.compactMap { [self] type in
      (program.types[type].members[program.symbol(requirement)] ?? []).first {
        program.kind($0) == .function && program.child($0, .body) != nil
          && semantics.labels(of: $0) == semantics.labels(of: requirement)
      }
    }.first
  }

  /// A property that the tree adds to the class of an SDK's object; nil where it adds none of the name.
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
