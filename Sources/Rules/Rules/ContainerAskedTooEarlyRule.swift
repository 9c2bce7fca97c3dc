import Linking
import NavigationModel
import SourceFacts

/// A controller that asks for the stack around it while it is made.
struct ContainerAskedTooEarlyRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "container-asked-too-early", name: "Container asked too early", defaultSeverity: .warning,
    summary: "A controller's initialiser uses 'navigationController' or the like, which is nil there.",
    category: .uikit,
    rationale: """
      `navigationController`, `tabBarController` and `presentingViewController` say where a controller is. While it is \
      made it is nowhere yet, so all of them are nil: what is pushed through them never shows, and what gets one to \
      present from later gets nothing, and shows nothing either.

      Reported where an initialiser, or a function that only initialisers call, navigates through such a property or \
      hands it on. Read it in `viewDidLoad` or later.
      """,
    exemptions: Self.exemptions.map(\.reason), isOptIn: true)

  /// A use of a container in an initialiser.
  struct Early {
    var use: Use
    /// It runs only later.
    var isLater: Bool
  }

  static let exemptions: [Exemption<Early>] = [
    Exemption("Code in closures, which runs later") { $0.isLater },
    Exemption("A value with another beside it for nil: `navigationController ?? self`") {
      if case .alternative = $0.use { true } else { false }
    },
    Exemption("Settings of the bar, which only look wrong") {
      if case .setting = $0.use { true } else { false }
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.standing.surroundings.sorted().flatMap(program.mentions(of:)).compactMap { mention in
      // The system's property, of the controller itself.
      guard program.variable(of: mention) == nil, isOwn(mention, program),
        let type = program.enclosingType(mention), program.isController(type),
        let use = use(of: mention, program), isInCodeThatMakes(mention, program),
        !program.isOutOfUsersReach(codeAt: mention)
      else { return nil }
      let early = Early(use: use, isLater: program.runContext(of: mention) != .asItsFunction)
      return Judgement(finding(mention, of: type, early, program, support), unless: Self.exemptions, of: early)
    }
  }

  private func finding(
    _ mention: Ref, of type: TypeID, _ early: Early, _ program: LinkedProgram, _ support: GraphSupport
  ) -> Finding {
    let property = Wording.name(program.name(mention))
    let effect =
      switch early.use {
      case .navigation(let call): "'\(Wording.name(program.name(call)))' has no receiver, and nothing shows"
      case .handover, .alternative: "what gets it here shows nothing through it later"
      case .setting: "what is set here is lost"
      }
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "'\(property)' is nil while \(Wording.name(program.typeName(type))) is made: \(effect). Read it in "
        + "'viewDidLoad' or later.",
      location: program.location(mention),
      witness: support.witness(toAnyOf: [program.screenID(of: type)]),
      subject: "\(program.memberPath(mention)) \(program.name(mention))")
  }

  enum Use {
    /// A call on it that navigates.
    case navigation(Ref)
    /// It is an argument, or a property of another object gets it.
    case handover
    /// As a handover, with another value for nil.
    case alternative
    /// Any other member of it.
    case setting
  }

  private func isOwn(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    switch program.kind(mention) {
    case .name: true
    case .member: program.child(mention, .base).map { program.name($0) == "self" } ?? false
    default: false
    }
  }

  private func use(of mention: Ref, _ program: LinkedProgram) -> Use? {
    guard let outer = program.parent(mention) else { return nil }
    switch program.kind(outer) {
    case .argument:
      guard let call = program.parent(outer), program.kind(call) == .call else { return nil }
      // `print(navigationController)`, `assert(…)`
      return isOfSources(call, program) ? .handover : nil
    case .assign:
      return program.child(outer, .value) == mention && !isSetAgain(byWhatFollows: outer, program) ? .handover : nil
    case .member:
      guard program.child(outer, .base) == mention, let call = program.parent(outer), program.kind(call) == .call,
        program.child(call, .callee) == outer, !program.navigation(at: call).isEmpty || program.isBack(call)
      else { return program.child(outer, .base) == mention ? .setting : nil }
      return .navigation(call)
    case .binary where program.name(outer) == "??":
      return use(of: outer, program).map { _ in .alternative }
    default: return nil
    }
  }

  /// The type sets the same property elsewhere as well.
  private func isSetAgain(byWhatFollows assignment: Ref, _ program: LinkedProgram) -> Bool {
    guard let target = program.child(assignment, .target) else { return true }
    return program.assignments(to: program.name(target)).contains {
      $0 != assignment && program.enclosingType($0) == program.enclosingType(assignment)
    }
  }

  private func isOfSources(_ call: Ref, _ program: LinkedProgram) -> Bool {
    switch program.callee(of: call) {
    case .initializer, .functions(_, guessed: false): true
    default: false
    }
  }

  /// The place runs as a part of an initialiser, also through functions that only initialisers of its type call.
  private func runsWhileMade(_ place: Ref, _ program: LinkedProgram, depth: Int) -> Bool {
    program.runContext(of: place) == .asItsFunction && isInCodeThatMakes(place, program, depth: depth)
  }

  /// The place stands in an initialiser, or in a function that runs as a part of one.
  private func isInCodeThatMakes(_ place: Ref, _ program: LinkedProgram, depth: Int = 0) -> Bool {
    guard depth < program.budget.ruleHelperDepth.most, let function = program.enclosingMember(place),
      program.kind(function) == .function
    else { return false }
    if program.name(function) == "init" { return true }
    guard program.flags(function).contains(.isPrivate), program.attributeNames(of: function).isEmpty else {
      return false
    }
    let calls = program.callers(of: function)
    return !calls.isEmpty && calls.count == program.mentions(of: program.name(function)).count
      && calls.allSatisfy {
        program.enclosingType($0) == program.enclosingType(function) && runsWhileMade($0, program, depth: depth + 1)
      }
  }
}

extension ContainerAskedTooEarlyRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The stack is kept before there is one",
          """
          import UIKit
          final class OrderController: UIViewController {
            private let payment: Payment
            init(payment: Payment) {
              self.payment = payment
              super.init(nibName: nil, bundle: nil)
              payment.presenter = ↓navigationController
            }
            required init?(coder: NSCoder) { nil }
          }
          final class Payment {
            weak var presenter: UINavigationController?
            func begin() { presenter?.pushViewController(CardController(), animated: true) }
          }
          final class CardController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The stack is there when the view has loaded",
          """
          import UIKit
          final class OrderController: UIViewController {
            private let payment = Payment()
            override func viewDidLoad() {
              super.viewDidLoad()
              payment.presenter = navigationController
            }
          }
          final class Payment {
            weak var presenter: UINavigationController?
            func begin() { presenter?.pushViewController(CardController(), animated: true) }
          }
          final class CardController: UIViewController {}
          """)
      ])
  }
}
