import Linking
import NavigationModel
import SourceFacts

/// A presentation from a controller that may not be there, may be going away, or may be covered.
struct FragilePresenterRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "fragile-presenter", name: "Fragile presenter", defaultSeverity: .warning,
    summary: "Something is presented from a controller that may be nil, on its way out, or covered: it never shows.",
    category: .uikit,
    rationale: """
      UIKit shows nothing, and says so only in its log, if the presenting controller already presents something, is \
      being dismissed or has a view that is in no window. A call on `presentedViewController?` does nothing at all \
      while nothing is presented.

      Reported for `presentedViewController?.present(…)`, and for a presentation from the topmost controller without a \
      check of `isBeingDismissed`: notes, but a warning in an override of `present`; and for one in \
      `updateUIViewController`, which runs with each drawing. Also where code presents twice in a row, and where a \
      presented screen makes its own presenter present again.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A presentation by a controller that may not present.
  struct Fragile {
    var call: Ref
    var member: Ref
    var weakness: Weakness
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Fragile>] = [
    Exemption("Code that checks `isBeingDismissed`, `presentedViewController` or the like first") { fragile in
      let isDrawnAgain = if case .drawnAgain = fragile.weakness { true } else { false }
      let names = isDrawnAgain ? looks.union(["presentedViewController"]) : looks
      return fragile.program.mentions(names, in: fragile.member)
    },
    Exemption("Code that the app never runs, including previews and debug builds") {
      $0.program.isOutOfUsersReach(codeAt: $0.call)
    },
  ]

  enum Weakness {
    /// `x.presentedViewController?.present(…)`; the value is the text of `x`.
    case maybeNil(String)
    case maybeLeaving
    case drawnAgain
    /// In the completion of a presentation by the same controller.
    case covered
  }

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let busy = covered(program, support) + twice(program, support) + underModals(program, support)
    return busy.map { Judgement($0) }
      + program.calls(named: "present").compactMap { fragile($0, program) }.map {
        Judgement(finding($0, support), unless: Self.exemptions, of: $0)
      }
  }

  private func fragile(_ call: Ref, _ program: LinkedProgram) -> Fragile? {
    guard program.argument("animated", of: call) != nil, program.isExternal(call) || isOwnOverride(call, program),
      let receiver = program.receiver(of: call), let member = program.enclosingMember(call),
      let weakness = weakness(of: call, by: receiver, in: member, program)
    else { return nil }
    return Fragile(call: call, member: member, weakness: weakness, program: program)
  }

  private func finding(_ fragile: Fragile, _ support: GraphSupport) -> Finding {
    let (program, call) = (fragile.program, fragile.call)
    return Finding(
      rule: identity.id, severity: severity(fragile.weakness, at: call, program), message: message(fragile.weakness),
      location: program.location(call), witness: support.witness(toAnyOf: program.screens(at: call)),
      subject: "\(program.memberPath(call)) present")
  }

  // MARK: who presents already

  /// `present(progress) { self.showDone() }`: the controller presents the progress, and has to present again.
  private func covered(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let helpers = HelperPresentations(program)
    return program.calls(named: "present").compactMap { first in
      guard program.argument("animated", of: first) != nil, program.isExternal(first),
        let completion = program.trailingClosure(of: first) ?? program.argument("completion", of: first),
        program.kind(completion) == .closure, let chain = program.receiverChainPastLocals(of: first),
        !program.isOutOfUsersReach(codeAt: first)
      else { return nil }
      let calls = program.nodesRunning([.call], in: completion)
      guard !calls.contains(where: { program.name($0).lowercased().contains("dismiss") }),
        let second = calls.first(where: { helpers.presenters(of: $0).contains { $0.chain == chain && !$0.isLookedUp } })
      else { return nil }
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity, message: message(.covered),
        location: program.location(second),
        related: [Finding.Related(location: program.location(first), message: "this is open by then")],
        witness: support.witness(toAnyOf: program.screens(at: first)), subject: "\(program.memberPath(second)) covered")
    }
  }

  /// `present(progress, animated: true); present(hint, animated: true)`
  private func twice(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    DoublePresentations(program).all.map { pair in
      Finding(
        rule: identity.id, severity: identity.defaultSeverity, message: message(.covered),
        location: program.location(pair.second),
        related: [Finding.Related(location: program.location(pair.first), message: "this is open by then")],
        witness: support.witness(toAnyOf: program.screens(at: pair.first)),
        subject: "\(program.memberPath(pair.second)) covered")
    }
  }

  /// `settings.onLicenses = { self.showLicenses() }`: the controller that presents the settings has to present again.
  private func underModals(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return (CoveredPresenters(program).underModals + TapsUnderModals(program, support).all).filter {
      $0.move == .presentation && seen.insert($0.place).inserted
    }.map { covered in
      Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "Nothing appears for the user here: a presented screen, which is still open, asks its own presenter to "
          + "present. Present from that screen, or close it first.",
        location: program.location(covered.place),
        related: [
          Finding.Related(location: program.location(covered.modal), message: "this is open by then"),
          Finding.Related(location: program.location(covered.code), message: "and runs this"),
        ],
        witness: support.witness(toAnyOf: program.screens(at: covered.modal)),
        subject: "\(program.memberPath(covered.place)) under modal")
    }
  }

  /// A controller of the app that overrides `present` counts, too.
  private func isOwnOverride(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let function = program.function(runBy: call) else { return false }
    return program.flags(function).contains(.isOverride)
  }

  private func weakness(
    of call: Ref, by receiver: Ref, in member: Ref, _ program: LinkedProgram
  ) -> Weakness? {
    if isUpdated(receiver, in: member, program) { return .drawnAgain }
    if isPresented(receiver, program), program.variable(of: receiver) == nil {
      return isAsked(call, program) ? .maybeLeaving : .maybeNil(owner(of: receiver, program))
    }
    guard let source = looked(up: receiver, in: member, program), program.variable(of: source) == nil else {
      return nil
    }
    return isPresented(source, program) ? .maybeLeaving : nil
  }

  /// The receiver that presents: the expression itself, or the value of a local name.
  private func looked(up receiver: Ref, in member: Ref, _ program: LinkedProgram) -> Ref? {
    guard let bound = program.variable(of: receiver) else { return receiver }
    guard program.enclosingMember(bound) == member else { return nil }
    return program.child(bound, .value) ?? program.child(bound, .initializer)
  }

  private static let looks: Set<String> = ["isBeingDismissed", "isBeingPresented", "transitionCoordinator"]

  private func isPresented(_ expression: Ref, _ program: LinkedProgram) -> Bool {
    [.name, .member].contains(program.kind(expression)) && program.name(expression) == "presentedViewController"
  }

  private func owner(of presented: Ref, _ program: LinkedProgram) -> String {
    program.child(presented, .base).flatMap(program.chain) ?? "self"
  }

  /// A condition around the call tests whether something is presented.
  private func isAsked(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.ancestors(call).contains { statement in
      guard [.ifElse, .ternary, .binary].contains(program.kind(statement)) else { return false }
      let asked = program.child(statement, .conditions) ?? program.child(statement, .condition)
      return asked.map { program.mentions(["presentedViewController"], in: $0) } ?? (program.name(statement) == "??")
    }
  }

  /// The controller parameter of a representable's update method.
  private func isUpdated(_ receiver: Ref, in member: Ref, _ program: LinkedProgram) -> Bool {
    guard program.name(member) == "updateUIViewController", let view = program.enclosingType(member),
      program.supertypeNames(of: view).contains("UIViewControllerRepresentable"),
      let updated = program.parameters(of: member).first
    else { return false }
    return program.variable(of: receiver) == updated
  }

  /// Code that reads what is presented may know that something is, or that nothing is. Any code may run an override of
  /// `present`, which knows nothing.
  private func severity(_ weakness: Weakness, at call: Ref, _ program: LinkedProgram) -> Severity {
    switch weakness {
    case .maybeNil: .info
    case .maybeLeaving: overridesPresent(around: call, program) ? identity.defaultSeverity : .info
    case .drawnAgain, .covered: identity.defaultSeverity
    }
  }

  private func overridesPresent(around call: Ref, _ program: LinkedProgram) -> Bool {
    guard let member = program.enclosingMember(call) else { return false }
    return program.name(member) == "present" && program.flags(member).contains(.isOverride)
  }

  private func message(_ weakness: Weakness) -> String {
    switch weakness {
    case .maybeNil(let owner):
      "Nothing shows while '\(Wording.name(owner))' presents nothing: its 'presentedViewController' is nil then, and "
        + "'present' is not run. Present from '\(Wording.name(owner))' itself, or check what is presented first."
    case .maybeLeaving:
      "What is presented here never shows when the topmost controller is just being dismissed: UIKit refuses to "
        + "present from it. Check 'isBeingDismissed', and present from the controller below then."
    case .covered:
      "What is presented here never shows: the controller has just presented something else, and presents one thing at a "
        + "time. Present it from the presented controller, or dismiss that first."
    case .drawnAgain:
      "What is presented here may not appear: the controller of this view may be covered by a sheet or already "
        + "present something, and 'updateUIViewController' runs with each update. Check 'presentedViewController' "
        + "first, and present from the topmost controller."
    }
  }
}

extension FragilePresenterRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "Nothing is presented when the question is asked",
          """
          import UIKit
          final class SettingsCoordinator {
            let navigationController = UINavigationController()
            @objc func askToDelete() {
              let question = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
              navigationController.presentedViewController?.↓present(question, animated: true)
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Who is on top, and stays",
          """
          import UIKit
          final class TabsController: UITabBarController {
            override func present(
              _ shown: UIViewController, animated: Bool, completion: (() -> Void)? = nil
            ) {
              if let presentedViewController, !presentedViewController.isBeingDismissed {
                presentedViewController.present(shown, animated: animated, completion: completion)
                return
              }
              super.present(shown, animated: animated, completion: completion)
            }
          }
          """)
      ])
  }
}
