import SourceFacts

/// Functions that are passed by their Objective-C names.
extension Attribution {
  /// The places where the app's code performs a stored selector: `Choice("Next", target: self, action:
  /// #selector(next))`, where the choice says `run = { target?.perform(action) }`. It runs where code runs the choice,
  /// not where the choice is made.
  ///
  /// A selector for one of UIKit's controls runs where the control stands.
  func performs(ofSelectorAround mention: Ref) -> [User] {
    guard let inner = program.parent(mention), program.kind(inner) == .argument, let selector = program.parent(inner),
      program.kind(selector) == .call, program.name(selector) == "#selector",
      let argument = program.parent(selector), program.kind(argument) == .argument
    else { return [] }
    if let code = codePerforming(argument) {
      return runs(ofKept: code).map { User(place: $0.place, handed: code) }
    }
    if staysWithMaker(selector) { return [] }
    let runs = runs(ofKept: selector).map(\.place)
    return runs.allSatisfy(isPerformed) ? runs.map { User(place: $0, handed: selector) } : []
  }

  /// A call that turns a selector into a closure: `row.onTap = action(#selector(open))`, with `func action(_ selector:
  /// Selector) -> () -> Void { { self.perform(selector) } }`. The code that stores the closure runs the function.
  private func codePerforming(_ argument: Ref) -> Ref? {
    guard let call = program.parent(argument), program.kind(call) == .call,
      case .functions(let list, guessed: false) = semantics.callee(of: call), list.count == 1,
      let body = program.child(list[0], .body), let made = program.onlyExpression(of: body),
      program.kind(made) == .closure,
      let parameter = semantics.matching(call, list[0]).first(where: { $0.0 == argument })?.1
    else { return nil }
    let uses = flow.mentions(ofLocal: parameter)
    return !uses.isEmpty && uses.allSatisfy { program.contains(made, $0) && isPerformed($0) }
      ? call : nil
  }

  private func isPerformed(_ selector: Ref) -> Bool {
    guard let argument = program.parent(selector), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      SDK.selectorPerformers.contains(program.name(call)),
      case .external = semantics.callee(of: call)
    else { return false }
    return semantics.arguments(of: call).first == argument
  }
}
