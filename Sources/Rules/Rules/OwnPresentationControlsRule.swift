import Linking
import NavigationModel
import SourceFacts

/// A back button that is hidden once and never shown again.
struct OwnPresentationControlsRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "own-presentation-controls", name: "Own presentation controls", defaultSeverity: .warning,
    summary: "A close button where nothing is presented, or a back button that is hidden for good.",
    category: .uikit,
    rationale: """
      An app's own back or close button is the only way out of a screen without a bar. If a function takes a flag for \
      it, ignores the flag and always hides the button, the user is stuck. So is the user of a pushed screen whose \
      helper or base class hides the bar's back button and puts nothing in its place.

      A way out that does not match the way in does nothing either: `dismiss` of a controller that is pushed where no \
      modal is open, also at the end of a flow that is presented elsewhere, or a pop of the first controller of a \
      presented stack. A flow that ends with the root of its stack does not end where it is presented.
      """,
    exemptions: Self.exemptions.map(\.reason) + IdleWaysBack.exemptions.map(\.reason)
      + Self.exemptionsOfButtons.map(\.reason), claim: .absence)

  /// `dismiss` of a view that nothing presents.
  struct Dismissal {
    var call: Ref
    var view: TypeID
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Dismissal>] = [
    Exemption("Views that check `isPresented`") { dismissal in
      let program = dismissal.program
      return program.mentions(of: "isPresented").contains { program.enclosingType($0) == dismissal.view }
    },
    Exemption("Apps for the Mac, where `dismiss` closes the window") { runsOnMac($0.program) },
  ]

  /// A button that a function hides.
  struct HiddenButton {
    var assignment: Ref
    var control: Ref
    /// The parameter that the function ignores.
    var flag: Ref
    var program: LinkedProgram
  }

  static let exemptionsOfButtons: [Exemption<HiddenButton>] = [
    Exemption("Buttons that other code shows again") { !isNeverShown($0.control, $0.program) }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    idleDismissals(program, support) + idleWaysBack(program, support) + misfits(program, support)
      + stranded(program, support) + hiddenBackButtons(program, support).map { Judgement($0) }
      + hiddenButtons(program).map { hidden in
        Judgement(finding(hidden, support), unless: Self.exemptionsOfButtons, of: hidden)
      }
  }

  // MARK: a button that a function hides

  private func hiddenButtons(_ program: LinkedProgram) -> [HiddenButton] {
    program.assignments(to: "isHidden").compactMap { assignment in
      guard Self.isTrue(program.child(assignment, .value), program), !program.isOutOfUsersReach(codeAt: assignment),
        let target = program.child(assignment, .target), let button = program.child(target, .base),
        let control = program.variable(of: button), program.isMember(control), isButton(control, program),
        let function = program.enclosingMember(assignment), let flag = ignoredFlag(of: function, program)
      else { return nil }
      return HiddenButton(assignment: assignment, control: control, flag: flag, program: program)
    }
  }

  private func finding(_ hidden: HiddenButton, _ support: GraphSupport) -> Finding {
    let (program, assignment) = (hidden.program, hidden.assignment)
    let (name, place) = (Wording.name(program.name(hidden.control)), Wording.name(program.memberPath(assignment)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user never sees '\(name)' again: \(place) hides it whatever its argument is, and nothing shows it "
        + "again. Set 'isHidden' to '\(Wording.name(program.name(hidden.flag)))'.",
      location: program.location(assignment),
      related: [Finding.Related(location: program.location(hidden.flag), message: "no code reads this")],
      witness: support.witness(toAnyOf: program.screens(at: assignment)),
      subject: "\(program.memberPath(assignment)) \(program.name(hidden.control))")
  }

  // MARK: a back button that a helper hides

  private func hiddenBackButtons(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    HiddenBackButtons(program, support).all.map { hidden in
      let name = Wording.name(program.typeName(hidden.screen))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The user cannot go back from \(name): \(Wording.name(program.memberPath(hidden.assignment))) hides its back "
          + "button, which also disables the swipe back, and nothing else leads back. Leave the button, or add one.",
        location: program.location(hidden.assignment),
        witness: support.witness(toAnyOf: [program.screenID(of: hidden.screen)]),
        subject: "\(program.memberPath(hidden.assignment)) \(program.typeName(hidden.screen))")
    }
  }

  // MARK: a way out that does not fit the way in

  private func idleWaysBack(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    IdleWaysBack(program, support).all.map { idle in
      Judgement(finding(idle, program, support), unless: IdleWaysBack.exemptions, of: idle.doubts)
    }
  }

  private func finding(_ idle: IdleWaysBack.Idle, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    let name = Wording.name(program.typeName(idle.screen))
    let isPop = program.name(idle.call) != "dismiss"
    let came = isPop ? "presented, and its stack begins with it" : "pushed onto a stack that no modal holds"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "\(name) stays on screen when its way out is taken: '\(program.name(idle.call))' does nothing, as it is "
        + "\(came). \(isPop ? "Dismiss it" : "Pop it").",
      location: program.location(idle.call),
      related: [
        Finding.Related(
          location: idle.arrival.location, message: isPop ? "it is presented here" : "it is pushed here")
      ],
      witness: support.witness(toAnyOf: [program.screenID(of: idle.screen)]),
      subject: "\(program.memberPath(idle.call)) \(program.name(idle.call))")
  }

  private func misfits(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    IdleWaysBack(program, support).misfits.map { misfit in
      Judgement(finding(pushed: misfit, program, support), unless: IdleWaysBack.exemptions, of: misfit.doubts)
    }
  }

  private func finding(
    pushed misfit: IdleWaysBack.Misfit, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let (name, first) = (
      Wording.name(program.typeName(misfit.screen)), Wording.name(misfit.pushed.to ?? program.typeName(misfit.screen))
    )
    let end = name == first ? "'dismiss', its way out," : "'dismiss' at its end in \(name)"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user cannot leave what begins here: \(first) is pushed, and \(end) does nothing where no modal is "
        + "open. Present it here as well, or pop.",
      location: misfit.pushed.location,
      related: [
        Finding.Related(location: program.location(misfit.call), message: "the way out"),
        Finding.Related(location: misfit.presented.location, message: "it is presented here, which fits"),
      ],
      witness: support.witness(toAnyOf: misfit.pushed.from),
      subject: "\(misfit.pushed.owner) push \(first) \(name)")
  }

  /// `popToRootViewController` at the end of a flow that is pushed elsewhere.
  private func stranded(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    IdleWaysBack(program, support).stranded.map { stranded in
      Judgement(finding(presented: stranded, program, support), unless: IdleWaysBack.exemptions, of: stranded.doubts)
    }
  }

  private func finding(
    presented stranded: IdleWaysBack.Misfit, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let (name, call) = (
      Wording.name(program.typeName(stranded.screen)), Wording.name(program.name(stranded.call))
    )
    let first = Wording.name(stranded.presented.to ?? program.typeName(stranded.screen))
    let end =
      name == first
      ? "'\(call)', its way out, does nothing, as it begins the stack"
      : "'\(call)' at its end in \(name) only leads back to \(first)"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user does not leave what begins here: \(first) is presented, and \(end). Dismiss it where it was "
        + "presented.",
      location: stranded.presented.location,
      related: [
        Finding.Related(location: program.location(stranded.call), message: "the way out"),
        Finding.Related(location: stranded.pushed.location, message: "it is pushed here, which fits"),
      ],
      witness: support.witness(toAnyOf: stranded.presented.from),
      subject: "\(stranded.presented.owner) present \(first) \(name)")
  }

  // MARK: dismiss where nothing is presented

  /// `dismiss()` of the environment on screens that are only ever a tab, the root of a window, or a part of one.
  private func idleDismissals(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let fixed = FixedScreens(support)
    // A call of the presenter's `dismiss` in a modal's content is reported by another rule.
    var seen = Set(
      PresenterDismissals(program, support).all().filter { PresenterDismissals.exemptions.reason(for: $0) == nil }
        .map(\.call))
    return program.sites.filter { $0.kind == .back && $0.back == .dismiss && $0.confidence == .exact }.compactMap {
      site in
      guard program.kind(site.primitive) == .call, program.arguments(of: site.primitive).isEmpty,
        let callee = program.child(site.primitive, .callee), let action = program.variable(of: callee),
        program.attributeNames(of: action) == ["Environment"], let view = program.enclosingType(site.primitive),
        program.isView(view) || program.isViewModifier(view), seen.insert(site.primitive).inserted,
        !program.isOutOfUsersReach(codeAt: site.primitive)
      else { return nil }
      let screens = program.screens(at: site.primitive)
      guard !screens.isEmpty, screens.allSatisfy(fixed.contains), isOnlyPart(view, running: site.primitive, program)
      else {
        return nil
      }
      let dismissal = Dismissal(call: site.primitive, view: view, program: program)
      return Judgement(finding(dismissal, on: screens, support), unless: Self.exemptions, of: dismissal)
    }
  }

  private func finding(_ dismissal: Dismissal, on screens: [Screen.ID], _ support: GraphSupport) -> Finding {
    let program = dismissal.program
    let name = Wording.name(program.typeName(dismissal.view))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The tap does nothing: 'dismiss' of \(name) closes what is presented or pushed, and "
        + "\(Wording.list(screens.map { support.screen($0)?.name ?? $0 })) \(screens.count == 1 ? "is" : "are") "
        + "neither. Reset the state that shows it, or remove the button.",
      location: program.location(dismissal.call), witness: support.witness(toAnyOf: screens),
      subject: "\(program.memberPath(dismissal.call)) dismiss")
  }

  /// Nothing presents the view itself: where it is made, no modal, link or host stands around it.
  private func isOnlyPart(_ view: TypeID, running call: Ref, _ program: LinkedProgram) -> Bool {
    let made = program.constructions(of: view).filter {
      !program.isOutOfScope($0) && !program.isRuledOut(call, inViewMadeAt: $0)
    }
    return !made.isEmpty
      && made.allSatisfy { made in
        program.placements(of: made, throughTypes: true, depth: program.budget.ruleStackDepth).allSatisfy { placement in
          placement.surroundings.allSatisfy { surrounding in
            guard let call = surrounding.call else { return true }
            return program.isExternal(call) && Self.inPlace.contains(program.name(call))
          }
        }
      }
  }

  /// Containers and modifiers that show their content in place.
  private static let inPlace: Set<String> = SDK.drawnInPlace

  private static let otherWindows = SDK.scenesAside.union(["NSApplicationDelegateAdaptor", "NSWindow"])

  private static func runsOnMac(_ program: LinkedProgram) -> Bool {
    otherWindows.contains {
      !program.mentions(of: $0).isEmpty
    }
      || !program.attributes(named: "NSApplicationDelegateAdaptor").isEmpty
  }

  private static func isTrue(_ value: Ref?, _ program: LinkedProgram) -> Bool {
    value.map { program.kind($0) == .boolean && program.name($0) == "true" } ?? false
  }

  private func isButton(_ control: Ref, _ program: LinkedProgram) -> Bool {
    switch program.declaredType(of: control).core {
    case .external(let name, _): name.hasSuffix("Button")
    case .named(let id, _): program.supertypeNames(of: id).contains { $0.hasSuffix("Button") }
    default: false
    }
  }

  /// The only parameter, a flag, which the function does not use.
  private func ignoredFlag(of function: Ref, _ program: LinkedProgram) -> Ref? {
    guard program.kind(function) == .function, let body = program.child(function, .body) else { return nil }
    let parameters = program.parameters(of: function)
    guard parameters.count == 1, case .external("Bool", _) = program.declaredType(of: parameters[0]).core,
      !program.mentions([program.name(parameters[0])], in: body)
    else { return nil }
    return parameters[0]
  }

  /// Code only ever hides it.
  private static func isNeverShown(_ control: Ref, _ program: LinkedProgram) -> Bool {
    program.mentions(ofVariable: control).allSatisfy { mention in
      guard let member = program.parent(mention), program.kind(member) == .member,
        ["isHidden", "alpha"].contains(program.name(member))
      else { return true }
      guard let assignment = program.parent(member), program.kind(assignment) == .assign,
        program.child(assignment, .target) == member
      else { return true }
      return program.name(member) == "isHidden" && isTrue(program.child(assignment, .value), program)
    }
  }
}

extension OwnPresentationControlsRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The flag is not looked at",
          """
          import UIKit
          final class BarHelper {
            private let backButton: UIButton = UIButton()
            @objc func setHiddenBackButton(_ hidden: Bool) { ↓backButton.isHidden = true }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The flag decides",
          """
          import UIKit
          final class BarHelper {
            private let backButton: UIButton = UIButton()
            func setHiddenBackButton(_ hidden: Bool) { backButton.isHidden = hidden }
          }
          """)
      ])
  }
}
