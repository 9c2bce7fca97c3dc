import Linking
import SourceFacts

/// Code of a screen that runs at once when the user touches its control, a row or a button of its alert.
///
/// No modal of the screen is shown then: it would cover the control, and an alert closes before its button runs code.
struct DirectTaps {
  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  func run(_ place: Ref) -> Bool { run(place, depth: 0) }

  private func run(_ place: Ref, depth: Int) -> Bool {
    guard depth < program.budget.ruleCallerDepth.most, let body = program.enclosingBody(place) else { return false }
    // `UIAlertAction(title: "OK") { _ in self.dismiss(animated: true) }` may mean the alert itself.
    if program.kind(body) == .closure { return isOfControl(body) && (depth != 0 || !asks(around: body)) }
    guard program.kind(body) == .function else { return false }
    return isAction(body)
      || program.callers(of: body).contains {
        // Its own type may call it, too, as a delegate's method.
        program.enclosingType($0) == program.enclosingType(body) && run($0, depth: depth + 1)
      }
  }

  /// The code that runs at once with a place: the closure of a control, else the whole member.
  func code(around place: Ref) -> Ref? {
    if let body = program.enclosingBody(place), program.kind(body) == .closure, isOfControl(body) { return body }
    return program.enclosingMember(place)
  }

  /// The same code shows an alert or a menu.
  private func asks(around closure: Ref) -> Bool {
    guard let member = program.enclosingMember(closure) else { return false }
    return program.nodes([.call], in: member).flatMap(program.navigation(at:)).contains {
      $0.kind == .alert || $0.kind == .dialog
    }
  }

  private func isOfControl(_ closure: Ref) -> Bool {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call
    else { return false }
    return program.isOfControl(call)
  }

  private func isAction(_ function: Ref) -> Bool {
    program.isChoice(function) || program.isCalledForControl(function) || isSelected(function)
  }

  /// `UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))`
  private func isSelected(_ function: Ref) -> Bool {
    program.mentions(of: program.name(function)).contains { mention in
      guard program.enclosingType(mention) == program.enclosingType(function) else { return false }
      let calls = program.ancestors(mention).filter { program.kind($0) == .call }
      return calls.first.map { program.name($0) == "#selector" } ?? false
        && calls.dropFirst().contains(where: program.isOfControl)
    }
  }
}
