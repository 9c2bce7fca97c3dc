import Linking
import NavigationModel
import SourceFacts

/// Navigation that starts by itself, too early or each time the screen comes back.
struct NavigateInLifecycleRule: JudgingCodeRule, ConfigurableRule {
  /// Off by default: all measured findings were wrong, as a flag beside the push decides whether it happens.
  var appearances = false

  static let options: [RuleOption<Self>] = [
    .init(
      "appearances", \.appearances,
      "Report all pushes in 'onAppear' and 'task', which run each time the screen appears.")
  ]

  let identity = RuleIdentity(
    id: "navigate-in-lifecycle", name: "Navigate in lifecycle", defaultSeverity: .warning,
    summary: "A screen presents before it is shown, or pushes each time it appears.",
    category: .state,
    rationale: """
      In `viewDidLoad` the view is in no window yet: UIKit refuses to present, and nothing shows. The same applies to \
      a controller that code has just made and asks to present before anything shows it, and to code that starts the \
      app and presents before `makeKeyAndVisible`.

      `onAppear` of SwiftUI runs again when the user comes back, so a push there sends them forward at once, and they \
      never get back. It is reported where code puts a screen with a back button onto a path each time, also under a \
      condition on state that no code empties; with `appearances: true` all such pushes are.
      """,
    exemptions: Self.exemptions.map(\.reason) + PrematurePresentations.exemptions.map(\.reason))

  /// A presentation by a controller whose view is being loaded.
  struct Early {
    var call: Ref
    var function: Ref
    var type: TypeID
    var support: GraphSupport
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Early>] = [
    Exemption(
      "A controller that code puts onto a navigation stack or into another container, which presents in its place"
    ) { liesInContainer($0.type, $0.program, $0.support) }
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let premature = PrematurePresentations(program).all.map {
      Judgement(finding($0, program, support), unless: PrematurePresentations.exemptions, of: $0)
    }
    return early(program, support) + premature + repeated(program, support).map { Judgement($0) }
  }

  private func finding(
    _ premature: PrematurePresentations.Presentation, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let clause =
      premature.cause == .startsApp
      ? "the window is not visible yet. Present after 'makeKeyAndVisible'."
      : "'\(Wording.name(program.name(premature.later)))' is shown only afterwards, and its view is in no window. Show it "
        + "first, and present from 'viewDidAppear'."
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Users do not see what \(Wording.name(program.memberPath(premature.call))) presents here: UIKit refuses, as "
        + clause,
      location: program.location(premature.call),
      related: [
        Finding.Related(
          location: program.location(premature.later),
          message: premature.cause == .startsApp ? "the window becomes visible here" : "it is made here")
      ],
      subject: "\(program.memberPath(premature.call)) premature")
  }

  // MARK: too early

  private func early(_ program: LinkedProgram, _ support: GraphSupport) -> [Judgement] {
    let helpers = HelperPresentations(program)
    return program.declaredTypes.filter(program.isController).flatMap { type -> [Judgement] in
      let functions = ["viewDidLoad", "loadView"].compactMap { program.members(named: $0, of: type).first }
      return functions.flatMap { function in
        early(in: function, of: type, helpers, program).map {
          let early = Early(call: $0, function: function, type: type, support: support, program: program)
          return Judgement(finding(early), unless: Self.exemptions, of: early)
        }
      }
    }
  }

  /// The calls by which the controller presents before it is shown: its own, those of helpers that receive it, and
  /// those of functions that a base class runs and it overrides.
  private func early(
    in function: Ref, of type: TypeID, _ helpers: HelperPresentations, _ program: LinkedProgram
  ) -> [Ref] {
    let isOwn = program.enclosingType(function) == type
    return program.nodesRunning([.call], in: function).flatMap { call -> [Ref] in
      guard program.runContext(of: call) == .asItsFunction else { return [] }
      // A presentation in the base class is a finding about that class.
      if isOwn, helpers.presenters(of: call).contains(where: { $0.chain == "self" && !$0.isLookedUp }) { return [call] }
      guard program.receiverChain(of: call) == "self",
        let override = program.ownMembers(named: program.name(call), of: type).first(where: {
          program.kind($0) == .function && program.flags($0).contains(.isOverride)
        }), program.name(call) != program.name(function)
      else { return [] }
      return program.nodesRunning([.call], in: override).filter { inner in
        program.runContext(of: inner) == .asItsFunction
          && helpers.presenters(of: inner).contains { $0.chain == "self" && !$0.isLookedUp }
      }
    }
  }

  private func finding(_ early: Early) -> Finding {
    let (program, call) = (early.program, early.call)
    let shown =
      program.navigation(at: call).first?.screen.flatMap { early.support.screen($0)?.name }.map {
        "'\(Wording.name($0))'"
      }
      ?? "what is presented here"
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "Users do not see \(shown): in '\(program.name(early.function))' the view of "
        + "\(Wording.name(program.typeName(early.type))) is in no window, and UIKit refuses to present. Present in "
        + "'viewDidAppear', once.",
      location: program.location(call), subject: "\(program.memberPath(call)) early")
  }

  /// Code pushes the controller, embeds it, or makes it where it makes or fills a container.
  private static func liesInContainer(_ type: TypeID, _ program: LinkedProgram, _ support: GraphSupport) -> Bool {
    let name = program.typeName(type)
    if support.transitions(to: name).contains(where: { $0.kind == .push || $0.kind == .tab })
      || support.embeddings.contains(where: { $0.child == name })
    {
      return true
    }
    return program.constructions(of: type).contains { made in
      guard !program.isOutOfScope(made) else { return false }
      let surroundings = program.enclosingMember(made) ?? made
      return program.nodes([.call, .assign], in: surroundings).contains { node in
        guard program.kind(node) == .call else {
          return program.child(node, .target).map(program.name) == "viewControllers"
        }
        let name = program.name(node)
        return containerCalls.contains(name) || containers.contains { name.hasSuffix($0) }
      }
    }
  }

  private static let containerCalls: Set<String> = SDK.filling
  private static let containers = [
    "NavigationController", "TabBarController", "PageViewController", "SplitViewController",
  ]

  // MARK: again and again

  private func repeated(_ program: LinkedProgram, _ support: GraphSupport) -> [Finding] {
    // A push may show one of several screens: that is one place.
    var seen: Set<Ref> = []
    let paths = PresentedState(program).paths
    return program.sites.compactMap { site in
      guard site.kind == .push, site.confidence == .exact, !program.isOutOfScope(site.place),
        !hasFlag(site.primitive, program), let (modifier, place) = appearance(of: site, program),
        let type = program.enclosingType(modifier), program.isView(type) || program.isViewModifier(type),
        appearances || isEndless(site, paths, program), seen.insert(place).inserted
      else { return nil }
      let target = site.screen.flatMap { support.screen($0)?.name } ?? "the next screen"
      let name = program.typeName(type)
      return Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "Users who go back from '\(Wording.name(target))' are sent there again: \(Wording.name(name)) pushes it each time it appears. "
          + "Push where the reason arises, or remember that it was done.",
        location: program.location(place),
        related: [
          Finding.Related(
            location: program.location(modifier),
            message: "'\(Wording.name(program.name(modifier)))' runs on every return")
        ],
        witness: support.witness(toAnyOf: [name]), subject: "\(program.memberPath(place)) \(site.screen ?? "")")
    }
  }

  /// The push appends to a path, and the user returns by the back button, which nothing hides.
  private func isEndless(_ site: NavigationSite, _ paths: Set<Ref>, _ program: LinkedProgram) -> Bool {
    guard program.kind(site.primitive) == .call, let receiver = program.receiver(of: site.primitive),
      let path = program.variable(of: receiver), paths.contains(path)
    else { return false }
    // What is written where the path is answered has no type of its own.
    let shown =
      site.screen.map { program.views(named: $0).flatMap(program.bodies(of:)) }
      ?? program.destinationRegistrations.map(\.content)
    return !shown.isEmpty
      && shown.allSatisfy { code in
        program.nodes([.call], in: code).allSatisfy { !Self.hiding.contains(program.name($0)) }
      }
  }

  private static let hiding: Set<String> = SDK.hidingBars

  /// `NavigationLink(destination: next, isActive: $isActive)`: the flag pushes, and the code that sets `next` only
  /// decides what.
  private func hasFlag(_ primitive: Ref, _ program: LinkedProgram) -> Bool {
    program.argument("isActive", of: primitive) != nil || program.argument("isPresented", of: primitive) != nil
  }

  /// The `onAppear` or `task` whose closure always pushes, directly or through a function, with the place of the push. A
  /// function that is only named may push later, at a tap.
  private func appearance(of site: NavigationSite, _ program: LinkedProgram) -> (modifier: Ref, place: Ref)? {
    let isHere = program.contains(site.primitive, site.place)
    if let found = appearance(around: site.place, program, functions: isHere ? 0 : nil) { return (found, site.place) }
    // A value in state was put there before; who pushes it decides when.
    guard !isHere, pushesState(site.primitive, program) else { return nil }
    return appearance(around: site.primitive, program, functions: 0).map { ($0, site.primitive) }
  }

  private func pushesState(_ primitive: Ref, _ program: LinkedProgram) -> Bool {
    guard program.kind(primitive) == .call, let pushed = program.argument("", of: primitive),
      let state = program.variableBehindBinding(pushed)
    else { return false }
    return program.isMember(state) && program.getter(of: state) == nil
  }

  /// - Parameter functions: the number of functions through which the place was followed; nil where none is followed.
  private func appearance(around place: Ref, _ program: LinkedProgram, functions: Int?) -> Ref? {
    var inner = place
    for node in program.ancestors(place) {
      switch program.kind(node) {
      case .function:
        guard let functions, functions < program.budget.ruleHelperDepth.most else { return nil }
        return program.callers(of: node).lazy.compactMap {
          appearance(around: $0, program, functions: functions + 1)
        }.first
      case .closure:
        guard let argument = program.parent(node), program.kind(argument) == .argument,
          let call = program.parent(argument),
          SDK.appearing.contains(program.name(call)), program.argument("id", of: call) == nil
        else { return nil }
        return call
      case .block:
        // A statement that leaves or waits before the push is a condition.
        for statement in program.children(node) {
          if statement == inner { break }
          let isPlain = [.call, .assign, .variable].contains(program.kind(statement))
          guard isPlain || holdsAgain(statement, program) else { return nil }
        }
      case .ifElse:
        guard program.child(node, .body) == inner, holdsAgain(node, program) else { return nil }
      case .call, .argument, .member, .assign, .array, .list: break
      default: return nil
      }
      inner = node
    }
    return nil
  }

  /// `if let last { … }`, `guard let last else { return }` of state that no code empties: what held once holds on every
  /// return.
  private func holdsAgain(_ choice: Ref, _ program: LinkedProgram) -> Bool {
    guard [.ifElse, .guard].contains(program.kind(choice)), let conditions = program.child(choice, .conditions) else {
      return false
    }
    return program.children(conditions).allSatisfy { condition in
      guard program.kind(condition) == .optionalBinding,
        let state = program.child(condition, .value).flatMap(program.variable(of:)), program.isMember(state),
        program.getter(of: state) == nil, program.attributeNames(of: state).allSatisfy(SDK.drawnState.contains)
      else { return false }
      return isNeverEmptied(state, program)
    }
  }

  private func isNeverEmptied(_ state: Ref, _ program: LinkedProgram) -> Bool {
    let uses = program.uses(ofVariable: state)
    return uses.allSatisfy { use in
      switch use.kind {
      case .write(let value): use.isCertain && isThere(value, program)
      case .mutation, .read: true
      case .handedOut: false
      }
    }
      && (program.child(state, .initializer).map { program.kind($0) != .null } ?? false
        || uses.contains { if case .write = $0.kind { true } else { false } })
  }

  /// Certainly not nil: a literal, a case, or a new value.
  private func isThere(_ value: Ref, _ program: LinkedProgram) -> Bool {
    switch program.kind(value) {
    case .string, .number, .boolean: true
    case .call:
      switch program.callee(of: value) {
      case .initializer, .enumCase: true
      default: false
      }
    case .member: program.child(value, .base) == nil
    default: if case .optional = program.type(of: value) { false } else { !program.type(of: value).isUnknown }
    }
  }
}

extension NavigateInLifecycleRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "A sheet before the view is in a window",
          """
          import UIKit
          final class HomeController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              ↓present(WelcomeController(), animated: true)
            }
          }
          final class WelcomeController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "A button's action and a subscription are not the lifecycle",
          """
          import UIKit
          final class HomeController: UIViewController {
            let button = ActionButton()
            override func viewDidLoad() {
              super.viewDidLoad()
              button.onTap = { [weak self] in self?.present(WelcomeController(), animated: true) }
            }
            override func viewDidAppear(_ animated: Bool) {
              super.viewDidAppear(animated)
              present(WelcomeController(), animated: true)
            }
          }
          final class ActionButton: UIView { var onTap: () -> Void = {} }
          final class WelcomeController: UIViewController {}
          """)
      ])
  }
}
