import Linking
import NavigationModel
import SourceFacts

/// Screens that cannot be swiped away where they are shown as sheets.
struct HeldCards {
  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  func holds(_ screen: Screen.ID) -> Bool {
    program.views(named: screen).contains { view in
      program.calls(named: "interactiveDismissDisabled").contains { isCertain($0) && isPut($0, on: view) }
    }
  }

  /// `interactiveDismissDisabled()`, and not with a condition.
  private func isCertain(_ call: Ref) -> Bool {
    guard program.isExternal(call), !program.isOutOfUsersReach(codeAt: call) else { return false }
    guard let asked = program.arguments(of: call).first.flatMap({ program.child($0, .value) }) else { return true }
    return program.kind(asked) == .boolean && program.name(asked) == "true"
  }

  /// In the view's own code, or where it is made; also by a modifier or function of the app.
  private func isPut(_ call: Ref, on view: TypeID) -> Bool {
    if program.enclosingType(call) == view || makes(view, program.chainBase(call)) { return true }
    guard let owner = program.enclosingType(call), program.isViewModifier(owner) || !program.isDeclared(owner) else {
      return false
    }
    return program.placements(of: call, throughTypes: true).contains { placement in
      placement.steps.contains { program.enclosingType($0) == view || makes(view, program.chainBase($0)) }
    }
  }

  private func makes(_ view: TypeID, _ base: Ref) -> Bool {
    guard program.kind(base) == .call, case .initializer(view, _) = program.callee(of: base) else { return false }
    return true
  }
}
