import Linking
import NavigationModel
import SourceFacts

/// Controllers that are stored and pushed repeatedly.
struct SameInstancePushRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "same-instance-push", name: "Same instance push", defaultSeverity: .warning,
    summary: "A screen pushes a controller that it keeps: pushed twice, the app crashes.",
    category: .uikit,
    rationale: """
      UIKit throws when a controller that is on the stack is pushed once more. A quick second tap is enough, or \
      a link to the same screen. Make a new controller for each push.

      Reported for controllers that a screen keeps in a constant or a lazy variable, and for kept controllers that a \
      bar button presents as a popover: the bar stays active behind it.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// Code that shows a controller which an object keeps.
  struct Shown {
    /// Where the controller is named.
    var place: Ref
    /// The call that shows it.
    var call: Ref
    var kept: Ref
    /// A popover, not a push.
    var isPopover: Bool
    /// The code around the place.
    var member: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Shown>] = [
    Exemption("Code that checks the stack, or what is presented, first") { shown in
      let names = shown.isPopover ? looksAtPresentation : looks
      return [shown.member, shown.program.enclosingMember(shown.call) ?? shown.member].contains {
        shown.program.mentions(names, in: $0)
      }
    },
    Exemption("Code that makes the controller anew each time") { shown in
      shown.isPopover && isMadeAnew(shown.kept, before: shown.call, shown.program)
    },
    Exemption("Code that runs once for each controller (`viewDidLoad`, initialisers)") { shown in
      !shown.isPopover && runsOnce(shown.place, in: shown.member, shown.program)
    },
    Exemption("Code that runs only when the screen appears: it is on top of its stack then") { shown in
      !shown.isPopover && runsOnAppearing(shown.member, shown.program)
    },
    Exemption("A controller that other code sets, which may do so before each push") { shown in
      !shown.isPopover && isSetElsewhere(shown.kept, than: shown.place, shown.program)
    },
    Exemption("Code that the app never runs, including previews and debug builds") {
      $0.program.isOutOfUsersReach(codeAt: $0.place)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    pushes(program, support) + popovers(program, support)
  }

  // MARK: popovers

  /// A stored controller that is presented from a bar button: the bar stays active while the popover is open.
  private func popovers(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.calls(named: "present").compactMap { call in
      guard program.argument("animated", of: call) != nil, program.isExternal(call),
        let presented = program.argument("", of: call), let kept = keptProperty(behind: presented, program),
        let member = program.enclosingMember(call), program.mentions(["barButtonItem"], in: member)
      else { return nil }
      let shown = Shown(place: call, call: call, kept: kept, isPopover: true, member: member, program: program)
      return Judgement(finding(popover: shown, support), unless: Self.exemptions, of: shown)
    }
  }

  private func finding(popover shown: Shown, _ support: GraphSupport) -> Finding {
    let (program, call) = (shown.program, shown.call)
    let place = program.memberPath(call)
    let name = program.name(shown.kept)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A second tap crashes the app: \(Wording.name(place)) presents the one controller it keeps in "
        + "'\(Wording.name(name))', and the bar button stays active while the popover is open. Dismiss it first where it "
        + "has a 'presentingViewController'.",
      location: program.location(call),
      related: [Finding.Related(location: program.location(shown.kept), message: "the controller is kept here")],
      witness: support.witness(toAnyOf: program.screens(at: call)), subject: "\(place) \(name)")
  }

  /// Each run of the code assigns a new controller to the property before it presents.
  private static func isMadeAnew(_ kept: Ref, before call: Ref, _ program: LinkedProgram) -> Bool {
    program.uses(ofVariable: kept).contains { use in
      guard case .write = use.kind, use.isCertain, use.place < call,
        program.enclosingBody(use.place).map({ program.contains($0, call) }) ?? false,
        let statement = program.statement(around: use.place), let block = program.parent(statement)
      else { return false }
      return program.contains(block, call)
    }
  }

  private static let looksAtPresentation: Set<String> = SDK.presentationState

  /// The property, also through an `if let`.
  private func keptProperty(behind expression: Ref, _ program: LinkedProgram) -> Ref? {
    guard var found = program.variable(of: expression) else { return nil }
    if program.kind(found) == .optionalBinding {
      guard let value = program.child(found, .value), let source = program.variable(of: value) else { return nil }
      found = source
    }
    return program.isMember(found) && program.getter(of: found) == nil ? found : nil
  }

  // MARK: pushes

  private func pushes(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    program.calls(named: "pushViewController").flatMap { call -> [Judgement] in
      guard program.isExternal(call), let pushed = program.argument("", of: call) else { return [] }
      return values(behind: pushed, program).compactMap { push(of: $0, by: call, program, support) }.map {
        Judgement(finding(push: $0, support), unless: Self.exemptions, of: $0)
      }
    }
  }

  /// The pushed value; for a helper's parameter the callers' arguments.
  private func values(behind pushed: Ref, _ program: LinkedProgram) -> [Ref] {
    guard let parameter = program.variable(of: pushed), program.kind(parameter) == .parameter else { return [pushed] }
    return program.values(givenTo: parameter)
  }

  private func push(of value: Ref, by call: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Shown? {
    let place = program.contains(call, value) ? call : value
    guard
      let kept = program.variable(of: value).flatMap({ isKept($0, program) ? $0 : nil })
        ?? cache(behind: value, program),
      let type = program.enclosingType(place),
      program.enclosingType(kept) == type || isOfKeptObject(value, keptIn: type, program),
      program.isController(type) || isTapped(place, call, program, support),
      let member = program.enclosingMember(place), program.isController(type) || isHandedOut(member, program)
    else { return nil }
    return Shown(place: place, call: call, kept: kept, isPopover: false, member: member, program: program)
  }

  private func finding(push shown: Shown, _ support: GraphSupport) -> Finding {
    let program = shown.program
    let name = program.enclosingType(shown.place).map(program.typeName) ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "A quick second tap can crash the app: \(Wording.name(name)) pushes the one controller it keeps in "
        + "'\(Wording.name(program.name(shown.kept)))', "
        + "also while it is on the stack. Make one for each push, or check the stack's 'topViewController' first.",
      location: program.location(shown.place),
      related: [Finding.Related(location: program.location(shown.kept), message: "the controller is made once, here")],
      witness: support.witness(toAnyOf: [name]), subject: "\(name).\(program.name(shown.kept))")
  }

  /// `screens.player`, where the type stores `screens` and never replaces it, or an object of which there is one has it:
  /// `Screens.shared.player`.
  private func isOfKeptObject(_ value: Ref, keptIn type: TypeID, _ program: LinkedProgram) -> Bool {
    guard let object = program.child(value, .base).flatMap(program.variable(of:)) else { return false }
    return (program.enclosingType(object) == type || program.flags(object).contains(.isStatic))
      && isKept(object, program)
  }

  /// The coordinator passes the function to screens of its own. A function that other code starts runs once for each
  /// coordinator that it makes.
  private func isHandedOut(_ member: Ref, _ program: LinkedProgram) -> Bool {
    let type = program.enclosingType(member)
    return program.callers(of: member).contains { call in
      if let screen = program.enclosingType(call), screen != type {
        // A screen that makes the coordinator starts it once.
        return program.isController(screen)
          && !(type.map(program.constructions(of:)) ?? []).contains { program.enclosingType($0) == screen }
      }
      return program.enclosingBody(call).map { program.kind($0) == .closure } ?? false
    }
  }

  /// A control of some screen runs the coordinator's code, and so may run it again.
  private func isTapped(_ place: Ref, _ call: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Bool {
    let places = Set([place, call].map(program.location))
    return support.transitions.contains { transition in
      transition.kind == .push
        && !places.isDisjoint(with: transition.sites + transition.evidence.map(\.location))
        && transition.triggers.contains { $0.action.isOfUser }
    }
  }

  /// UIKit calls them once for each controller, and so for each stored controller.
  private static let membersThatRunOnce: Set<String> = SDK.runningOnce
  private static let looks: Set<String> = SDK.stackContents.union(["isBeingPresented", "parent"])

  /// Code of the member itself; a closure in it may run repeatedly.
  private static func runsOnce(_ call: Ref, in member: Ref, _ program: LinkedProgram) -> Bool {
    membersThatRunOnce.contains(program.name(member)) && program.enclosingBody(call) == member
  }

  /// The screen becomes the top of its stack, so nothing that it pushed is there: all calls, for a few steps, come from
  /// methods that UIKit runs then.
  private static func runsOnAppearing(_ member: Ref, _ program: LinkedProgram, depth: Int = 0) -> Bool {
    let name = program.name(member)
    if membersForAppearing.contains(name) { return true }
    guard depth < program.budget.ruleLifecycleDepth.most, program.kind(member) == .function,
      program.attributeNames(of: member).allSatisfy({ $0 != "IBAction" && $0 != "objc" })
    else { return false }
    let callers = program.callers(of: member)
    // It is passed as a value (`#selector(open)`): the code that runs it is not known.
    guard !callers.isEmpty, !isHandedOn(member, program) else { return false }
    return callers.allSatisfy { call in
      program.enclosingMember(call).map { $0 != member && runsOnAppearing($0, program, depth: depth + 1) } ?? false
    }
  }

  private static func isHandedOn(_ member: Ref, _ program: LinkedProgram) -> Bool {
    let type = program.enclosingType(member)
    return program.mentions(of: program.name(member)).contains { mention in
      guard program.enclosingType(mention) == type, let outer = program.parent(mention) else { return false }
      return program.kind(outer) != .call || program.child(outer, .callee) != mention
    }
  }

  private static let membersForAppearing: Set<String> = SDK.appearances

  /// A controller is assigned in code that is not around the push: in a callback of its own.
  private static func isSetElsewhere(_ kept: Ref, than place: Ref, _ program: LinkedProgram) -> Bool {
    program.uses(ofVariable: kept).contains { use in
      guard case .write(let value) = use.kind, program.kind(value) != .null, program.child(kept, .initializer) != value,
        let body = program.enclosingBody(use.place)
      else { return false }
      return !program.contains(body, place)
    }
  }

  /// `if let kept { push(kept) }`: the controller of the last time, which nothing removes from the property.
  private func cache(behind value: Ref, _ program: LinkedProgram) -> Ref? {
    guard let bound = program.variable(of: value), program.kind(bound) == .optionalBinding,
      let kept = keptProperty(behind: value, program), !program.flags(kept).contains(.isWeak),
      !Self.isMadeAnew(kept, before: bound, program)
    else { return nil }
    let isEmptied = program.uses(ofVariable: kept).contains { use in
      guard case .write(let written) = use.kind else { return use.kind == .handedOut }
      return program.kind(written) == .null || program.kind(program.meaning(of: written)) != .call
    }
    return isEmptied || isAskedForItsStack(kept, or: bound, program) ? nil : kept
  }

  /// `if kept.navigationController == nil { push(kept) }`
  private func isAskedForItsStack(_ kept: Ref, or bound: Ref, _ program: LinkedProgram) -> Bool {
    guard let member = program.enclosingMember(bound) else { return false }
    return program.nodes([.member], in: member).contains { asked in
      SDK.attachment.contains(program.name(asked))
        && program.child(asked, .base).flatMap(program.variable(of:)).map { $0 == kept || $0 == bound } ?? false
    }
  }

  /// Stored in a type and never replaced.
  private func isKept(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(variable) == .variable,
      program.parent(variable).map({ [.type, .extension].contains(program.kind($0)) }) ?? false,
      program.getter(of: variable) == nil
    else { return false }
    if program.flags(variable).contains(.isLet) { return program.child(variable, .initializer) != nil }
    return program.flags(variable).contains(.isLazy) && program.writes(to: variable).isEmpty
  }
}

extension SameInstancePushRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A lazy controller",
          """
          import UIKit
          final class MenuController: UIViewController {
            private lazy var help: HelpController = HelpController()
            @objc func open() {
              navigationController?.↓pushViewController(help, animated: true)
            }
          }
          final class HelpController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A property that makes a new one each time",
          """
          import UIKit
          final class MenuController: UIViewController {
            private var help: HelpController { HelpController() }
            @objc func open() { navigationController?.pushViewController(help, animated: true) }
          }
          final class HelpController: UIViewController {}
          """)
      ])
  }
}
