import Linking

extension LinkedProgram {
  /// The SDK's own presenter, whose behaviour is known.
  ///
  /// A library often draws its popup or bottom sheet over the view, in the view's own tree: it shares the stack and the
  /// state of the view, does not cover it, and can be shown beside another one.
  func isSystems(_ presentation: Presentation) -> Bool { Self.systemPresenters.contains(name(presentation.call)) }

  private static let systemPresenters: Set<String> = SDK.modals.subtracting(["inspector"]).union(SDK.questions)
}
