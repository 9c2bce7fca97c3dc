import Linking
import NavigationModel
import SourceFacts

/// A screen that waits for the app to close it, and an end of its work that does not.
struct FlowNeverClosedRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "flow-never-closed", name: "Flow never closed", defaultSeverity: .error,
    summary: "A screen stays open when its task has ended in one of the possible ways.",
    category: .presentation,
    rationale: """
      These system controllers do not close themselves: they tell their delegate how they ended, and wait to be \
      dismissed. If an answer does not, the user sits in front of a camera that has taken its picture.

      A screen of the app that closes when its model reports success also stays open if the model reports the failure \
      of a step, but not its success.

      So does a cover that only closures of its presenter could close, or that they close for one outcome only.

      Reported where the answer and all code it runs neither dismiss nor change what is presented, nor call code that \
      cannot be followed; and for a controller without such a delegate.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence)

  /// An answer of a system controller that is not known to close it.
  struct Answer {
    /// The place where nothing closes it for certain.
    var open: Ref
    /// What might close it nevertheless.
    var hope: Hope?
    var isInModal: Bool
  }

  /// What may close a screen without a step back that was followed.
  enum Hope: CaseIterable {
    case state
    case unknownCode
  }

  static let exemptions: [Exemption<Answer>] = [
    Exemption("Controllers that are shown as a part of a screen") { !$0.isInModal },
    Exemption("Answers that call closures, delegates, streams or notifications that cannot be followed to their end") {
      $0.hope == .unknownCode
    },
    Exemption("Answers that change state which the presented content or an observer reads") { $0.hope == .state },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let presented = PresentedState(program)
    let unasked =
      untold(presented, program, support) + unheard(program, support) + stuck(presented, program, support)
      + unanswered(presented, program, support)
    return unclosed(presented, program, support) + unasked.map { Judgement($0) }
  }

  // MARK: controllers of the system

  private func unclosed(_ presented: PresentedState, _ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    SystemEnding.all.flatMap { ending -> [Judgement] in
      let makers = makers(of: ending, program)
      guard !makers.isEmpty else { return [] }
      return program.declaredTypes.filter { program.supertypeNames(of: $0).contains(ending.delegate) }.flatMap { type in
        ending.answers.flatMap { answer -> [Judgement] in
          program.ownMembers(named: answer.name, of: type).compactMap { function in
            guard program.kind(function) == .function, program.labels(of: function) == answer.labels,
              let isInModal = isInModal(madeBy: makers, near: type, program), !program.isOutOfScope(function),
              !program.flags(function).contains(.isDebugOnly),
              let (open, hope) = openWay(through: function, presented, program)
            else { return nil }
            return Judgement(
              finding(function, open, ending, type, program, support), unless: Self.exemptions,
              of: Answer(open: open, hope: hope, isInModal: isInModal))
          }
        }
      }
    }
  }

  /// The place where a way through an answer certainly closes nothing; else one where only hope would.
  private func openWay(
    through function: Ref, _ presented: PresentedState, _ program: LinkedProgram
  ) -> (place: Ref, hope: Hope?)? {
    let doubts: [(hope: Hope?, hopes: Set<Hope>)] = [
      (nil, [.state, .unknownCode]), (.state, [.unknownCode]), (.unknownCode, []),
    ]
    return doubts.lazy.compactMap { hope, hopes in
      Ends(program: program, presented: presented, hopes: hopes).openWay(through: function).map { ($0, hope) }
    }.first
  }

  // MARK: steps of which only the failure is told

  private func untold(_ presented: PresentedState, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return AwaitedOutcomes(program, presented).untold.filter { seen.insert($0.step).inserted }.map { untold in
      let screen = Wording.name(program.typeName(untold.screen))
      let events = Wording.list(untold.events.map { "'\(Wording.name($0))'" })
      return Finding(
        rule: identity.id, severity: .warning,
        message:
          "\(screen) stays open when this has succeeded: it closes when it is told \(events), but here it is told "
          + "only of failures. Send it at the end of the step.",
        location: program.location(untold.step),
        related: [Finding.Related(location: program.location(untold.arm), message: "\(screen) waits for it here")],
        witness: support.witness(toAnyOf: [program.screenID(of: untold.screen)]),
        subject: "\(program.memberPath(untold.step)) \(program.typeName(untold.screen))")
    }
  }

  private func finding(
    _ function: Ref, _ open: Ref, _ ending: SystemEnding, _ type: TypeID, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let how = open == function ? "does not close it" : "does not close it on this path"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user is stuck in the \(ending.noun): it has ended, and \(Wording.name(program.memberPath(function))) \(how). "
        + "Dismiss it there.",
      location: program.location(open),
      witness: support.witness(toAnyOf: [program.typeName(type)]),
      subject: "\(program.typeName(type)) \(program.name(function)) \(program.labels(of: function).last ?? "")")
  }

  // MARK: covers that only their presenter can close

  /// `fullScreenCover(isPresented: $adds) { PetForm(onDone: { model.add($0) }) }`, where nothing puts `adds` down.
  private func stuck(_ presented: PresentedState, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let ends = Ends(program: program, presented: presented)
    return program.presentations.compactMap { cover in
      guard cover.kind == .cover, program.isSystems(cover), !program.isOutOfUsersReach(codeAt: cover.call),
        let content = program.contentClosure(of: cover.call), isNeverPutDown(cover, program),
        case let shown = program.shown(by: content), shown.count == 1, let view = shown.first,
        case let id = program.screenID(of: view), !ScreenNames.isBlocking(id),
        support.transitions(from: id).allSatisfy({ $0.kind == .url }),
        case let made = program.constructions(of: view).filter({ program.contains(content, $0) }), made.count == 1,
        let call = openClosure(of: view, madeAt: made[0], ends, program)
      else { return nil }
      let name = Wording.name(program.typeName(view))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The user is stuck in \(name): it is shown full screen, only '\(Wording.name(program.name(call)))' can close "
          + "it, and what it is given here does not. Close it there.",
        location: program.location(made[0]),
        related: [Finding.Related(location: program.location(cover.call), message: "\(name) is presented here")],
        witness: support.witness(toAnyOf: program.screens(at: cover.call)),
        subject: "\(program.memberPath(cover.call)) \(program.typeName(view))")
    }
  }

  /// No code but the presenter's own binding may reset what presents it.
  private func isNeverPutDown(_ cover: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool {
    guard let state = program.state(of: cover), program.isMember(state), program.aliases(of: state).isEmpty else {
      return false
    }
    return program.uses(ofVariable: state).allSatisfy { use in
      switch use.kind {
      case .write: program.raises(use)
      case .mutation: false
      case .handedOut:
        program.contains(cover.call, use.place) && program.parent(use.place) == program.parent(cover.state)
      case .read: true
      }
    }
  }

  /// A closure of the view that does something here, where neither it nor any other that the view gets ends anything.
  private func openClosure(of view: TypeID, madeAt made: Ref, _ ends: Ends, _ program: LinkedProgram) -> Ref? {
    var open: Ref?
    for property in program.closuresToLeave(view) {
      guard let given = program.value(of: property, givenBy: made) else { return nil }
      guard case .value(let value) = given, program.kind(value) != .null else { continue }
      let codes = program.code(meantBy: value)
      guard !codes.isEmpty, !codes.contains(where: ends.mayEnd) else { return nil }
      if codes.contains(where: { !program.statements(of: $0).isEmpty }) { open = open ?? property }
    }
    return open
  }

  /// `scanner.onResult = { switch $0 { case .code: self.dismiss(animated: true); case .failed: self.title = "" } }`, where
  /// the scanner is shown full screen and never closes itself.
  private func unanswered(_ presented: PresentedState, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let ends = Ends(program: program, presented: presented)
    let screens = program.declaredTypes.filter { program.isView($0) || program.isController($0) }
    return screens.filter { isCover($0, program, support) && !closesItself($0, program) }.flatMap { screen in
      let told = program.ownMembers(of: screen).filter { isRun($0, program) }.flatMap { program.code(givenTo: $0) }
      return told.compactMap { code -> Finding? in
        guard let arm = ends.openOutcome(of: code), !program.isOutOfUsersReach(codeAt: arm) else { return nil }
        let name = Wording.name(program.typeName(screen))
        return Finding(
          rule: identity.id, severity: .warning,
          message:
            "The user is stuck in \(name) when it ends this way: another outcome closes it here, and \(name) has no way "
            + "out of its own. Close it here, too.",
          location: program.location(arm),
          witness: support.witness(toAnyOf: [program.screenID(of: screen)]),
          subject: "\(program.memberPath(code)) \(program.typeName(screen)) outcome")
      }
    }
  }

  private func isCover(_ screen: TypeID, _ program: LinkedProgram, _ support: GraphSupport) -> Bool {
    let arrivals = support.transitions(to: program.screenID(of: screen))
    return !arrivals.isEmpty
      && arrivals.allSatisfy { $0.kind == .cover && $0.otherKinds.isEmpty && $0.confidence == .exact }
  }

  /// The screen's own code dismisses, or a control of it runs a closure that may.
  private func closesItself(_ screen: TypeID, _ program: LinkedProgram) -> Bool {
    let bodies = ([screen] + program.supertypes(of: screen)).flatMap(program.bodies(of:))
    let steps = program.standing.dismissals.union(program.standing.pops).union(program.standing.rootPops)
    if bodies.contains(where: { program.nodes([.call], in: $0).contains { steps.contains(program.name($0)) } }) {
      return true
    }
    let taps = DirectTaps(program)
    return program.ownMembers(of: screen).filter { program.kind($0) == .variable }.contains { property in
      !program.code(givenTo: property).isEmpty
        && program.uses(ofVariable: property).contains { use in
          use.kind == .read && (program.call(of: use.place) == nil || taps.run(use.place))
        }
    }
  }

  /// The screen runs the closure that it is given.
  private func isRun(_ property: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(property) == .variable && program.getter(of: property) == nil
      && program.uses(ofVariable: property).contains { $0.kind == .read && program.call(of: $0.place) != nil }
  }

  // MARK: controllers that nobody listens to

  private func unheard(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    UnheardControllers(program: program, isInModal: { isInModal($0, program) }).all.map { unheard in
      Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The user is stuck in the \(unheard.ending.noun): it tells only its '\(unheard.ending.listener)' that it has "
          + "ended, and nobody sets that. Set it before presenting, and dismiss there.",
        location: program.location(unheard.made),
        related: unheard.shown.map { [.init(location: program.location($0), message: "it is presented here")] } ?? [],
        witness: support.witness(toAnyOf: program.screens(at: unheard.made)),
        subject: "\(program.memberPath(unheard.made)) \(unheard.ending.controller)")
    }
  }

  // MARK: who shows it

  /// The constructions of the controller.
  private func makers(of ending: SystemEnding, _ program: LinkedProgram) -> [Ref] {
    program.calls(named: ending.controller).filter { !program.isOutOfUsersReach(codeAt: $0) }
  }

  /// Whether a modal shows the controller: the type, or its enclosing type, makes it and presents it, or is a view around
  /// it that a sheet shows; nil where neither makes it to be shown.
  private func isInModal(madeBy makers: [Ref], near type: TypeID, _ program: LinkedProgram) -> Bool? {
    let around = program.declaration(of: type).flatMap(program.enclosingType)
    let near = makers.filter { made in program.enclosingType(made).map { $0 == type || $0 == around } ?? false }
    let isShown = near.contains { made in
      guard let maker = program.enclosingType(made) else { return false }
      if isAround(maker, program) { return isInModal(maker, program) }
      return program.bodies(of: maker).contains { body in
        program.nodes([.call], in: body).contains {
          program.name($0) == "present" && program.argument("animated", of: $0) != nil
        }
      }
    }
    if isShown { return true }
    let isPart = near.contains { made in program.enclosingType(made).map { isAround($0, program) } ?? false }
    return isPart ? false : nil
  }

  private func isAround(_ maker: TypeID, _ program: LinkedProgram) -> Bool {
    program.supertypeNames(of: maker).contains("UIViewControllerRepresentable")
  }

  private func isInModal(_ view: TypeID, _ program: LinkedProgram) -> Bool {
    let modals = Set(program.presentations.map(\.call))
    let made = program.constructions(of: view).filter { !program.isOutOfScope($0) }
    return !made.isEmpty
      && made.allSatisfy { made in
        program.placements(of: made, throughTypes: true).allSatisfy { placement in
          placement.surroundings.contains { $0.call.map(modals.contains) ?? false }
        }
      }
  }
}

/// Tells whether code may dismiss the presented screen.
private struct Ends {
  let program: LinkedProgram
  let presented: PresentedState
  /// What counts although it was not followed to a step back.
  var hopes = Set(FlowNeverClosedRule.Hope.allCases)

  /// The place where a way through a delegate's method dismisses nothing: the method itself, or an arm over the
  /// outcome.
  func openWay(through function: Ref) -> Ref? {
    guard mayEnd(function) else { return function }
    guard let statements = program.child(function, .body).map(program.children) else { return nil }
    return openArm(in: statements, of: function) ?? openMainWay(through: statements)
  }

  /// `guard let image else { return close() }; use(image)`: only the early exit dismisses.
  private func openMainWay(through statements: [Ref]) -> Ref? {
    var early: Set<Ref> = []
    let main = statements.map { statement -> Ref in
      guard isEarlyLeave(statement), let conditions = program.child(statement, .conditions) else { return statement }
      early.insert(statement)
      return conditions
    }
    guard !early.isEmpty, !main.contains(where: leadsOn) else { return nil }
    return statements.last { !early.contains($0) }
  }

  private func isEarlyLeave(_ statement: Ref) -> Bool {
    if program.kind(statement) == .guard { return true }
    guard program.kind(statement) == .ifElse, program.child(statement, .otherwise) == nil,
      let last = program.child(statement, .body).flatMap({ program.children($0).last })
    else { return false }
    return [.returned, .thrown].contains(program.kind(last))
  }

  /// The code may dismiss the presented screen, or shows something on it.
  private func leadsOn(_ code: Ref) -> Bool {
    mayEnd(code)
      || program.consequences(of: code, program.budget.ruleNearConsequences).contains { code in
        program.nodes([.call, .assign, .member, .name], in: code).contains { !program.navigation(at: $0).isEmpty }
      }
  }

  /// An arm over the outcome that dismisses nothing, where the code around the choice does not either.
  private func openArm(in statements: [Ref], of function: Ref) -> Ref? {
    guard let choice = statements.first(where: { program.kind($0) == .switch }),
      statements.allSatisfy({ $0 == choice || !leadsOn($0) }),
      let asked = program.decider(choice).flatMap(program.variable(of:)),
      (program.kind(function) == .closure ? program.children(function, .parameters) : program.parameters(of: function))
        .contains(asked)
    else { return nil }
    let arms = program.children(choice, .arms)
    // An arm that only falls through, or that is for unknown cases, is no response.
    return arms.first { arm in
      !leadsOn(arm) && !program.flags(arm).contains(.isDefault) && isWritten(arm)
    }
  }

  /// An arm over what a closure is told that ends nothing, where another arm does.
  func openOutcome(of closure: Ref) -> Ref? {
    guard program.kind(closure) == .closure else { return nil }
    let statements = program.statements(of: closure)
    guard let arm = openArm(in: statements, of: closure), let choice = program.parent(arm),
      program.children(choice, .arms).contains(where: { mayEnd($0) }),
      let first = program.child(arm, .body).flatMap({ program.children($0).first }),
      !program.isInArmOfUnmadeCase(first)
    else { return nil }
    return arm
  }

  private func isWritten(_ arm: Ref) -> Bool {
    guard let body = program.child(arm, .body) else { return false }
    let statements = program.children(body)
    return !statements.isEmpty && !program.mentions(["fallthrough"], in: arm)
  }

  func mayEnd(_ function: Ref) -> Bool {
    let codes = program.consequences(of: function)
    return codes.contains { code in
      program.nodes([.call, .assign, .member, .name], in: code).contains { node in
        if program.isBack(node) { return true }
        switch program.kind(node) {
        case .call: return mayEnd(call: node)
        case .assign: return hopes.contains(.state) && mayEnd(assignment: node)
        default: return false
        }
      }
    }
  }

  private func mayEnd(call: Ref) -> Bool {
    let name = program.name(call)
    if Self.words.contains(where: name.lowercased().contains) { return true }
    if !hopes.contains(.unknownCode) { return !program.navigation(at: call).isEmpty }
    switch program.callee(of: call) {
    case .functions(_, let guessed): return guessed || program.code(runBy: call).isEmpty
    case .closure: return program.code(runBy: call).isEmpty
    case .external:
      guard let receiver = program.receiver(of: call) else { return false }
      if Self.telling.contains(name) { return true }
      if let changed = program.variable(of: receiver), program.isMember(changed),
        program.uses(ofVariable: changed).contains(where: isWatched)
      {
        return hopes.contains(.state)
      }
      if case .unknown = program.type(of: receiver).core { return !isPlain(receiver) }
      return false
    default: return !program.navigation(at: call).isEmpty
    }
  }

  /// A system value from a parameter, or derived from one: `info[.originalImage]`.
  private func isPlain(_ receiver: Ref) -> Bool {
    let base = program.chainBase(receiver)
    guard let variable = program.variable(of: base) else { return false }
    return program.kind(variable) == .parameter || !program.isMember(variable)
  }

  private func mayEnd(assignment: Ref) -> Bool {
    guard let target = program.child(assignment, .target) else { return false }
    guard let variable = program.variable(of: target) else {
      return program.kind(target) == .member && !isOfSystemsController(target)
    }
    let names = [variable] + program.aliases(of: variable)
    return names.contains { name in
      presented.contains(name) || program.attributeNames(of: name).contains("Binding")
        || program.kind(name) == .variable && !program.children(name, .accessors).isEmpty
        || program.uses(ofVariable: name).contains(where: isWatched)
    }
  }

  /// `self.title`: what UIKit's own controllers have.
  private func isOfSystemsController(_ target: Ref) -> Bool {
    guard program.child(target, .base).map(program.name) == "self", let type = program.enclosingType(target) else {
      return false
    }
    let outer = program.supertypeNames(of: type).subtracting(program.supertypes(of: type).map(program.typeName))
    return program.isController(type) && outer.allSatisfy { $0.hasPrefix("UI") || $0.hasPrefix("NS") }
  }

  private static let waiting = SDK.watching.union(["task"])

  /// Passed on, or read in a presenter's content or an observer.
  private func isWatched(_ use: LinkedProgram.VariableUse) -> Bool {
    if use.kind == .handedOut { return true }
    guard use.kind == .read else { return false }
    return program.surroundings(of: use.place).contains { surrounding in
      guard let call = surrounding.call else { return false }
      return Self.waiting.contains(program.name(call)) || isPresenter(call)
    }
  }

  private func isPresenter(_ call: Ref) -> Bool {
    SDK.modals.contains(program.name(call))
  }

  private static let words = ["dismiss", "close", "popviewcontroller", "poptoroot"]
  private static let telling: Set<String> = SDK.reporting
}

extension FlowNeverClosedRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The mail is sent, and its sheet stays",
          """
          import MessageUI
          import UIKit
          final class HelpController: UIViewController, MFMailComposeViewControllerDelegate {
            @objc func write() {
              let mail = MFMailComposeViewController()
              mail.mailComposeDelegate = self
              present(mail, animated: true)
            }
            func ↓mailComposeController(
              _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
              error: Error?
            ) {
              if result == .sent { print("Thanks") }
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The sheet is closed, whatever became of the mail",
          """
          import MessageUI
          import UIKit
          final class HelpController: UIViewController, MFMailComposeViewControllerDelegate {
            @objc func write() {
              let mail = MFMailComposeViewController()
              mail.mailComposeDelegate = self
              present(mail, animated: true)
            }
            func mailComposeController(
              _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
              error: Error?
            ) {
              controller.dismiss(animated: true)
            }
          }
          """)
      ])
  }
}
