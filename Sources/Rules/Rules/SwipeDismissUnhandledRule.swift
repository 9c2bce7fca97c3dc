import Linking
import NavigationModel
import SourceFacts

/// Flows that a swipe closes behind their parent's back.
struct SwipeDismissUnhandledRule: CodeRule {
  let identity = RuleIdentity(
    id: "swipe-dismiss-unhandled", name: "Swipe dismiss unhandled", defaultSeverity: .warning,
    summary: "A flow is let go by its close button only, and the card it is shown on can be swiped away.",
    category: .presentation,
    rationale: """
      Users close a card by a swipe as often as by a button. A parent that listens only for the button keeps the \
      child. Where it asks whether one is open, the flow does not open again until the app is restarted.

      Reported where a class refuses to open while it has a child, presents the child as a card, and clears it \
      elsewhere.

      Opt-in: it missed three times how a card is shown.
      """,
    exemptions: [
      "`presentationControllerDidDismiss` or `isModalInPresentation`",
      "A full-screen style",
      "A new child that takes the old one's place",
    ], isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return program.calls(named: "present").compactMap { call in
      guard program.argument("animated", of: call) != nil, let shown = program.argument("", of: call),
        let function = program.enclosingMember(call),
        program.kind(function) == .function, let type = program.enclosingType(call), program.typeKind(type) == .class,
        program.navigation(at: call).allSatisfy({ $0.kind == .sheet }),
        !program.mentions(Self.otherWays, in: function), !handlesSwipes(type, program),
        !shownSetsItsStyle(call, program),
        let child = child(behind: shown, in: function, type, program),
        isClearedElsewhere(child, than: function, program),
        let gate = gate(on: child, before: call, in: function, program), seen.insert(child).inserted
      else { return nil }
      let (owner, name) = (Wording.name(program.typeName(type)), Wording.name(program.name(child)))
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "After a swipe the flow does not open again: \(owner) opens nothing while '\(name)' is set, and closing the card by a swipe does "
          + "not clear it. Clear it in 'presentationControllerDidDismiss', or set 'isModalInPresentation'.",
        location: program.location(call),
        related: [
          Finding.Related(location: program.location(gate), message: "nothing opens while there is a child"),
          Finding.Related(location: program.location(child), message: "the child is kept here"),
        ],
        subject: "\(program.typeName(type)).\(program.name(child))")
    }
  }

  private static let otherWays: Set<String> = [
    "isModalInPresentation", "presentationController", "modalPresentationStyle", "fullScreen", "overFullScreen",
    "transitioningDelegate",
  ]

  /// The controller that is shown, or one that it inherits from, says itself how it is presented.
  private func shownSetsItsStyle(_ call: Ref, _ program: LinkedProgram) -> Bool {
    let names = Set(program.navigation(at: call).compactMap(\.screen))
    let types = names.flatMap { name in
      program.types(named: DottedName.last(of: name)).filter {
        program.typeName($0) == name
      }
    }
    return types.flatMap { [$0] + program.supertypes(of: $0) }.flatMap(program.bodies).contains {
      program.mentions(Self.otherWays, in: $0)
    }
  }

  private func handlesSwipes(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    !program.members(named: "presentationControllerDidDismiss", of: type).isEmpty
      || !program.members(named: "presentationControllerWillDismiss", of: type).isEmpty
      || program.calls(named: "presentationControllerDidDismiss").contains { program.enclosingType($0) == type }
  }

  /// The class's stored variable that the presented expression comes out of: `child.root` of `self.child`, or of a
  /// local variable that is put into it.
  private func child(behind shown: Ref, in function: Ref, _ type: TypeID, _ program: LinkedProgram) -> Ref? {
    var base = shown
    while program.kind(base) == .member, let inner = program.child(base, .base), program.name(inner) != "self" {
      base = inner
    }
    guard let variable = program.variable(of: base), program.kind(variable) == .variable else { return nil }
    if program.isMember(variable) { return isNullable(variable, program) ? variable : nil }
    for mention in program.mentions(ofLocal: variable, in: function) {
      guard let assign = program.parent(mention), program.kind(assign) == .assign,
        program.child(assign, .value) == mention,
        let target = program.child(assign, .target).flatMap(program.variable), program.enclosingType(target) == type,
        isNullable(target, program)
      else { continue }
      return target
    }
    return nil
  }

  private func isNullable(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    guard !program.flags(variable).contains(.isWeak), case .optional = program.declaredType(of: variable) else {
      return false
    }
    return program.isMember(variable)
  }

  private func isClearedElsewhere(_ child: Ref, than function: Ref, _ program: LinkedProgram) -> Bool {
    let clearings = program.writes(to: child).filter { program.kind($0) == .null }
    return !clearings.isEmpty
      && clearings.allSatisfy {
        program.runContext(of: $0) != .asItsFunction || program.enclosingMember($0) != function
      }
  }

  /// `guard child == nil else { return }`, `if child != nil { return }`
  private func gate(on child: Ref, before call: Ref, in function: Ref, _ program: LinkedProgram) -> Ref? {
    program.nodes([.guard, .ifElse], in: function).first { statement in
      guard statement < call, let conditions = program.child(statement, .conditions) else { return false }
      return program.children(conditions).contains { condition in
        guard program.kind(condition) == .binary,
          program.name(condition) == (program.kind(statement) == .guard ? "==" : "!="),
          let left = program.child(condition, .left), let right = program.child(condition, .right),
          program.kind(right) == .null
        else { return false }
        return program.variable(of: left) == child
      }
    }
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
          "The swipe is heard of",
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
