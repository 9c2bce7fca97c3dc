import Linking
import NavigationModel
import SourceFacts

/// Navigation that waits a fixed time for another transition to end.
struct TimedNavigationRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "timed-navigation", name: "Timed navigation", defaultSeverity: .info,
    summary: "Navigation waits a fixed time for a dismissal or a pop to end.",
    category: .state,
    rationale: """
      A transition takes longer on an old phone or under load: then the next screen does not appear. A longer wait \
      makes the app slow. Use the completion of `dismiss`, `onDismiss` of a sheet, or the transition \
      coordinator.

      Reported where the same code goes back first, and for an effect that waits after the code before it has cleared \
      a presented state.

      Opt-in: advice. Two findings are known from real apps, and one was wrong.
      """,
    exemptions: Self.exemptions.map(\.reason),
    isOptIn: true)

  struct Delayed {
    var site: NavigationSite
    /// The call that waits.
    var delay: Ref
    var back: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Delayed>] = [
    Exemption("A wait of two seconds or more") { isLong($0.delay, $0.program) }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    return program.sites.compactMap { site in
      guard site.kind != .back, site.kind != .url, site.confidence > .guessed, !program.isOutOfScope(site.place),
        let delay = delay(around: site.place, program), let back = back(before: delay, program),
        seen.insert(delay).inserted
      else { return nil }
      let delayed = Delayed(site: site, delay: delay, back: back, program: program)
      return Judgement(finding(delayed, support), unless: Self.exemptions, of: delayed)
    } + effects(program, support)
  }

  // MARK: effects

  /// `state.destination = nil; return .run { send in try await clock.sleep(for: …); await send(.completed) }`
  private func effects(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.calls(named: "sleep").compactMap { sleep in
      guard isSleep(sleep, program), !program.isOutOfUsersReach(codeAt: sleep), !Self.isLong(sleep, program),
        let effect = effect(around: sleep, program), let closed = closing(before: effect, program)
      else { return nil }
      return Judgement(
        Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "On a slow phone what comes next meets a screen that is still closing: it is sent a fixed time after "
            + "the state was cleared. Send it when the screen has gone ('onDismiss').",
          location: program.location(sleep),
          related: [Finding.Related(location: program.location(closed), message: "closing starts here")],
          witness: support.witness(toAnyOf: program.screens(at: sleep)),
          subject: "\(program.memberPath(sleep)) effect"))
    }
  }

  /// The effect that goes on after the wait: it sends an action, or returns one.
  private func effect(around sleep: Ref, _ program: LinkedProgram) -> Ref? {
    guard let statement = program.statement(around: sleep), let closure = program.enclosingBody(sleep),
      program.kind(closure) == .closure, let argument = program.parent(closure), program.kind(argument) == .argument,
      let effect = program.parent(argument), program.actionCalls.running.contains(program.name(effect))
    else { return nil }
    let goesOn = program.rest(behind: statement).contains { next in
      program.kind(next) == .returned && program.child(next, .value) != nil
        || program.nodesRunning([.call], in: next).contains { program.actionCalls.sending.contains(program.name($0)) }
    }
    return goesOn ? effect : nil
  }

  /// The statement before the effect that clears the state of a presentation.
  private func closing(before effect: Ref, _ program: LinkedProgram) -> Ref? {
    guard let statement = program.statement(around: effect), let block = program.parent(statement) else { return nil }
    return program.children(block).prefix { $0 != statement }.last { clearsPresentation($0, program) }
  }

  private func clearsPresentation(_ statement: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(statement) == .assign, let value = program.child(statement, .value),
      program.kind(value) == .null
    else { return false }
    if program.isBack(statement) { return true }
    let state = program.child(statement, .target).flatMap(program.variable(of:))
    return state.map { program.attributeNames(of: $0).contains(where: program.presentationAttributes.contains) }
      ?? false
  }

  private func finding(_ delayed: Delayed, _ support: GraphSupport) -> Finding {
    let (program, site) = (delayed.program, delayed.site)
    let target = site.screen.flatMap { support.screen($0)?.name }.map { "'\(Wording.name($0))'" } ?? "the next screen"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "On a slow phone \(target) may not appear: it is shown a fixed time after going back, which may not have "
        + "ended by then. Show it when the way back has ended ('completion' of dismiss, 'onDismiss').",
      location: program.location(delayed.delay),
      related: [
        Finding.Related(location: program.location(delayed.back), message: "going back starts here"),
        Finding.Related(location: program.location(site.place), message: "and \(target) is shown here"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: site.place)),
      subject: "\(program.memberPath(site.place)) \(site.screen ?? "")", confidence: site.confidence)
  }

  /// The `asyncAfter` whose closure runs the place, or the `sleep` before it.
  private func delay(around place: Ref, _ program: LinkedProgram) -> Ref? {
    var inner = place
    for node in program.ancestors(place) {
      switch program.kind(node) {
      case .function: return nil
      case .block:
        for statement in program.children(node).prefix(while: { $0 != inner }) {
          if let sleep = program.nodesRunning([.call], in: statement).first(where: { isSleep($0, program) }) {
            return sleep
          }
        }
      case .closure:
        guard let argument = program.parent(node), program.kind(argument) == .argument,
          let call = program.parent(argument)
        else { return nil }
        if program.name(call) == "asyncAfter" { return call }
        if !RunContext.immediate.union(["Task", "run"]).contains(program.name(call)) { return nil }
      default: break
      }
      inner = node
    }
    return nil
  }

  /// A `sleep` of a task, a clock or a thread.
  private func isSleep(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == "sleep" && program.receiver(of: call) != nil && program.isExternal(call)
  }

  /// Longer than any transition: `.now() + 3`, `.seconds(2)`, `nanoseconds: 3_000_000_000`.
  private static func isLong(_ delay: Ref, _ program: LinkedProgram) -> Bool {
    guard let argument = program.arguments(of: delay).first else { return false }
    let divisor: Double = program.name(argument) == "nanoseconds" ? 1_000_000_000 : 1
    return program.nodes([.number], in: argument).contains { number in
      let unit =
        program.parent(number).flatMap(program.parent).map { program.kind($0) == .call ? program.name($0) : "" } ?? ""
      guard !["milliseconds", "microseconds"].contains(unit) else { return false }
      return (Double(program.name(number).filter { $0 != "_" }) ?? 0)
        / (unit == "nanoseconds" ? 1_000_000_000 : divisor) >= longestTransition
    }
  }

  /// In seconds.
  private static let longestTransition = 2.0

  /// A transition back that the same code starts before the delay.
  private func back(before delay: Ref, _ program: LinkedProgram) -> Ref? {
    var inner = delay
    for node in program.ancestors(delay) {
      if program.kind(node) == .function { return nil }
      if program.kind(node) == .block {
        for statement in program.children(node).prefix(while: { $0 != inner }) {
          if let back = program.nodesRunning([.call, .assign], in: statement).first(where: { program.isBack($0) }) {
            return back
          }
        }
      }
      if program.kind(node) == .closure, let call = program.parent(node).flatMap(program.parent),
        !RunContext.immediate.union(SDK.handingToQueuesAtOnce).contains(program.name(call))
      {
        return nil
      }
      inner = node
    }
    return nil
  }
}

extension TimedNavigationRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Half a second for the dismissal",
          """
          import UIKit
          final class PickerController: UIViewController {
            let nav = UINavigationController()
            @objc func done() {
              dismiss(animated: true)
              DispatchQueue.main.↓asyncAfter(deadline: .now() + 0.5) {
                self.nav.pushViewController(EditorController(), animated: true)
              }
            }
          }
          final class EditorController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The completion, and a splash screen's time",
          """
          import UIKit
          final class PickerController: UIViewController {
            let nav = UINavigationController()
            @objc func done() {
              dismiss(animated: true) {
                self.nav.pushViewController(EditorController(), animated: true)
              }
            }
            override func viewDidAppear(_ animated: Bool) {
              DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
                self.nav.pushViewController(EditorController(), animated: true)
              }
            }
          }
          final class EditorController: UIViewController {}
          """)
      ])
  }
}
