import SourceFacts

/// Views that get the screen of their route from other code: `var body: some View { screen(for: route, path: $path) }`.
extension ScreenFinder {
  /// A call that makes a view from the route with which the surrounding view was made.
  func isMadeForRoute(_ e: Ref, of view: TypeID) -> Bool {
    guard program.kind(e) == .call, case .functions(let list, guessed: false) = semantics.callee(of: e),
      list.allSatisfy(semantics.givesScreen)
    else { return false }
    return semantics.arguments(of: e).compactMap { program.child($0, .value) }.contains { argument in
      guard let route = stored(argument, in: view), case .named(let type, _) = semantics.declaredType(route).core else {
        return false
      }
      return program.types[type].kind == .enum
    }
  }

  /// Without placeholders for missing content: `if let page = Page(id: id) { page } else { ProgressView() }`.
  func withoutStandIns(_ targets: [Target]) -> [Target] {
    let screens = targets.filter { if case .inline(let r) = $0 { !isPlaceholder(r) } else { true } }
    return screens.isEmpty ? targets : screens
  }
}
