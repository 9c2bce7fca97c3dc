import Linking
import SourceFacts

/// A choice at the start of an app between a gate screen and the content behind it, and links whose handler shows
/// something over both.
///
/// The code tells that a screen is a gate: it sets the value that the choice tests.
struct RootGates {
  struct Bypass {
    /// The write in the handler, and the presenter that shows it over the choice.
    var opening: Ref
    var presenter: Ref
    var choice: Ref
    var gate: TypeID
    var shown: TypeID?
  }

  private let program: LinkedProgram
  private let presented: PresentedState

  init(_ program: LinkedProgram) {
    self.program = program
    presented = PresentedState(program)
  }

  var bypasses: [Bypass] {
    program.linkHandlerBodies.compactMap { handler in
      guard program.kind(handler.place) == .call, !program.isOutOfUsersReach(codeAt: handler.place),
        let member = program.enclosingMember(handler.place)
      else { return nil }
      let code = program.consequences(of: handler.body, program.budget.ruleNearConsequences)
      for choice in program.nodes([.ifElse], in: member) where isBelow(choice, handler.place) {
        guard let (gate, state) = gate(of: choice), !code.contains(where: { asks(state, in: $0) }),
          let (opening, presenter) = opening(in: code, over: choice, in: member)
        else { continue }
        let content = program.contentClosure(of: presenter.call)
        let shown = content.flatMap { program.shown(by: $0).first }
        guard shown != gate else { continue }
        return Bypass(opening: opening, presenter: presenter.call, choice: choice, gate: gate, shown: shown)
      }
      return nil
    }
  }

  /// The modifier is attached to the view with the choice: `Group { choice }.padding().onOpenURL { … }`.
  private func isBelow(_ choice: Ref, _ modifier: Ref) -> Bool {
    program.receiver(of: modifier).map { program.contains($0, choice) } ?? false
  }

  /// The screen of one branch that sets the flag of the choice.
  private func gate(of choice: Ref) -> (TypeID, Ref)? {
    guard let conditions = program.child(choice, .conditions), let body = program.child(choice, .body),
      let otherwise = program.child(choice, .otherwise)
    else { return nil }
    let flags = Set(program.nodes([.name, .member], in: conditions).compactMap(program.variable(of:))).filter(isFlag)
    guard flags.count == 1, let flag = flags.first else { return nil }
    let branches = [body, otherwise].map { branch in
      Set(program.shownExpressions(in: [branch]).flatMap(program.shown(by:)))
    }
    guard branches.allSatisfy({ !$0.isEmpty }) else { return nil }
    let setters = setters(of: flag)
    let gates = branches.map { $0.filter(setters.contains) }
    // Where both branches set it, neither guards the other.
    guard gates.contains(where: \.isEmpty), let gate = gates.first(where: { !$0.isEmpty })?.min() else { return nil }
    return (gate, flag)
  }

  private func isFlag(_ variable: Ref) -> Bool {
    guard program.isMember(variable), program.getter(of: variable) == nil else { return false }
    if case .external("Bool", _) = program.declaredType(of: variable).core { return true }
    return program.child(variable, .initializer).map { program.kind($0) == .boolean } ?? false
  }

  /// The types whose code sets a flag, or calls the model that does.
  private func setters(of flag: Ref) -> Set<TypeID> {
    let writes = program.writes(to: flag).filter { !program.isOutOfScope($0) && program.name($0) != "false" }
    let callers = writes.compactMap(program.enclosingMember).filter { program.kind($0) == .function }
      .flatMap(program.callers(of:))
    return Set((writes + callers).compactMap(program.enclosingType))
  }

  private func asks(_ flag: Ref, in code: Ref) -> Bool {
    program.nodes([.name, .member], in: code).contains { program.variable(of: $0) == flag }
  }

  /// The state that the handler sets, where its presenter is outside of the choice.
  private func opening(
    in code: [Ref], over choice: Ref, in member: Ref
  ) -> (Ref, LinkedProgram.Presentation)? {
    for assignment in code.flatMap({ program.nodes([.assign], in: $0) }) {
      guard let value = program.child(assignment, .value), program.kind(value) != .null,
        program.name(value) != "false",
        let state = program.child(assignment, .target).flatMap(program.variable(of:)),
        let presenter = presented.presenters(of: state).first(where: { presenter in
          [.sheet, .cover, .push].contains(presenter.kind) && program.contains(member, presenter.call)
            && isBelow(choice, presenter.call)
        })
      else { continue }
      return (assignment, presenter)
    }
    return nil
  }
}
