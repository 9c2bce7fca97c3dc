import Linking
import SourceFacts

/// Steps of a model that only report failure, while the screen that started the step waits for success to close.
struct AwaitedOutcomes {
  /// One such step.
  struct Untold {
    /// The `do` with its `catch`, or the `switch` over a result.
    var step: Ref
    /// The arm of the screen that closes it.
    var arm: Ref
    /// The events that would close it.
    var events: [String]
    var screen: TypeID
  }

  /// A screen that observes events.
  private struct Listener {
    var call: Ref
    var screen: TypeID
    /// The subjects that it observes.
    var streams: Set<Ref>
    /// The arm that closes the screen, with its events; and the events of the arms that leave it open.
    var closing: Ref
    var awaited: Set<String>
    var others: Set<String>
  }

  private let program: LinkedProgram
  private let presented: PresentedState

  init(_ program: LinkedProgram, _ presented: PresentedState) {
    self.program = program
    self.presented = presented
  }

  var untold: [Untold] {
    let listeners = ["onReceive", "sink"].flatMap(program.calls(named:)).compactMap(listener)
    return listeners.flatMap { listener -> [Untold] in
      let models = Set(listener.streams.compactMap(program.enclosingType))
      let steps = models.flatMap(program.bodies(of:)).flatMap { program.nodes([.doCatch, .switch], in: $0) }
      return steps.filter { isUntold($0, listener) && isBegun($0, by: listener.screen) }.map {
        Untold(step: $0, arm: listener.closing, events: listener.awaited.sorted(), screen: listener.screen)
      }
    }
  }

  // MARK: who listens

  private func listener(_ call: Ref) -> Listener? {
    guard program.isExternal(call), !program.isOutOfUsersReach(codeAt: call), let screen = program.enclosingType(call),
      program.isView(screen) || program.isController(screen), let closure = program.trailingClosure(of: call),
      let choice = program.nodesRunning([.switch], in: closure).first
    else { return nil }
    let arms = program.children(choice, .arms).filter { !program.flags($0).contains(.isDefault) }
    let closing = arms.filter(closes)
    let others = arms.filter { !closing.contains($0) }
    guard let first = closing.first, !others.isEmpty else { return nil }
    let streams = streams(heardBy: call)
    guard !streams.isEmpty, !isClosedOtherwise(screen, besides: call) else { return nil }
    return Listener(
      call: call, screen: screen, streams: streams, closing: first, awaited: names(closing), others: names(others))
  }

  private func names(_ arms: [Ref]) -> Set<String> {
    Set(
      arms.compactMap { program.child($0, .patterns) }.flatMap { program.nodes([.patternCase, .member], in: $0) }
        .map(program.name))
  }

  private func closes(_ code: Ref) -> Bool {
    let body = program.child(code, .body) ?? code
    return program.consequences(of: body, program.budget.ruleNearConsequences).contains { code in
      program.nodes([.call, .assign, .member, .name], in: code).contains { program.isBack($0) || putsDown($0) }
    }
  }

  /// A flag or item of a presenter is reset.
  private func putsDown(_ node: Ref) -> Bool {
    guard program.kind(node) == .assign, let value = program.child(node, .value),
      program.kind(value) == .null || program.kind(value) == .boolean && program.name(value) == "false"
    else { return false }
    return program.child(node, .target).flatMap(program.variable(of:)).map(presented.contains) ?? false
  }

  /// Other observed state also closes the screen.
  private func isClosedOtherwise(_ screen: TypeID, besides listener: Ref) -> Bool {
    Self.watches.flatMap { name in
      program.bodies(of: screen).flatMap { program.nodes([.call], in: $0) }.filter { program.name($0) == name }
    }.contains { watch in
      let closures = program.arguments(of: watch).flatMap { program.nodes([.closure], in: $0) }
      return watch != listener && closures.contains(where: closes)
    }
  }

  private static let watches = SDK.awaiting.sorted()

  /// The subjects of the app that a listener observes: those it names, or those of the computed property it names.
  private func streams(heardBy call: Ref) -> Set<Ref> {
    let heard =
      program.name(call) == "onReceive"
      ? program.arguments(of: call).first.flatMap { program.child($0, .value) } : program.receiver(of: call)
    guard let heard else { return [] }
    return Set(subjects(in: heard).flatMap { named in program.getter(of: named).map(subjects) ?? [named] })
  }

  private func subjects(in code: Ref) -> [Ref] {
    program.nodes([.name, .member], in: code).compactMap(program.variable(of:)).filter {
      program.isMember($0) && program.enclosingType($0).map { program.typeKind($0) == .class } ?? false
    }
  }

  // MARK: what is told

  private func isUntold(_ step: Ref, _ listener: Listener) -> Bool {
    guard let (success, failures) = outcomes(of: step), !program.isOutOfUsersReach(codeAt: step) else { return false }
    let told = failures.map { events(sentIn: $0, listener.streams) }.reduce([], +)
    guard !told.isEmpty, told.allSatisfy({ $0.map(listener.others.contains) ?? false }) else { return false }
    let around = [success] + program.rest(behind: step)
    return around.allSatisfy { events(sentIn: $0, listener.streams).isEmpty }
  }

  /// The code for a step's success, and for its failure.
  private func outcomes(of step: Ref) -> (success: Ref, failures: [Ref])? {
    if program.kind(step) == .doCatch {
      return program.child(step, .body).map { ($0, program.children(step, .handlers)) }
    }
    let arms = program.children(step, .arms)
    guard arms.count == 2, let success = arms.first(where: { names([$0]) == ["success"] }),
      let failure = arms.first(where: { names([$0]) == ["failure"] })
    else { return nil }
    return (success, [failure])
  }

  /// The events that code sends through the streams; nil for one that is not stated literally.
  private func events(sentIn code: Ref, _ streams: Set<Ref>) -> [String?] {
    program.consequences(of: code, program.budget.ruleNearConsequences).flatMap { code in
      program.nodes([.call], in: code).filter { call in
        Self.sending.contains(program.name(call))
          && program.receiver(of: call).flatMap(program.variable(of:)).map(streams.contains) ?? false
      }
    }.map { call in
      guard let value = program.arguments(of: call).first.flatMap({ program.child($0, .value) }),
        [.call, .member].contains(program.kind(value))
      else { return nil }
      return program.name(value)
    }
  }

  private static let sending: Set<String> = SDK.yielding

  // MARK: who begins the step

  /// The screen itself runs the function of the step, or sends the action of its arm.
  private func isBegun(_ step: Ref, by screen: TypeID) -> Bool {
    guard let member = program.enclosingMember(step), program.kind(member) == .function else { return false }
    let around = program.ancestors(step).prefix { $0 != member }
    if let arm = around.first(where: { program.kind($0) == .switchCase }) {
      let actions = names([arm])
      return program.bodies(of: screen).flatMap { program.nodes([.call], in: $0) }.contains { call in
        program.arguments(of: call).contains { argument in
          program.child(argument, .value).map { isCase($0, in: actions) } ?? false
        }
      }
    }
    let callers = program.callers(of: member)
    let outer = callers.compactMap(program.enclosingMember).filter { program.kind($0) == .function && $0 != member }
      .flatMap(program.callers(of:))
    return (callers + outer).contains { program.enclosingType($0) == screen }
  }

  private func isCase(_ value: Ref, in actions: Set<String>) -> Bool {
    let named = program.kind(value) == .call ? program.child(value, .callee) : value
    return named.map { program.kind($0) == .member && actions.contains(program.name($0)) } ?? false
  }
}
