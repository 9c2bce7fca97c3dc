import Linking
import NavigationModel

/// The calls by which code presents a controller: the SDK's, and those of helpers that present what they are given.
struct PresentedCards {
  struct Card {
    var call: Ref
    var shown: Ref
    /// The SDK's call.
    var presentation: Ref
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// `present(card, animated: true)`, `home.showCard(screen)`; a helper that settles how its card closes is left out.
  func all(besides settles: (_ helper: Ref) -> Bool) -> [Card] {
    program.calls(named: "present").flatMap { call -> [Card] in
      guard program.argument("animated", of: call) != nil, let shown = program.argument("", of: call) else { return [] }
      let own = Card(call: call, shown: shown, presentation: call)
      guard let helper = program.enclosingMember(call), program.kind(helper) == .function, !settles(helper),
        let given = parameter(shownBy: shown, in: helper)
      else { return [own] }
      return [own]
        + program.callers(of: helper).compactMap { caller in
          guard !program.isOutOfUsersReach(codeAt: caller) else { return nil }
          return program.given(to: given, by: caller).map { Card(call: caller, shown: $0, presentation: call) }
        }
    }
  }

  /// The helper's parameter, also inside of a stack that the helper makes for it.
  private func parameter(shownBy shown: Ref, in helper: Ref) -> Ref? {
    guard let named = program.variable(of: shown) else { return nil }
    let parameters = program.parameters(of: helper)
    if program.kind(named) == .parameter { return parameters.contains(named) ? named : nil }
    guard !program.isMember(named), let made = program.child(named, .initializer), program.kind(made) == .call else {
      return nil
    }
    return program.arguments(of: made).lazy.compactMap { program.child($0, .value).flatMap(program.variable(of:)) }
      .first(where: parameters.contains)
  }
}
