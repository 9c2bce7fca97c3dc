import Linking
import NavigationModel
import SourceFacts

/// Presentations by a controller that still presents the screen being dismissed.
///
/// The presenter is followed across types: a modal runs a closure parameter, a child flow calls its parent.
struct CoveredPresenters {
  /// A controller by the property that holds it. A property that is only ever set from another stands for that one.
  private enum Controller: Hashable {
    case kept(Ref)
    case itself(TypeID)
  }

  private let program: LinkedProgram
  /// The presenters of a screen, by the screen.
  private let presenters: [Screen.ID: Set<Controller>]
  private let listeners: Listeners

  init(_ program: LinkedProgram) {
    self.program = program
    listeners = Listeners(program)
    var presenters: [Screen.ID: Set<Controller>] = [:]
    for site in program.sites where [.sheet, .cover].contains(site.kind) && Self.isSystems(site.primitive, program) {
      guard let screen = site.screen, let controller = Self.controller(that: site.primitive, program) else { continue }
      presenters[screen, default: []].insert(controller)
    }
    self.presenters = presenters
  }

  /// A presentation in the code that runs beside a dismissal, in the same turn, by the controller that presented the
  /// dismissed screen.
  func presentation(beside dismissal: RunningDismissals.Dismissal) -> Ref? {
    guard dismissal.isAnimated, !dismissal.isQuick else { return nil }
    let screens = program.screens(at: dismissal.call)
    guard let first = screens.first, var blocked = presenters[first] else { return nil }
    for screen in screens.dropFirst() { blocked.formIntersection(presenters[screen] ?? []) }
    guard !blocked.isEmpty, let block = program.parent(dismissal.call), program.kind(block) == .block else {
      return nil
    }
    for statement in program.children(block) where statement != dismissal.call && program.kind(statement) == .call {
      if presents(statement, from: blocked, depth: 0) { return statement }
    }
    return nil
  }

  /// A shown modal calls its presenter, by a closure or as its delegate, and the presenter presents again, or moves the
  /// stack below.
  struct Covered {
    enum Move { case presentation, push, pop }

    var move: Move
    /// The call that presents, pushes or pops.
    var place: Ref
    var modal: Ref
    /// The code that the modal runs: a closure or a function of the presenter.
    var code: Ref
  }

  var underModals: [Covered] {
    program.sites.filter { [.sheet, .cover].contains($0.kind) && $0.confidence == .exact }.flatMap {
      site -> [Covered] in
      guard Self.isSystems(site.primitive, program), let controller = Self.controller(that: site.primitive, program),
        let shown = program.argument("", of: site.primitive), !program.isOutOfUsersReach(codeAt: site.primitive),
        let function = program.enclosingMember(site.primitive)
      else { return [] }
      return PresenterCallbacks(program).told(by: shown, in: function).compactMap { told in
        guard staysUp(while: told.calls), let found = move(in: told.code, of: controller, 0) else { return nil }
        return Covered(move: found.0, place: found.1, modal: site.primitive, code: told.code)
      }
    }
  }

  /// The caller does nothing before that may dismiss the modal.
  private func staysUp(while calls: [Ref]) -> Bool {
    !calls.isEmpty
      && calls.allSatisfy { call in
        guard let member = program.enclosingMember(call) else { return false }
        return !mayDismiss(member)
      }
  }

  private func mayDismiss(_ code: Ref) -> Bool { Self.mayDismiss(code, program) }

  /// The code, or a function that it runs, may dismiss a modal. What a call with such a name does is not known only where
  /// its code is not.
  ///
  /// - Parameter isFollowed: the transition was resolved, so that mere names do not count.
  static func mayDismiss(_ code: Ref, _ program: LinkedProgram, isFollowed: Bool = false) -> Bool {
    let limit = program.budget.ruleNearConsequences
    let runs = program.consequences(of: code, limit)
    return runs.contains { run in
      program.nodes([.call], in: run).contains { call in
        if program.isBack(call) && !isPop(call, program) { return true }
        guard run == code || !isFollowed, endings.contains(where: program.name(call).lowercased().contains) else {
          return false
        }
        return runs.count == limit.most || program.code(runBy: call).isEmpty
      }
    }
  }

  private static let endings = ["dismiss", "close", "finish", "stop", "hide"]

  private static func isPop(_ call: Ref, _ program: LinkedProgram) -> Bool {
    SDK.pops.contains(program.name(call)) && program.isExternal(call)
  }

  private static func stackMove(byMethod name: String) -> Covered.Move? {
    if name == "pushViewController" { return .push }
    return SDK.pops.contains(name) ? .pop : nil
  }

  /// What the code certainly does with the controller or its stack: no condition and no dismissal before it.
  private func move(in code: Ref, of controller: Controller, _ depth: Int) -> (Covered.Move, Ref)? {
    guard depth < program.budget.ruleHandedDepth.most, !mayDismiss(code),
      program.nodes([.ifElse, .guard, .switch], in: code).allSatisfy(isUnwrapping)
    else { return nil }
    for call in program.nodesRunning([.call], in: code) {
      if Self.isSystems(call, program) {
        if Self.controller(that: call, program) == controller { return (.presentation, call) }
        continue
      }
      if let move = Self.stackMove(byMethod: program.name(call)), program.isExternal(call) {
        if isOnStack(of: controller, call) { return (move, call) }
        continue
      }
      guard let function = program.function(runBy: call) else { continue }
      if let found = move(in: function, of: controller, depth + 1) { return found }
    }
    return nil
  }

  /// The stack is the presenter, or the stack of the presenting controller.
  private func isOnStack(of controller: Controller, _ call: Ref) -> Bool {
    guard let receiver = program.receiver(of: call) else { return false }
    switch controller {
    case .kept: return Self.controller(that: call, program) == controller
    case .itself(let type):
      return program.enclosingType(call) == type && program.isStackOfItself(receiver)
    }
  }

  private func isUnwrapping(_ choice: Ref) -> Bool {
    guard let conditions = program.child(choice, .conditions) else { return false }
    return program.children(conditions).allSatisfy { program.kind($0) == .optionalBinding }
  }

  private func presents(_ call: Ref, from blocked: Set<Controller>, depth: Int) -> Bool {
    if Self.isSystems(call, program) {
      return Self.controller(that: call, program).map(blocked.contains) ?? false
    }
    guard depth < program.budget.ruleHandedDepth.most else { return false }
    return listeners.code(runBy: call).contains { code in
      let calls = program.nodesRunning([.call], in: code).filter { !program.isInOtherArm($0, of: code, than: call) }
      return !calls.contains(where: HelperPresentations(program).waits)
        && calls.contains { presents($0, from: blocked, depth: depth + 1) }
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
