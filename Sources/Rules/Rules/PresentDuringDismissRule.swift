import Linking
import NavigationModel
import SourceFacts

/// A presentation that starts while the presenter is still taking another one away.
struct PresentDuringDismissRule: CodeRule {
  let identity = RuleIdentity(
    id: "present-during-dismiss", name: "Present during dismiss", defaultSeverity: .error,
    summary: "Code dismisses and then presents from the same place in the same turn.",
    category: .presentation,
    rationale: """
      An animated dismissal has only begun when `dismiss` returns. UIKit refuses to present from a controller \
      that is still presenting or is going away, and the next screen never shows. A SwiftUI view that has \
      dismissed itself takes its own sheets and alerts along.

      Reported where both calls go to the same controller, or to it and its presenter, one after the other in \
      one block.

      Opt-in: how strictly UIKit refuses depends on its version and on what goes away.
      """,
    exemptions: [
      "Dismissals without animation, and pushes",
      "Presentations in the completion",
      "Sheets and alerts that another view presents",
    ], isOptIn: true)

  func findings(in program: LinkedProgram, support: GraphSupport) -> [Finding] {
    let dismissals = program.calls(named: "dismiss")
    return controllers(dismissals, program, support) + views(Set(dismissals), program, support)
  }

  // MARK: UIKit

  private func controllers(_ calls: [Ref], _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    calls.compactMap { call in
      guard let dismisser = dismisser(of: call, program), let statement = program.statement(around: call),
        call == statement,
        let presentation = presentation(behind: statement, dismisser, program)
      else { return nil }
      let site = program.navigation(at: presentation).first
      let shown =
        site?.screen.flatMap { support.screen($0)?.name }.map { "'\(Wording.name($0))'" } ?? "what is presented here"
      return finding(
        "Users may not get to see \(shown): the dismissal before it is still running, and UIKit refuses to present until it has ended. "
          + "Present in the completion of 'dismiss'.",
        call, presentation, "\(program.memberPath(call)) \(site?.screen ?? "")", program, support)
    }
  }

  private func finding(
    _ message: String, _ dismissal: Ref, _ presentation: Ref, _ subject: String, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Finding {
    let screens = program.screens(at: dismissal)
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity, message: message, location: program.location(presentation),
      related: [
        Finding.Related(location: program.location(dismissal), message: "the dismissal starts here and ends later")
      ],
      witness: support.witness(toAnyOf: screens), subject: subject)
  }

  /// Who dismisses with animation and waits for nothing, as a chain of names: the call itself, or the function that it
  /// runs.
  private func dismisser(of call: Ref, _ program: LinkedProgram) -> String? {
    guard let animated = program.argument("animated", of: call), program.kind(animated) == .boolean,
      program.name(animated) == "true",
      isWithoutCompletion(call, program), let receiver = program.receiverChain(of: call)
    else { return nil }
    if program.isExternal(call) { return isController(call, program) ? receiver : nil }
    guard let function = program.function(runBy: call),
      let inner = program.nodesRunning([.call], in: function).first(where: { isDirectDismissal($0, program) }),
      let own = program.receiverChain(of: inner)
    else { return nil }
    return Self.seen(own, from: receiver)
  }

  private func isWithoutCompletion(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.trailingClosure(of: call) == nil
      && program.argument("completion", of: call).map { program.kind($0) == .null } ?? true
  }

  private func isDirectDismissal(_ call: Ref, _ program: LinkedProgram) -> Bool {
    program.name(call) == "dismiss" && program.argument("animated", of: call) != nil
      && isWithoutCompletion(call, program)
      && program.isExternal(call) && isController(call, program)
  }

  /// What a chain inside of a function is called outside, where the function is called on a receiver.
  private static func seen(_ chain: String, from receiver: String) -> String {
    receiver == "self" ? chain : chain == "self" ? receiver : "\(receiver).\(chain)"
  }

  /// `dismiss(animated:)` of SwiftUI wrappers and of libraries takes other receivers.
  private func isController(_ call: Ref, _ program: LinkedProgram) -> Bool {
    guard let receiver = program.receiver(of: call) else {
      return program.enclosingType(call).map(program.isController) ?? false
    }
    switch program.type(of: receiver).core {
    case .named(let id, _):
      return program.isController(id) || program.supertypeNames(of: id).contains { $0.hasSuffix("Controller") }
    case .external(let name, _): return name.hasSuffix("Controller")
    case .opaque, .generic, .unknown: return true
    default: return false
    }
  }

  /// A presentation from the same controller, or the one below, in the statements that follow at once.
  private func presentation(behind statement: Ref, _ dismisser: String, _ program: LinkedProgram) -> Ref? {
    let presenters = Self.presenters(blockedBy: dismisser)
    for next in program.rest(behind: statement) {
      // Another value under the same name is another controller; what waits does not come at once.
      if program.kind(next) == .assign, program.child(next, .target).flatMap(program.chain) == dismisser { return nil }
      let calls = program.nodesRunning([.call], in: next)
      if calls.contains(where: { program.name($0) == "sleep" }) { return nil }
      if let found = calls.first(where: { presents($0, from: presenters, program) }) { return found }
    }
    return nil
  }

  /// The chains of controllers that cannot present while one dismisses.
  private static func presenters(blockedBy dismisser: String) -> Set<String> {
    let last = ".presentedViewController"
    if dismisser == "presentedViewController" { return ["self"] }
    if dismisser.hasSuffix(last) { return [String(dismisser.dropLast(last.count))] }
    return [dismisser, dismisser == "self" ? "presentingViewController" : dismisser + ".presentingViewController"]
  }

  private func presents(_ call: Ref, from presenters: Set<String>, _ program: LinkedProgram) -> Bool {
    guard let receiver = program.receiverChain(of: call) else { return false }
    if program.isExternal(call) {
      return program.name(call) == "present" && program.argument("animated", of: call) != nil
        && presenters.contains(receiver)
    }
    // A function of the app that presents at once; one that dismisses itself knows what it does.
    guard let function = program.function(runBy: call) else { return false }
    let inner = program.nodesRunning([.call], in: function)
    return !inner.contains { program.name($0) == "dismiss" }
      && inner.contains { present in
        program.name(present) == "present" && program.argument("animated", of: present) != nil
          && program.isExternal(present)
          && program.receiverChain(of: present).map { presenters.contains(Self.seen($0, from: receiver)) } ?? false
      }
  }

  // MARK: SwiftUI

  /// State of a view that is set after the view has dismissed itself.
  private func views(_ calls: Set<Ref>, _ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    var seen: Set<Ref> = []
    return program.presentations.filter { [.sheet, .cover, .alert, .dialog].contains($0.kind) }.flatMap {
      presentation -> [Finding] in
      guard let view = program.enclosingType(presentation.call), program.isView(view) else { return [] }
      return program.states(behind: presentation.state).filter {
        program.enclosingType($0) == view && isState($0, program)
      }
      .flatMap { program.writes(to: $0) }.compactMap { write in
        guard !program.isOutOfScope(write), program.kind(write) != .null, program.name(write) != "false",
          program.enclosingType(write) == view,
          let statement = program.statement(around: write), program.kind(statement) == .assign,
          let dismissal = dismissal(before: statement, calls, program), seen.insert(statement).inserted
        else { return nil }
        let name = program.typeName(view)
        return finding(
          "Users may not get to see what is set up here: \(Wording.name(name)) has dismissed itself before, and its "
            + "\(presentation.kind.rawValue) goes with it. "
            + "Show it first, or let the view below show it.",
          dismissal, write, "\(program.memberPath(write)) \(presentation.kind.rawValue)", program, support)
      }
    }
  }

  private func isState(_ variable: Ref, _ program: LinkedProgram) -> Bool {
    !program.attributeNames(of: variable).filter { ["State", "StateObject"].contains($0) }.isEmpty
  }

  /// `dismiss()` of the environment as a statement of its own before another in the same block.
  private func dismissal(before statement: Ref, _ calls: Set<Ref>, _ program: LinkedProgram) -> Ref? {
    guard let block = program.parent(statement) else { return nil }
    return program.children(block).prefix { $0 != statement }.first {
      calls.contains($0) && program.arguments(of: $0).isEmpty && program.isBack($0)
    }
  }
}

extension PresentDuringDismissRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The next screen is presented in the same breath",
          """
          import UIKit
          final class CheckoutFlow {
            let nav = UINavigationController()
            func paid() {
              nav.dismiss(animated: true)
              nav.↓present(ReceiptController(), animated: true)
            }
          }
          final class ReceiptController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The completion presents",
          """
          import UIKit
          final class CheckoutFlow {
            let nav = UINavigationController()
            func paid() {
              nav.dismiss(animated: true) { [nav] in
                nav.present(ReceiptController(), animated: true)
              }
            }
          }
          final class ReceiptController: UIViewController {}
          """)
      ])
  }
}
