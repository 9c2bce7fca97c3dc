import SourceFacts

/// Controllers of the app that hold a navigation controller and expose its methods: `class Stack: UIViewController`
/// with `let inner: UINavigationController` and `func pushViewController(…)`.
extension Semantics {
  /// A navigation controller of the app: by its class, or because it holds one and exposes its methods.
  func isStack(_ type: TypeID) -> Bool {
    supertypeNames(of: type).contains("UINavigationController") || isStackFacade(type)
  }

  func isStackFacade(_ type: TypeID) -> Bool {
    if let known = memory.stackFacades[type] { return known }
    let found = findStackFacade(type)
    return memory.stackFacades.keep(found, for: type)
  }

  private func findStackFacade(_ type: TypeID) -> Bool {
    let info = program.types[type]
    guard info.kind == .class, info.isDeclared, isController(type),
      !supertypeNames(of: type).contains("UINavigationController"),
      let push = program.symbols.find("pushViewController"),
      info.members[push]?.contains(where: { program.kind($0) == .function }) ?? false
    else { return false }
    return info.members.values.joined().contains { m in
      guard program.kind(m) == .variable, program.flags(m).contains(.isLet),
        case .external("UINavigationController", _) = declaredType(m).core
      else { return false }
      return true
    }
  }
}
