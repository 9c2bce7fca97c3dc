import SourceFacts

/// Contents that functions make, and that are parts of the view around them.
extension RootViews {
  /// The first columns of split views that consist of a view made by a function: `sidebar: { page.view() }`.
  func sidebars() -> [Sink] {
    SDK.columns.sorted().flatMap { program.callsNamed($0) }.compactMap { call in
      guard !program.isOutOfScope(call), isInBody(call),
        let content = semantics.argument(labelled: "sidebar", of: call) ?? firstClosure(of: call),
        let shown = made(in: content), case .functions(_, guessed: false) = semantics.callee(of: shown)
      else { return nil }
      return Sink(
        kind: .root, place: call, subject: .content(content, item: nil), isStackContent: true, isPart: true)
    }
  }

  private func firstClosure(of call: Ref) -> Ref? {
    semantics.arguments(of: call).lazy.compactMap { program.child($0, .value) }.first { program.kind($0) == .closure }
  }

  /// `NavigationStack { page(for: .first) }`, with `func page(for: Page) -> some View`.
  func isMadeByOwnFunction(_ content: Ref) -> Bool {
    guard let shown = made(in: content), case .functions(let list, guessed: false) = semantics.callee(of: shown) else {
      return false
    }
    return list.allSatisfy { program.enclosingType($0) == program.enclosingType(content) }
  }
}
