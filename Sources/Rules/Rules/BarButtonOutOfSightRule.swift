import Linking
import NavigationModel
import SourceFacts

/// A bar button that is set on a controller whose bar does not show it.
struct BarButtonOutOfSightRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "bar-button-out-of-sight", name: "Bar button out of sight", defaultSeverity: .warning,
    summary: "A bar button is set on a stack, or on the presenter instead of the screen that it presents.",
    category: .uikit,
    rationale: """
      A navigation bar shows the buttons of the controller on top of its stack. Buttons of the navigation controller's \
      own item are shown nowhere. And where a screen presents another and sets the button that closes it on itself, \
      the button is below what it should close: shown full screen, that has no way out.

      Reported for items of navigation controllers, and for a button whose action only dismisses what its screen \
      presents, where the code that sets it also presents; also in a coordinator.
      """,
    exemptions: Self.exemptions.map(\.reason))

  /// A button of a screen that presents another.
  struct Covered {
    var action: Ref
    /// The screen itself is shown in a modal.
    var isInModal: Bool
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Covered>] = [
    Exemption("A button of a screen that is presented itself: it may close that") { $0.isInModal },
    Exemption("Actions that do more than dismiss") { !onlyDismisses($0.action, $0.program) },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let modals = support.screensInModals()
    return program.standing.barButtons.flatMap(program.assignments(to:)).sorted().compactMap { assignment in
      guard let target = program.child(assignment, .target), let item = program.child(target, .base),
        program.standing.barItems.contains(program.name(item)), let value = program.child(assignment, .value),
        program.kind(value) != .null, !program.isOutOfUsersReach(codeAt: assignment)
      else { return nil }
      return isOfStack(item, program)
        ? Judgement(ofStack(target, program, support))
        : ofPresenter(assignment, target, item, value, modals, program, support)
          ?? ofNeighbour(assignment, target, item, value, program, support)
    }
  }

  // MARK: items of stacks

  /// `stack.navigationItem`, `navigationController?.navigationItem`; in a class of navigation controllers its own.
  private func isOfStack(_ item: Ref, _ program: LinkedProgram) -> Bool {
    guard let owner = program.child(item, .base), program.name(owner) != "self" else {
      return program.enclosingType(item).map { isStack($0, program) } ?? false
    }
    if program.isStackOfItself(owner) { return true }
    switch program.type(of: owner).core {
    case .external(let name, _): return name == Self.stack
    case .named(let id, _): return isStack(id, program)
    default: return false
    }
  }

  private func isStack(_ type: TypeID, _ program: LinkedProgram) -> Bool {
    program.typeName(type) == Self.stack || program.supertypeNames(of: type).contains(Self.stack)
  }

  private static let stack = "UINavigationController"

  private func ofStack(_ target: Ref, _ program: LinkedProgram, _ support: GraphSupport) -> Finding {
    finding(
      "The user never sees this button: a navigation controller's own item is in no bar. Set it on the "
        + "'navigationItem' of the controller that the stack shows.",
      target, [], program, support)
  }

  // MARK: buttons of the presenter

  private func ofPresenter(
    _ assignment: Ref, _ target: Ref, _ item: Ref, _ value: Ref, _ modals: Set<Screen.ID>, _ program: LinkedProgram,
    _ support: GraphSupport
  ) -> Judgement? {
    guard program.child(item, .base).map({ program.name($0) == "self" }) ?? true,
      let screen = program.enclosingType(assignment), program.isController(screen),
      case let id = program.screenID(of: screen), support.screen(id) != nil,
      let body = program.enclosingBody(assignment),
      let presentation = program.nodesRunning([.call], in: body).first(where: { presentsFromItself($0, program) }),
      let action = action(of: value, on: screen, program)
    else { return nil }
    let covered = Covered(action: action, isInModal: modals.contains(id), program: program)
    return Judgement(
      finding(covered, of: screen, target, presentation, support), unless: Self.exemptions, of: covered)
  }

  private func finding(
    _ covered: Covered, of screen: TypeID, _ target: Ref, _ presentation: Ref, _ support: GraphSupport
  ) -> Finding {
    let program = covered.program
    let shown =
      program.navigation(at: presentation).first?.screen.flatMap { support.screen($0)?.name }.map {
        "'\(Wording.name($0))'"
      } ?? "what is presented here"
    let name = Wording.name(program.typeName(screen))
    return finding(
      "The user has no such button on \(shown): it is set on \(name), which is covered meanwhile, and only closes what "
        + "\(name) presents. Set it on the 'navigationItem' of the presented controller.",
      target,
      [
        Finding.Related(location: program.location(presentation), message: "this covers the button"),
        Finding.Related(location: program.location(covered.action), message: "the button does no more than this"),
      ], program, support)
  }

  /// `controller.navigationItem.leftBarButtonItem = close`, where the code presents another controller, which is all that
  /// `close` dismisses.
  private func ofNeighbour(
    _ assignment: Ref, _ target: Ref, _ item: Ref, _ value: Ref, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Judgement? {
    guard let owner = program.child(item, .base).flatMap(program.variable(of:)),
      let body = program.enclosingBody(target),
      isAlreadyShown(owner, in: body, program),
      let type = program.enclosingType(target), let action = action(of: value, on: type, program),
      let presentation = program.nodesRunning([.call], in: body).first(where: {
        HelperPresentations(program).isSystems($0)
      }), let presented = program.argument("", of: presentation)
    else { return nil }
    let parts = parts(of: presented, program)
    guard !parts.contains(where: { program.variable(of: $0) == owner }),
      closesOnly(whatIsKeptOf: parts, action, in: body, program)
    else { return nil }
    let name = Wording.name(program.name(owner))
    let shown =
      program.navigation(at: presentation).first?.screen.flatMap { support.screen($0)?.name }.map {
        "'\(Wording.name($0))'"
      } ?? "what is presented here"
    return Judgement(
      finding(
        "The user has no such button on \(shown): it is set on '\(name)', which is another controller, and only closes "
          + "what is presented here. Set it on the 'navigationItem' of the presented controller.",
        target,
        [
          Finding.Related(location: program.location(presentation), message: "this is what the button closes"),
          Finding.Related(location: program.location(action), message: "the button does no more than this"),
        ], program, support))
  }

  /// A controller that the code is given, and that it shows nowhere: not `stack.pushViewController(controller, …)`.
  private func isAlreadyShown(_ owner: Ref, in body: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(owner) == .parameter || program.isMember(owner) else { return false }
    return program.nodes([.name, .member], in: body).allSatisfy { mention in
      program.variable(of: mention) != owner || program.parent(mention).map { program.kind($0) != .argument } ?? true
    }
  }

  /// The names in an expression, and in the local that it names.
  private func parts(of presented: Ref, _ program: LinkedProgram) -> [Ref] {
    let value = program.variable(of: presented).flatMap { local in
      program.isMember(local) ? nil : program.child(local, .initializer)
    }
    return program.nodes([.name, .member], in: presented)
      + (value.map { program.nodes([.name, .member], in: $0) } ?? [])
  }

  /// The action only dismisses a property that the code sets to what it presents.
  private func closesOnly(whatIsKeptOf parts: [Ref], _ action: Ref, in body: Ref, _ program: LinkedProgram) -> Bool {
    let presented = Set(parts.compactMap(program.chain))
    let kept = program.nodesRunning([.assign], in: body).compactMap { assignment -> Ref? in
      guard let value = program.child(assignment, .value).flatMap(program.chain), presented.contains(value) else {
        return nil
      }
      return program.child(assignment, .target).flatMap(program.variable(of:))
    }
    let calls = program.nodes([.call], in: action)
    return !calls.isEmpty && program.nodes([.assign], in: action).isEmpty
      && calls.allSatisfy { call in
        program.standing.dismissals.contains(program.name(call)) && program.isExternal(call)
          && program.argument("animated", of: call) != nil
          && program.receiver(of: call).map { receiver in
            program.nodes([.name, .member], in: receiver).contains { part in
              program.variable(of: part).map(kept.contains) ?? false
            }
          } ?? false
      }
  }

  private func presentsFromItself(_ call: Ref, _ program: LinkedProgram) -> Bool {
    HelperPresentations(program).isSystems(call) && program.receiverChain(of: call) == "self"
  }

  /// The method or closure that the button runs, also where a local or a function makes the button.
  private func action(of value: Ref, on screen: TypeID, _ program: LinkedProgram) -> Ref? {
    var made = program.meaning(of: value)
    // A maker that is told what to run.
    if let told = selected(by: made, on: screen, program) { return told }
    if program.kind(made) == .call, let maker = program.function(runBy: made) {
      guard let result = program.meaningOfBody(of: maker) else { return nil }
      made = result
    }
    let closures = program.nodes([.closure], in: made)
    if closures.count == 1 { return closures[0] }
    return selected(by: made, on: screen, program)
  }

  private func selected(by made: Ref, on screen: TypeID, _ program: LinkedProgram) -> Ref? {
    let selected = program.nodes([.call], in: made).filter { program.name($0) == "#selector" }.flatMap {
      program.nodes([.name, .member], in: $0).map(program.name)
    }
    let methods = Set(selected).flatMap { program.members(named: $0, of: screen) }.filter {
      program.kind($0) == .function
    }
    return methods.count == 1 ? methods[0] : nil
  }

  private static func onlyDismisses(_ action: Ref, _ program: LinkedProgram) -> Bool {
    let calls = program.nodes([.call], in: action)
    return !calls.isEmpty && program.nodes([.assign, .ifElse, .guard, .switch], in: action).isEmpty
      && calls.allSatisfy { call in
        program.standing.dismissals.contains(program.name(call)) && program.isExternal(call)
          && program.argument("animated", of: call) != nil && program.receiverChain(of: call) == "self"
          && program.trailingClosure(of: call) == nil
      }
  }

  private func finding(
    _ message: String, _ target: Ref, _ related: [Finding.Related], _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    Finding(
      rule: identity.id, severity: identity.defaultSeverity, message: message, location: program.location(target),
      related: related, witness: support.witness(toAnyOf: program.screens(at: target)),
      subject: "\(program.memberPath(target)) \(program.name(target))")
  }
}

extension BarButtonOutOfSightRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The presenter gets the button",
          """
          import UIKit
          final class FilesController: UIViewController {
            @objc func infoTapped() {
              navigationItem.↓leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .close, target: self, action: #selector(closeInfo))
              let stack = UINavigationController(rootViewController: InfoController())
              stack.modalPresentationStyle = .fullScreen
              present(stack, animated: true)
            }
            @objc private func closeInfo() { dismiss(animated: true) }
          }
          final class InfoController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "What is presented gets it",
          """
          import UIKit
          final class FilesController: UIViewController {
            @objc func infoTapped() {
              let info = InfoController()
              info.navigationItem.leftBarButtonItem = UIBarButtonItem(
                barButtonSystemItem: .close, target: self, action: #selector(closeInfo))
              present(UINavigationController(rootViewController: info), animated: true)
            }
            @objc private func closeInfo() { dismiss(animated: true) }
          }
          final class InfoController: UIViewController {}
          """)
      ])
  }
}
