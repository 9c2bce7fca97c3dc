import Linking
import NavigationModel
import SourceFacts

/// Tap gestures that run beside a control, where both open the same screen.
struct GesturesOnControls {
  struct Both {
    var gesture: Ref
    var control: Ref
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// In order of place.
  var all: [Both] {
    program.calls(named: "simultaneousGesture").compactMap { gesture in
      guard program.isExternal(gesture), let tap = tap(in: gesture), !program.isOutOfUsersReach(codeAt: gesture),
        let (control, own) = control(for: gesture),
        !own.isDisjoint(with: screens(openedIn: actions(of: tap, in: gesture)))
      else { return nil }
      return Both(gesture: gesture, control: control)
    }
  }

  private func tap(in gesture: Ref) -> Ref? {
    let given = program.arguments(of: gesture)
    return given.lazy.flatMap { program.nodes([.call], in: $0) }.first { program.name($0) == "TapGesture" }
  }

  /// The code that the tap runs: closures, and what `onEnded(action)` names.
  private func actions(of tap: Ref, in gesture: Ref) -> [Ref] {
    let given = program.arguments(of: gesture)
    let steps = given.flatMap { program.nodes([.call], in: $0) }.filter { program.modifierChain($0).contains(tap) }
    return given.flatMap { program.nodes([.closure], in: $0) } + steps.flatMap(handed)
  }

  // MARK: the control

  private func control(for gesture: Ref) -> (Ref, Set<Screen.ID>)? {
    program.receiver(of: gesture).flatMap(control(below:)) ?? control(around: gesture)
      ?? control(belowUsesOf: gesture)
  }

  /// In a modifier of the app, also in a function that the app adds to all views: a control on which it is used, and
  /// which opens what the modifier is given.
  private func control(belowUsesOf gesture: Ref) -> (Ref, Set<Screen.ID>)? {
    guard isOnModifiedView(gesture) else { return nil }
    return program.placements(of: gesture, throughTypes: true).lazy.flatMap(\.steps).compactMap {
      step -> (Ref, Set<Screen.ID>)? in
      guard program.kind(step) == .call, let (control, own) = program.receiver(of: step).flatMap(control(below:)),
        handed(by: step).contains(where: { !own.isDisjoint(with: screens(openedIn: [$0])) })
      else { return nil }
      return (control, own)
    }.first
  }

  /// The gesture is put on the view that the modifier is for: `content`, or the view itself.
  private func isOnModifiedView(_ gesture: Ref) -> Bool {
    guard let owner = program.enclosingType(gesture) else { return false }
    let base = program.modifierChain(gesture).last.map { program.receiver(of: $0) ?? program.chainBase($0) }
    if program.isViewModifier(owner) {
      return base.flatMap(program.variable(of:)).map { program.kind($0) == .parameter } ?? false
    }
    guard !program.isDeclared(owner), let base, program.enclosingMember(gesture).map(program.kind) == .function else {
      return false
    }
    return program.kind(base) == .name ? program.name(base) == "self" : program.isExternal(base)
  }

  /// The control to which the gesture is attached, and its destination.
  private func control(below receiver: Ref) -> (Ref, Set<Screen.ID>)? {
    guard let control = program.modifierChain(receiver).last, isControl(control) else { return nil }
    return (control, screens(openedIn: [control] + handed(by: control)))
  }

  /// The control whose label is the view of the gesture, and its destination.
  private func control(around gesture: Ref) -> (Ref, Set<Screen.ID>)? {
    guard let view = program.enclosingType(gesture), program.isView(view) else { return nil }
    for made in program.constructions(of: view).sorted() where !program.isOutOfScope(made) {
      for surrounding in program.surroundings(of: made) {
        guard case .closure(_, let call) = surrounding, isControl(call) else { continue }
        // The label's own action is the gesture's.
        let others = program.arguments(of: call).filter { !program.contains($0, made) }
        let opened = screens(openedIn: others)
          .union(program.navigation(at: call).filter { $0.kind == .push }.compactMap(\.screen))
        return (call, opened)
      }
    }
    return nil
  }

  private func isControl(_ call: Ref) -> Bool {
    ["Button", "NavigationLink"].contains(program.name(call)) && program.isExternal(call)
  }

  /// The closures and functions that a call gets.
  private func handed(by call: Ref) -> [Ref] {
    program.arguments(of: call).flatMap { argument in
      program.nodes([.closure], in: argument)
        + (program.child(argument, .value).map { program.code(meantBy: $0) } ?? [])
    }
  }

  private func screens(openedIn codes: [Ref]) -> Set<Screen.ID> {
    Set(
      codes.flatMap { program.consequences(of: $0, program.budget.ruleNearConsequences) }.flatMap { code in
        program.nodes([.call, .assign, .member, .name], in: code).flatMap(program.navigation(at:))
          .filter { $0.kind == .push && $0.confidence == .exact }.compactMap(\.screen)
      })
  }
}
