import Linking
import NavigationModel
import SourceFacts

/// Presentations by a controller that still presents the screen that is told to go.
///
/// Who presents is asked across types: a modal runs the closure that it was given, a child flow tells its parent.
struct CoveredPresenters {
  /// A controller as the program keeps it: in a property that is given none but another property's value, that one.
  private enum Controller: Hashable {
    case kept(Ref)
    case itself(TypeID)
  }

  private let program: LinkedProgram
  /// Who presents a screen, by the screen.
  private let presenters: [Screen.ID: Set<Controller>]

  init(_ program: LinkedProgram) {
    self.program = program
    var presenters: [Screen.ID: Set<Controller>] = [:]
    for site in program.sites where [.sheet, .cover].contains(site.kind) && Self.isSystems(site.primitive, program) {
      guard let screen = site.screen, let controller = Self.controller(that: site.primitive, program) else { continue }
      presenters[screen, default: []].insert(controller)
    }
    self.presenters = presenters
  }

  /// What code presents that runs beside a dismissal, in the same turn, from where the screen of the dismissal was
  /// presented.
  func presentation(beside dismissal: RunningDismissals.Dismissal) -> Ref? {
    guard dismissal.isAnimated, !dismissal.isQuick else { return nil }
    let screens = program.screens(at: dismissal.call)
    guard let first = screens.first, var blocked = presenters[first] else { return nil }
    for screen in screens.dropFirst() { blocked.formIntersection(presenters[screen] ?? []) }
    guard !blocked.isEmpty, let block = program.parent(dismissal.call), program.kind(block) == .block else {
      return nil
    }
    for statement in program.children(block) where statement != dismissal.call && program.kind(statement) == .call {
      if presents(statement, from: blocked, depth: program.budget.ruleHandedDepth.most) { return statement }
    }
    return nil
  }

  private func presents(_ call: Ref, from blocked: Set<Controller>, depth: Int) -> Bool {
    if Self.isSystems(call, program) {
      return Self.controller(that: call, program).map(blocked.contains) ?? false
    }
    guard depth > 0 else { return false }
    return program.code(runBy: call).contains { code in
      let calls = program.nodesRunning([.call], in: code)
      return !calls.contains(where: HelperPresentations(program).waits)
        && calls.contains { presents($0, from: blocked, depth: depth - 1) }
    }
  }

  private static func isSystems(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(call) == .call && program.name(call) == "present" && program.argument("animated", of: call) != nil
      && program.isExternal(call)
  }

  private static func controller(that call: Ref, _ program: LinkedProgram) -> Controller? {
    guard let receiver = program.receiver(of: call), program.name(receiver) != "self" else {
      return program.enclosingType(call).flatMap { program.isController($0) ? .itself($0) : nil }
    }
    guard let kept = program.variableBehindBinding(receiver), program.isMember(kept),
      program.getter(of: kept) == nil
    else { return nil }
    return .kept(source(of: kept, program))
  }

  private static func source(of kept: Ref, _ program: LinkedProgram) -> Ref {
    var current = kept
    for _ in 0..<program.budget.ruleHandedDepth.most {
      let given = Set(program.values(givenTo: current).map { program.variable(of: $0) })
      guard given.count == 1, let only = given.first, let source = only, program.isMember(source), source != current
      else { break }
      current = source
    }
    return current
  }
}
