import SourceFacts

extension Evaluator {
  /// `DetailController.instantiate(…)`: a static function of a screen's own type that nobody could follow (it loads a
  /// nib or a storyboard) makes that screen, unless it is declared to give something else.
  func orMade(_ values: [Value], by call: Ref, _ env: Environment) -> [Value] {
    guard values.allSatisfy({ if case .unknown = $0 { true } else { false } }), let target = program.child(call, 0), program.kind(target) == .member,
      let base = program.child(target, 0), case .named(let id, _)? = semantics.typeReference(base), semantics.isScreenType(id)
    else { return values }
    switch semantics.type(of: call).core {
    case .unknown, .generic, .opaque, .metatype: break
    case .named(let other, _): guard other == id || program.types[other].kind == .protocol || semantics.inherits(id, from: other) else { return values }
    case .external(let name, _): guard name == "Self" || SDK.isController(name) else { return values }
    default: return values
    }
    return [.instance(.named(id, []), call: call, env)]
  }
}
