import SourceFacts

/// Functions that are handed on by their Objective-C names.
extension Attribution {
  /// Where code of the app's performs a selector that it was given to keep: `Choice("Next", target: self, action:
  /// #selector(next))`, where the choice says `run = { target?.perform(action) }`. It runs where somebody makes the
  /// choice run, and not where the choice was made.
  ///
  /// What a control of UIKit's gets runs where it stands.
  func performs(ofSelectorAround mention: Ref) -> [User] {
    guard let inner = program.parent(mention), program.kind(inner) == .argument, let selector = program.parent(inner),
      program.kind(selector) == .call, program.name(selector) == "#selector",
      let argument = program.parent(selector), program.kind(argument) == .argument, !staysWithMaker(selector)
    else { return [] }
    let runs = runs(ofKept: selector).map(\.place)
    return runs.allSatisfy(isPerformed) ? runs.map { User(place: $0, handed: selector) } : []
  }

  private func isPerformed(_ selector: Ref) -> Bool {
    guard let argument = program.parent(selector), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call, program.name(call) == "perform",
      case .external = semantics.callee(of: call)
    else { return false }
    return semantics.arguments(of: call).first == argument
  }
}
