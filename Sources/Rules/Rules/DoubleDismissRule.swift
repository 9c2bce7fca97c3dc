import Linking
import NavigationModel
import SourceFacts

/// One action that goes back twice, where the user asked for once.
struct DoubleDismissRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "double-dismiss", name: "Double dismiss", defaultSeverity: .warning,
    summary: "One action closes the screen twice: directly, and through the code that shows it.",
    category: .presentation,
    rationale: """
      The second dismissal closes what is below: the screen that the user came from closes, too, or a second screen \
      is popped off the stack.

      Reported where code takes a screen off a path and calls a closure that takes off one more, where a screen closes \
      itself and calls a closure, in the same turn, that takes the same step back, or where a method only closes the \
      screen and calls a delegate that also goes back. Let only one of the two do it.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Pair {
    var first: Ref
    var second: Ref
    var block: Ref
    var program: LinkedProgram
    /// Only the screen itself can close: its presenter is in no modal.
    var isOnRoot: Bool
    /// The code that the call runs ends a flow; it is no second response to the same tap.
    var endsFlow: Bool
  }

  static let exemptions: [Exemption<Pair>] = [
    Exemption("Two arms of a choice, of which only one is taken") { pair in
      let program = pair.program
      return program.ancestors(pair.first).prefix { $0 != pair.block }.contains {
        [.ifElse, .switchCase, .guard, .ternary].contains(program.kind($0))
      }
        || program.ancestors(pair.second).prefix { $0 != pair.block }.contains {
          [.ifElse, .switchCase, .guard, .ternary].contains(program.kind($0))
        }
    },
    Exemption("A screen that is presented where no other modal is open: nothing is left for the second dismissal") {
      $0.isOnRoot
    },
    Exemption(
      "A closure that goes back more than once itself, or closes a controller other than the presenting one, or a "
        + "delegate that does more: a whole flow ends"
    ) {
      $0.endsFlow
    },
    Exemption("Code that the app never runs, including previews and debug builds") { pair in
      pair.program.isOutOfUsersReach(codeAt: pair.first)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    closed(program, support) + poppedTwice(program, support).map { Judgement($0) }
  }

  // MARK: paths

  /// `onSaved(); router.pop()`, where the closure argument pops the same path.
  private func poppedTwice(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    PresentedState(program).paths.sorted().flatMap { path -> [Finding] in
      let taken = pops(of: path, program)
      var beside: [Ref: [Ref]] = [:]  // by block
      for pop in taken {
        guard let statement = program.statement(around: pop), let block = program.parent(statement) else { continue }
        beside[block, default: []].append(statement)
      }
      return taken.compactMap { pop -> Finding? in
        guard let closure = program.enclosingBody(pop), program.kind(closure) == .closure,
          program.statements(of: closure).count == 1, !program.isOutOfUsersReach(codeAt: pop)
        else { return nil }
        return program.runs(ofClosure: closure).lazy.compactMap { run -> Finding? in
          guard program.kind(run) == .call, case .closure = program.callee(of: run), !program.contains(closure, run),
            program.statement(around: run) == run, let block = program.parent(run),
            let other = beside[block]?.first(where: { $0 != run }), !program.isOutOfUsersReach(codeAt: run)
          else { return nil }
          return twice(run, other, pop, program, support)
        }.first
      }
    }
  }

  /// The calls that remove the last element of a path, and the calls of functions that do.
  private func pops(of path: Ref, _ program: LinkedProgram) -> [Ref] {
    let direct = program.mutations(of: path).filter {
      SDK.removalsOfLast.contains(program.name($0)) && program.arguments(of: $0).isEmpty
    }
    let helpers = Set(direct.compactMap(program.enclosingMember)).filter {
      program.kind($0) == .function && program.parameters(of: $0).isEmpty
    }
    return (direct + helpers.sorted().flatMap(program.callers)).filter { !program.isOutOfScope($0) }
  }

  private func twice(
    _ run: Ref, _ other: Ref, _ pop: Ref, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let place = Wording.name(program.memberPath(run))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user goes back two screens instead of one: \(place) takes the last screen off the path, and so does what "
        + "'\(Wording.name(program.name(run)))' runs. Leave it to one of the two.",
      location: program.location(run),
      related: [
        Finding.Related(location: program.location(other), message: "this takes one off"),
        Finding.Related(location: program.location(pop), message: "and this takes off one more"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: run)), subject: program.memberPath(run))
  }

  // MARK: controllers

  private func closed(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    var seen: Set<Ref> = []
    let modals = support.screensInModals()
    return program.sites.filter { $0.kind == .back && $0.confidence > .guessed }.compactMap { site in
      guard let block = block(around: site.place, program), seen.insert(block).inserted,
        let statement = program.statement(around: site.place), let how = step(site, program)
      else { return nil }
      var silent: Judgement?
      for other in program.children(block) where other != statement {
        for call in program.nodesRunning([.call], in: other) {
          guard
            let second = back(byClosureCalledIn: call, how, program)
              ?? back(byDelegateCalledIn: call, besides: statement, in: block, how, program)
          else { continue }
          let pair = Pair(
            first: site.place, second: call, block: block, program: program,
            isOnRoot: how == .dismiss && isClosedTwice(second, program)
              && (support.standOnTheRoot(presenters(ofScreenAt: site.place, program), modals: modals)
                || support.standOnTheRoot(program.screens(at: site.place), modals: modals)),
            endsFlow: how == .dismiss
              && (doesMore(second, program)
                || closesAnother(second, thanPresents: program.screens(at: site.place), program))
          )
          let judgement = Judgement(finding(pair, second, support), unless: Self.exemptions, of: pair)
          if judgement.exemption == nil { return judgement }
          silent = silent ?? judgement
        }
      }
      return silent
    }
  }

  /// The second step also dismisses: a pop removes a screen in any position.
  private func isClosedTwice(_ second: Ref, _ program: LinkedProgram) -> Bool {
    program.navigation(at: second).contains { $0.back == .dismiss }
  }

  /// The code around a step back does more than that.
  private func doesMore(_ second: Ref, _ program: LinkedProgram) -> Bool {
    guard let body = program.enclosingBody(second) else { return false }
    if program.kind(body) == .function {
      return program.child(body, .body).map { program.children($0).count > 1 } ?? false
    }
    return program.nodesRunning([.call], in: body).filter { call in
      program.navigation(at: call).contains { $0.kind == .back && $0.place == call }
    }.count > 1
  }

  /// `present(alert)` beside a closure with `presentingParent?.dismiss(animated: true)`: its author wants a screen
  /// further below closed, and the alert with it.
  private func closesAnother(_ second: Ref, thanPresents shown: [Screen.ID], _ program: LinkedProgram) -> Bool {
    guard let closed = program.receiver(of: second).flatMap(program.variable(of:)), program.isMember(closed),
      let member = program.enclosingMember(second)
    else { return false }
    let presents = program.sites.filter { site in
      [.sheet, .cover].contains(site.kind) && site.screen.map(shown.contains) ?? false
        && program.contains(member, site.primitive)
    }
    return !presents.isEmpty
      && presents.allSatisfy { program.receiver(of: $0.primitive).flatMap(program.variable(of:)) != closed }
  }

  /// The screens on which a user can be when the screen at a place is presented.
  private func presenters(ofScreenAt place: Ref, _ program: LinkedProgram) -> [Screen.ID] {
    let shown = program.screens(at: place)
    return program.sites.filter { site in
      [.sheet, .cover].contains(site.kind) && site.screen.map(shown.contains) ?? false
    }.flatMap { program.screens(at: $0.place) }
  }

  private func block(around place: Ref, _ program: LinkedProgram) -> Ref? {
    program.ancestors(place).first { program.kind($0) == .block }
  }

  /// `dismiss` of a controller closes the content on it, or, without content, the controller. `dismiss` of SwiftUI
  /// closes the view it was read in, and two pops are meant to leave two screens.
  private func isControllers(_ site: NavigationSite, _ program: LinkedProgram) -> Bool {
    site.back == .dismiss && program.kind(site.primitive) == .call && program.name(site.primitive) == "dismiss"
      && program.argument("animated", of: site.primitive) != nil
  }

  private func isPop(_ site: NavigationSite, _ program: LinkedProgram) -> Bool {
    site.back == .pop && program.kind(site.primitive) == .call && program.name(site.primitive) == "popViewController"
  }

  private func step(_ site: NavigationSite, _ program: LinkedProgram) -> Transition.Back? {
    guard site.place == site.primitive, isControllers(site, program) || isPop(site, program) else { return nil }
    return site.back
  }

  /// A closure parameter of the screen that takes the same step back.
  private func back(byClosureCalledIn call: Ref, _ how: Transition.Back, _ program: LinkedProgram) -> Ref? {
    guard case .closure = program.callee(of: call),
      let callee = program.child(call, .callee), isOwn(callee, program),
      let property = program.variable(of: callee), program.isMember(property)
    else { return nil }
    return program.code(givenTo: property).lazy.compactMap {
      stepBack(in: $0, how, program)
    }.first
  }

  /// The callee is of the screen itself or of an object that it stores: a closure in one of many buttons is not called
  /// by each of them.
  private func isOwn(_ callee: Ref, _ program: LinkedProgram) -> Bool {
    guard let base = program.child(callee, .base), program.name(base) != "self" else { return true }
    return program.variable(of: base).map(program.isMember) ?? false
  }

  /// `dismiss(animated: true); delegate?.dismiss()`, and nothing else: the delegate leaves its own screen as well. A
  /// member that does more may mean to end a whole flow.
  private func back(
    byDelegateCalledIn call: Ref, besides own: Ref, in block: Ref, _ how: Transition.Back, _ program: LinkedProgram
  ) -> Ref? {
    guard program.children(block).count == 2, program.parent(block).map({ program.kind($0) == .function }) ?? false,
      let receiver = program.receiver(of: call), let delegate = program.variable(of: receiver),
      program.isMember(delegate), let function = program.function(runBy: call),
      program.enclosingType(function) != program.enclosingType(call)
    else { return nil }
    let code = how == .pop ? program.consequences(of: function, program.budget.ruleNearConsequences) : [function]
    return code.flatMap { program.nodesRunning([.call], in: $0) }.first { inner in
      program.navigation(at: inner).contains {
        $0.kind == .back && $0.place == inner && $0.confidence > .guessed && (how != .pop || $0.back == .pop)
      }
    }
  }

  private func stepBack(in closure: Ref, _ how: Transition.Back, _ program: LinkedProgram) -> Ref? {
    program.nodesRunning([.call], in: closure).first { call in
      program.navigation(at: call).contains { site in
        site.kind == .back && site.confidence > .guessed && site.back == how && isControllers(site, program)
      }
    }
  }

  private func finding(_ pair: Pair, _ second: Ref, _ support: GraphSupport) -> Finding {
    let program = pair.program
    let view = program.enclosingType(pair.first).map(program.typeName) ?? ""
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The user goes back two screens instead of one: \(Wording.name(view)) closes itself, and "
        + "'\(Wording.name(program.name(pair.second)))', which it calls "
        + "in the same turn, goes back again. Leave it to one of the two.",
      location: program.location(pair.first),
      related: [
        Finding.Related(location: program.location(pair.second), message: "this runs what the caller gave"),
        Finding.Related(location: program.location(second), message: "and that goes back once more"),
      ],
      witness: support.witness(toAnyOf: program.screens(at: pair.first)), subject: program.memberPath(pair.first))
  }
}

extension DoubleDismissRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The form closes itself, and so does its caller",
          """
          import UIKit
          final class ListController: UIViewController {
            func add() {
              let form = FormController()
              form.onCancel = { [weak self] in self?.dismiss(animated: true) }
              present(form, animated: true)
            }
          }
          final class FormController: UIViewController {
            var onCancel: (() -> Void)?
            override func viewDidLoad() {
              let button = UIButton()
              button.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
              view.addSubview(button)
            }
            @objc private func cancelTapped() {
              ↓dismiss(animated: true)
              onCancel?()
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "Only the caller closes it",
          """
          import UIKit
          final class ListController: UIViewController {
            func add() {
              let form = FormController()
              form.onCancel = { [weak self] in self?.dismiss(animated: true) }
              present(form, animated: true)
            }
          }
          final class FormController: UIViewController {
            var onCancel: (() -> Void)?
            override func viewDidLoad() {
              let button = UIButton()
              button.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
              view.addSubview(button)
            }
            @objc private func cancelTapped() { onCancel?() }
          }
          """)
      ])
  }
}
