import SourceFacts

extension Semantics {
  /// The declared result is a view or a controller.
  func givesScreen(_ member: Ref) -> Bool {
    guard let node = program.kind(member) == .function ? program.child(member, .result) : program.child(member, .type)
    else {
      return false
    }
    return saysScreen(resolve(node))
  }

  /// The type is one of a view or a controller.
  func saysScreen(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .external(let name, _): return SDK.isUnnamedView(name) || SDK.isController(name)
    case .opaque(let parts): return parts.contains { if case .external("View", _) = $0 { true } else { false } }
    case .named(let id, _):
      return isScreenType(id) || program.types[id].path == "View" || program.types[id].path == "UIViewController"
    default: return false
    }
  }
}
