import Linking
import NavigationModel
import SourceFacts

/// A navigation controller that is asked for the navigation controller around it.
struct NavigationControllerOfItselfRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "navigation-controller-of-itself", name: "Navigation controller of itself", defaultSeverity: .warning,
    summary: "Code asks a navigation controller for its 'navigationController', which is nil.",
    category: .uikit,
    rationale: """
      `navigationController` is the stack around a controller. A navigation controller is in no other stack, so \
      the property is nil, and what is shown through it never shows. The way to the topmost controller ends there as \
      well.

      Reported where the controller is a `UINavigationController` by its type, by its class, or by the condition \
      around the code. Use the controller itself.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Question {
    /// The `navigationController` that is read.
    var mention: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Question>] = [
    Exemption("Files about split views: a collapsed one puts one stack onto the other") { question in
      guard let file = question.program.ancestors(question.mention).last else { return false }
      var isSplit = false
      question.program.forEachNode(in: file) { node in
        if question.program.name(node).lowercased().contains("splitview") { isSplit = true }
        return !isSplit
      }
      return isSplit
    },
    Exemption("Code that the app never runs, including previews and debug builds") { question in
      question.program.isOutOfUsersReach(codeAt: question.mention)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    program.mentions(of: "navigationController").compactMap { mention in
      // The system's property, whose value is used.
      guard program.variable(of: mention) == nil, let user = user(of: mention, program),
        let owner = owner(of: mention, program)
      else { return nil }
      let question = Question(mention: mention, program: program)
      let screens = program.screens(at: mention)
      let finding = Finding(
        rule: identity.id, severity: identity.defaultSeverity,
        message:
          "Nothing happens here: \(owner) is a navigation controller, so its 'navigationController' is nil and "
          + "'\(Wording.name(program.name(user)))' has no receiver. Use the controller itself.",
        location: program.location(mention), witness: support.witness(toAnyOf: screens),
        subject: "\(program.memberPath(mention)) \(program.name(user))")
      return Judgement(finding, unless: Self.exemptions, of: question)
    }
  }

  /// The use of the property: a member access, or the uses of the property or function that returns it.
  private func user(of mention: Ref, _ program: LinkedProgram) -> Ref? {
    guard let outer = program.parent(mention) else { return nil }
    if program.kind(outer) == .member { return program.child(outer, .base) == mention ? outer : nil }
    guard let member = program.enclosingMember(mention), program.meaningOfBody(of: member) == mention else {
      return nil
    }
    return program.mentions(of: program.name(member)).lazy.compactMap { use -> Ref? in
      guard !program.isOutOfScope(use), program.variable(of: use) == member || isCall(use, of: member, program) else {
        return nil
      }
      let value = program.variable(of: use) == member ? use : program.parent(use)
      return value.flatMap(program.parent).flatMap { program.kind($0) == .member ? $0 : nil }
    }.first
  }

  private func isCall(_ mention: Ref, of function: Ref, _ program: LinkedProgram) -> Bool {
    program.parent(mention).map { program.kind($0) == .call && program.function(runBy: $0) == function } ?? false
  }

  /// The receiver of the property, in words, where that certainly is a navigation controller.
  private func owner(of mention: Ref, _ program: LinkedProgram) -> String? {
    if let base = program.child(mention, .base), program.kind(mention) == .member, program.name(base) != "self" {
      guard isNavigationController(program.type(of: base).core, program) || isAlwaysGivenOne(base, program) else {
        return nil
      }
      return program.chain(base).map { "'\(Wording.name($0))'" } ?? "what it is read of"
    }
    if let type = program.enclosingType(mention), program.supertypeNames(of: type).contains(Self.controller) {
      return Wording.name(program.typeName(type))
    }
    return isNarrowed(mention, program) ? "the controller" : nil
  }

  /// A property or parameter of a wider type for which every caller passes a navigation controller.
  private func isAlwaysGivenOne(_ base: Ref, _ program: LinkedProgram, depth: Int = 0) -> Bool {
    guard depth < program.budget.ruleHandedDepth.most, let named = program.variable(of: base) else { return false }
    let given = program.values(givenTo: named)
    return !given.isEmpty
      && given.allSatisfy {
        isNavigationController(program.type(of: $0).core, program) || isAlwaysGivenOne($0, program, depth: depth + 1)
      }
  }

  private static let controller = "UINavigationController"

  private func isNavigationController(_ type: TypeExpression, _ program: LinkedProgram) -> Bool {
    switch type {
    case .named(let id, _):
      program.typeName(id) == Self.controller || program.supertypeNames(of: id).contains(Self.controller)
    case .external(let name, _): name == Self.controller
    default: false
    }
  }

  /// `if self is UINavigationController { … }`
  private func isNarrowed(_ mention: Ref, _ program: LinkedProgram) -> Bool {
    program.ancestors(mention).contains { statement in
      guard program.kind(statement) == .ifElse, let conditions = program.child(statement, .conditions),
        let body = program.child(statement, .body), program.contains(body, mention)
      else { return false }
      return program.children(conditions).contains { castsSelf($0, program) }
    }
  }

  private func castsSelf(_ condition: Ref, _ program: LinkedProgram) -> Bool {
    let cast = program.kind(condition) == .optionalBinding ? program.child(condition, .value) : condition
    guard let cast, program.kind(cast) == .cast, let value = program.child(cast, .operand),
      program.name(value) == "self", let type = program.child(cast, .type)
    else { return false }
    return isNavigationController(program.resolve(type).core, program)
  }
}

extension NavigationControllerOfItselfRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The way to the topmost controller ends at the stack",
          """
          import UIKit
          extension UIViewController {
            var topMost: UIViewController? {
              if let presentedViewController { return presentedViewController.topMost }
              if self is UINavigationController {
                return ↓navigationController?.visibleViewController?.topMost
              }
              return self
            }
          }
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The stack itself is asked",
          """
          import UIKit
          extension UIViewController {
            var topMost: UIViewController? {
              if let presentedViewController { return presentedViewController.topMost }
              if let navigationController = self as? UINavigationController {
                return navigationController.visibleViewController?.topMost
              }
              return self
            }
          }
          """)
      ])
  }
}
