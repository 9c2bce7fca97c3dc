import Linking
import NavigationModel
import SourceFacts

/// Flows that a swipe closes without their parent's knowledge.
struct SwipeDismissUnhandledRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "swipe-dismiss-unhandled", name: "Swipe dismiss unhandled", defaultSeverity: .warning,
    summary: "A flow is released only by its close button, but the sheet that shows it can be swiped away.",
    category: .presentation,
    rationale: """
      Users close a sheet by a swipe as often as by a button. A parent that listens only for the button keeps the \
      child. If it checks whether one is open, the flow does not open again until the app is restarted.

      Reported where a class refuses to open while it has a child or a flag is set, presents a sheet, and clears it \
      only where it closes the sheet; and where a tap opens nothing while a flag is set that no code ever resets.

      Opt-in: three times it misjudged how a sheet is shown.
      """,
    exemptions: Self.exemptions.map(\.reason), claim: .absence, isOptIn: true)

  /// A presentation by a function that opens nothing while it has a child or a flag is set.
  struct Gated {
    var card: PresentedCards.Card
    var function: Ref
    var type: TypeID
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Gated>] = [
    Exemption("`presentationControllerDidDismiss`, also in the app's own router, and `isModalInPresentation`") {
      gated in
      let (call, program) = (gated.card.call, gated.program)
      return handlesSwipes(gated.type, program) || isTold(whoPresents: call, gated.card.shown, program)
        || program.mentions([forbidding], in: gated.function)
    },
    Exemption("A full-screen style") {
      choosesAnotherWay($0.function, $0.program) || shownSetsItsStyle($0.card.presentation, $0.program)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    return (gates(program, support) + oneWayFlags(program, support)).map { Judgement($0) }
      + PresentedCards(program).all { Self.choosesAnotherWay($0, program) }.compactMap { card in
        let (call, shown) = (card.call, card.shown)
        guard let function = program.enclosingMember(call),
          program.kind(function) == .function, let type = program.enclosingType(call), program.typeKind(type) == .class,
          program.navigation(at: card.presentation).allSatisfy({ $0.kind == .sheet }),
          let (child, gate) = gated(by: child(behind: shown, in: function, type, program), before: call, program)
            ?? flow(runBy: function, program) ?? gatedByFlag(before: call, in: function, program)
        else { return nil }
        let reason = Self.exemptions.reason(
          for: Gated(card: card, function: function, type: type, program: program))
        if reason == nil, !seen.insert(child).inserted { return nil }
        return Judgement(finding(call, child, gate, program), exemption: reason)
      }
  }

  private func finding(_ call: Ref, _ child: Ref, _ gate: Ref, _ program: LinkedProgram) -> Finding {
    let (owner, name) = (program.ownerName(of: child), Wording.name(program.name(child)))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "After a swipe the flow does not open again: \(Wording.name(owner)) opens nothing while '\(name)' is set, "
        + "and closing the sheet by a swipe does not clear it. Clear it in 'presentationControllerDidDismiss', "
        + "or set 'isModalInPresentation'.",
      location: program.location(call),
      related: [
        Finding.Related(location: program.location(gate), message: "nothing opens while it is set"),
        Finding.Related(location: program.location(child), message: "it is kept here"),
      ],
      subject: "\(owner).\(program.name(child))")
  }

  /// The child, where nothing opens while there is one and other code than that which opens lets it go.
  private func gated(by child: Ref?, before call: Ref, _ program: LinkedProgram) -> (child: Ref, gate: Ref)? {
    guard let child, let function = program.enclosingMember(call), isClearedElsewhere(child, than: function, program),
      let gate = OpeningGates(program).gate(on: child, before: call, in: function)
    else { return nil }
    return (child, gate)
  }

  /// The card is presented by the child itself: `let flow = AccountFlow(presenter: stack); account = flow; flow.start()`.
  private func flow(runBy start: Ref, _ program: LinkedProgram) -> (child: Ref, gate: Ref)? {
    program.callers(of: start).lazy.compactMap { run -> (child: Ref, gate: Ref)? in
      guard !program.isOutOfUsersReach(codeAt: run), let parent = program.enclosingType(run),
        parent != program.enclosingType(start), program.typeKind(parent) == .class,
        let function = program.enclosingMember(run), program.kind(function) == .function,
        !Self.choosesAnotherWay(function, program), !Self.handlesSwipes(parent, program),
        let flow = program.receiver(of: run)
      else { return nil }
      return gated(by: child(behind: flow, in: function, parent, program), before: run, program)
    }.first
  }

  // MARK: SwiftUI

  /// A sheet whose opener tests a flag of its own, which only the close button resets.
  private func gates(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let presented = PresentedState(program)
    return presented.presenters.keys.sorted().flatMap { state -> [Finding] in
      guard let sheets = presented.presenters[state], sheets.allSatisfy({ $0.kind == .sheet }),
        let sheet = sheets.first,
        !sheets.contains(where: { mayNotice($0, program) }), program.children(state, .accessors).isEmpty
      else { return [] }
      let uses = program.usesThroughBindings(ofVariable: state)
      return uses.filter { program.raises($0) && $0.isCertain }.compactMap { raise -> Finding? in
        guard let function = program.enclosingMember(raise.place), program.kind(function) == .function,
          let gate = flag(before: raise.place, besides: state, in: function, program),
          isPutDownWithTheSheet(gate, state, program), !program.isOutOfUsersReach(codeAt: raise.place)
        else { return nil }
        let name = Wording.name(program.name(gate))
        return Finding(
          rule: identity.id, severity: identity.defaultSeverity,
          message:
            "After a swipe the sheet does not open again: \(Wording.name(program.memberPath(raise.place))) opens nothing "
            + "while '\(name)' is set, and closing the sheet by a swipe does not clear it. Clear it in 'onDismiss'.",
          location: program.location(sheet.call),
          related: [
            Finding.Related(location: program.location(raise.place), message: "the sheet is opened here"),
            Finding.Related(location: program.location(gate), message: "'\(name)' is kept here"),
          ],
          witness: support.witness(toAnyOf: program.screens(at: sheet.call)),
          subject: "\(program.ownerName(of: gate)).\(program.name(gate))")
      }
    }
  }

  /// `onDismiss`, `interactiveDismissDisabled`, and code that observes the content's end.
  private func mayNotice(_ sheet: LinkedProgram.Presentation, _ program: LinkedProgram) -> Bool {
    if program.argument("onDismiss", of: sheet.call) != nil || !program.isSystems(sheet) { return true }
    let shown = program.contentClosure(of: sheet.call).map { content in
      program.shown(by: content).flatMap(program.bodies) + [content]
    }
    return (shown ?? []).contains { code in
      program.nodes([.call], in: code).contains {
        SDK.hearingOfClose.contains(program.name($0))
      }
    }
  }

  /// `guard !isEditing else { return }` before the place, where the same function then sets `isEditing`.
  private func flag(before place: Ref, besides state: Ref, in function: Ref, _ program: LinkedProgram) -> Ref? {
    program.nodes([.assign], in: function).lazy.compactMap { assignment -> Ref? in
      guard let value = program.child(assignment, .value), program.kind(value) == .boolean,
        program.name(value) == "true",
        let flag = program.child(assignment, .target).flatMap(program.variable(of:)), flag != state,
        program.isMember(flag), OpeningGates(program).gate(on: flag, before: place, in: function) != nil
      else { return nil }
      return flag
    }.first
  }

  /// The code that resets the flag also dismisses the sheet, and no other code reads the flag.
  private func isPutDownWithTheSheet(_ flag: Ref, _ state: Ref, _ program: LinkedProgram) -> Bool {
    let downs = program.uses(ofVariable: flag).filter { use in
      if case .write(let value) = use.kind {
        program.kind(value) != .boolean || program.name(value) == "false"
      } else {
        use.kind == .handedOut
      }
    }
    let ends = program.usesThroughBindings(ofVariable: state).filter { use in
      if case .write(let value) = use.kind {
        program.kind(value) == .null || program.name(value) == "false"
      } else {
        false
      }
    }
    return !downs.isEmpty
      && downs.allSatisfy { down in
        ends.contains { program.enclosingBody($0.place) == program.enclosingBody(down.place) }
      }
  }

  // MARK: UIKit

  private static let otherWays: Set<String> = SDK.closingChoices
  private static let forbidding = "isModalInPresentation"

  /// The shown controller, or a base class of it, sets its own presentation style.
  private static func shownSetsItsStyle(_ call: Ref, _ program: LinkedProgram) -> Bool {
    let names = Set(program.navigation(at: call).compactMap(\.screen))
    let types = names.flatMap { name in
      program.types(named: DottedName.last(of: name)).filter {
        program.typeName($0) == name
      }
    }
    return types.flatMap { [$0] + program.supertypes(of: $0) }.flatMap(program.bodies).contains {
      choosesAnotherWay($0, program)
    }
  }

  /// The code decides how what it presents can be closed. The style of a card leaves the swipe.
  private static func choosesAnotherWay(_ code: Ref, _ program: LinkedProgram) -> Bool {
    program.nodes([.name, .member], in: code).contains { mention in
      guard otherWays.contains(program.name(mention)) else { return false }
      guard program.name(mention) == "modalPresentationStyle", let assignment = program.parent(mention),
        program.kind(assignment) == .assign, let style = program.child(assignment, .value)
      else { return true }
      return !SDK.cardStyles.contains(program.name(style))
    }
  }

  /// `guard !isRunning else { return }; isRunning = true; present(card)`, where only code that dismisses resets the flag.
  private func gatedByFlag(before call: Ref, in function: Ref, _ program: LinkedProgram) -> (child: Ref, gate: Ref)? {
    guard let flag = flag(before: call, besides: call, in: function, program),
      program.children(flag, .accessors).isEmpty,
      let gate = OpeningGates(program).gate(on: flag, before: call, in: function)
    else { return nil }
    let downs = program.uses(ofVariable: flag).filter { use in
      if case .write(let value) = use.kind { !isTrue(value, program) } else { use.kind != .read }
    }
    let areAllWithDismissal = downs.allSatisfy { down in
      guard case .write(let value) = down.kind, program.kind(value) == .boolean,
        let body = program.enclosingBody(down.place)
      else { return false }
      return program.nodesRunning([.call], in: body).contains { inner in
        program.navigation(at: inner).contains { $0.kind == .back && $0.back == .dismiss }
      }
    }
    return !downs.isEmpty && areAllWithDismissal ? (flag, gate) : nil
  }

  private static func handlesSwipes(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    !program.members(named: "presentationControllerDidDismiss", of: type).isEmpty
      || !program.members(named: "presentationControllerWillDismiss", of: type).isEmpty
      || program.calls(named: "presentationControllerDidDismiss").contains { program.enclosingType($0) == type }
  }

  /// A router of the app presents, or is presented, and learns of the swipe.
  private static func isTold(whoPresents call: Ref, _ shown: Ref, _ program: LinkedProgram) -> Bool {
    [program.receiver(of: call), shown].compactMap(\.self).contains { object in
      guard case .named(let type, _) = program.type(of: object).core else { return false }
      return handlesSwipes(type, program)
    }
  }

  // MARK: flags that stay up

  /// `guard !isOpen else { return }; isOpen = true; present(…)`, and nothing resets it.
  private func oneWayFlags(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    let raises = program.declaredTypes.filter { program.typeKind($0) == .class }.flatMap(program.ownMembers)
      .filter { program.kind($0) == .function }.flatMap { program.nodesRunning([.assign], in: $0) }
    return raises.compactMap { raise in
      guard let value = program.child(raise, .value), isTrue(value, program),
        let function = program.enclosingMember(raise),
        let flag = program.child(raise, .target).flatMap(program.variable(of:)), program.isMember(flag),
        let gate = OpeningGates(program).gate(on: flag, before: raise, in: function), staysUp(flag, program),
        let opened = opened(byTapIn: function, behind: gate, program, support),
        !program.isOutOfUsersReach(codeAt: raise)
      else { return nil }
      let name = Wording.name(program.name(flag))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "The second tap does nothing: \(Wording.name(program.memberPath(raise))) opens nothing while '\(name)' is "
          + "set, and no code resets it. Reset it when what was opened has closed.",
        location: program.location(raise),
        related: [
          Finding.Related(location: program.location(gate), message: "nothing opens while it is set"),
          Finding.Related(location: program.location(opened), message: "this opens once"),
        ],
        witness: support.witness(toAnyOf: program.screens(at: opened)),
        subject: "\(program.ownerName(of: flag)).\(program.name(flag))")
    }
  }

  private func isTrue(_ value: Ref, _ program: LinkedProgram) -> Bool {
    program.kind(value) == .boolean && program.name(value) == "true"
  }

  private func staysUp(_ flag: Ref, _ program: LinkedProgram) -> Bool {
    program.children(flag, .accessors).isEmpty && program.attributeNames(of: flag).isEmpty
      && !program.flags(flag).contains(.isStatic)
      && program.uses(ofVariable: flag).allSatisfy { use in
        if case .write(let value) = use.kind { isTrue(value, program) } else { use.kind == .read }
      }
  }

  private func opened(
    byTapIn function: Ref, behind gate: Ref, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Ref? {
    program.nodesRunning([.call], in: function).first { call in
      guard call > gate, program.navigation(at: call).contains(where: { [.push, .sheet, .cover].contains($0.kind) })
      else { return false }
      let place = program.location(call)
      return support.transitions.contains { transition in
        (transition.location == place || transition.otherSites.contains(place))
          && transition.triggers.contains(where: \.action.isOfUser)
      }
    }
  }

  // MARK: the child

  /// The class's stored variable with the owner of the presented expression: `child.root` of `self.child`, or a local
  /// variable that is assigned to it, also in a list, also where the presented controller was passed to it.
  private func child(behind shown: Ref, in function: Ref, _ type: TypeID, _ program: LinkedProgram) -> Ref? {
    guard let variable = program.variable(of: owner(of: shown, program)), program.kind(variable) == .variable else {
      return nil
    }
    if program.isMember(variable) { return canBeEmpty(variable, program) ? variable : nil }
    return ([variable] + partners(of: variable, in: function, program)).lazy.compactMap {
      keeper(of: $0, in: function, type, program)
    }.first
  }

  private func owner(of shown: Ref, _ program: LinkedProgram) -> Ref {
    var base = shown
    // `child.start()` gives what the child shows.
    if program.kind(base) == .call, program.function(runBy: base) != nil, let object = program.receiver(of: base) {
      base = object
    }
    while program.kind(base) == .member, let inner = program.child(base, .base), program.name(inner) != "self" {
      base = inner
    }
    return base
  }

  /// Locals that are made from the presented one (`AuthFlow(stack: card)`), or from which it is made.
  private func partners(of shown: Ref, in function: Ref, _ program: LinkedProgram) -> [Ref] {
    program.nodes([.variable], in: function).filter { other in
      guard other != shown, let made = program.child(other, .initializer) else { return false }
      return !program.mentions(ofLocal: shown, in: made).isEmpty
        || program.child(shown, .initializer).map { !program.mentions(ofLocal: other, in: $0).isEmpty } ?? false
    }
  }

  /// The member to which a local is assigned or added: `child = flow`, `children.append(flow)`, `addChild(flow)`.
  private func keeper(of local: Ref, in function: Ref, _ type: TypeID, _ program: LinkedProgram) -> Ref? {
    for mention in program.mentions(ofLocal: local, in: function) {
      guard let kept = member(taking: mention, program), canBeEmpty(kept, program) else { continue }
      let owner = program.enclosingType(kept)
      if owner == type || owner.map(program.supertypes(of: type).contains) ?? false { return kept }
    }
    return nil
  }

  private func member(taking value: Ref, _ program: LinkedProgram, depth: Int = 0) -> Ref? {
    guard let outer = program.parent(value) else { return nil }
    if program.kind(outer) == .assign, program.child(outer, .value) == value, let target = program.child(outer, .target)
    {
      let list = program.kind(target) == .subscript ? program.child(target, .base) : target
      return list.flatMap(program.variable(of:)).flatMap { program.isMember($0) ? $0 : nil }
    }
    guard program.kind(outer) == .argument, let call = program.parent(outer), program.kind(call) == .call else {
      return nil
    }
    if SDK.additions.contains(program.name(call)) {
      return program.receiver(of: call).flatMap(program.variable(of:)).flatMap { program.isMember($0) ? $0 : nil }
    }
    guard depth < program.budget.ruleHelperDepth.most, let helper = program.function(runBy: call) else { return nil }
    return program.parameters(of: helper).lazy.flatMap { program.mentions(ofLocal: $0, in: helper) }.compactMap {
      member(taking: $0, program, depth: depth + 1)
    }.first
  }

  /// An optional, or a list.
  private func canBeEmpty(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    guard program.isMember(variable), !program.flags(variable).contains(.isWeak) else { return false }
    let type = program.declaredType(of: variable)
    if case .optional = type { return true }
    return isList(variable, program)
  }

  private func isList(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    switch program.declaredType(of: variable).core {
    case .array, .dictionary: true
    case .external(let name, _): name == "Set" || name == "NSMutableArray"
    default: false
    }
  }

  private func isClearedElsewhere(_ child: Ref, than function: Ref, _ program: LinkedProgram) -> Bool {
    let clearings = program.uses(ofVariable: child).filter { takesOut($0, program) }.map(\.place)
    return !clearings.isEmpty
      && clearings.allSatisfy {
        program.runContext(of: $0) != .asItsFunction || program.enclosingMember($0) != function
      }
  }

  private func takesOut(_ use: LinkedProgram.VariableUse, _ program: LinkedProgram) -> Bool {
    switch use.kind {
    case .write(let value):
      program.kind(value) == .null || program.kind(value) == .array || program.name(value) == "filter"
    case .mutation(let call): program.name(call).hasPrefix("remove") || program.name(call) == "popLast"
    case .read: takesOutByKey(use.place, program)
    case .handedOut: false
    }
  }

  /// `children["signIn"] = nil`
  private func takesOutByKey(_ list: Ref, _ program: LinkedProgram) -> Bool {
    guard let element = program.parent(list), program.kind(element) == .subscript,
      program.child(element, .base) == list, let assignment = program.parent(element),
      program.kind(assignment) == .assign, program.child(assignment, .target) == element
    else { return false }
    return program.child(assignment, .value).map { program.kind($0) == .null } ?? false
  }
}

extension SwipeDismissUnhandledRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The child is asked for with `if`",
          """
          import UIKit
          final class ShopFlow {
            let nav = UINavigationController()
            private var cart: CartFlow?
            func openCart() {
              if cart != nil { return }
              let flow = CartFlow()
              cart = flow
              nav.↓present(flow.root, animated: true)
            }
            func cartDidFinish() { cart = nil }
          }
          final class CartFlow {
            let root = UIViewController()
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The swipe is noticed",
          """
          import UIKit
          final class HomeFlow: NSObject, UIAdaptivePresentationControllerDelegate {
            let nav = UINavigationController()
            private var login: LoginFlow?
            func openLogin() {
              guard login == nil else { return }
              let flow = LoginFlow()
              login = flow
              flow.onClose = { [weak self] in self?.login = nil }
              flow.root.presentationController?.delegate = self
              nav.present(flow.root, animated: true)
            }
            func presentationControllerDidDismiss(_ controller: UIPresentationController) { login = nil }
          }
          final class LoginFlow {
            let root = UIViewController()
            var onClose: () -> Void = {}
          }
          """)
      ])
  }
}
