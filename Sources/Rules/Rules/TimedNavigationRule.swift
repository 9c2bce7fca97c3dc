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

      Reported where the same code goes back first.

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
    }
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
