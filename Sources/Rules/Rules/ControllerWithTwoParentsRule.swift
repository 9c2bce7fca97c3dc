import Linking
import NavigationModel
import SourceFacts

/// A controller that is in a navigation controller and is shown in another way as well.
struct ControllerWithTwoParentsRule: JudgingCodeRule {
  let identity = RuleIdentity(
    id: "controller-with-two-parents", name: "Controller with two parents", defaultSeverity: .error,
    summary: "A controller that is the root of a navigation controller is presented itself, or put into a second one.",
    category: .uikit,
    rationale: """
      A controller has one parent. UIKit throws when a controller that has a parent is presented, so the app crashes: \
      the navigation controller should be presented. A second navigation controller takes the controller out of the \
      first, which is then empty: that is a warning.

      Reported where both are in one function and run on one path, the stack first; and where a closure puts the \
      controller into one stack, and the code behind the closure into another.
      """,
    exemptions: Self.exemptions.map(\.reason))

  struct Pair {
    var embedding: Ref
    var other: Ref
    var local: Ref
    var member: Ref
    var program: LinkedProgram
  }

  static let exemptions: [Exemption<Pair>] = [
    Exemption("Places of which only one runs: in two branches, or in two closures") { pair in
      !runsOnOnePath(pair)
    },
    Exemption("Functions that check the controller's parent, or remove it from there") { pair in
      pair.program.mentions(ofLocal: pair.local, in: pair.member).contains { mention in
        pair.program.parent(mention).map {
          pair.program.kind($0) == .member && looks.contains(pair.program.name($0))
        } ?? false
      }
    },
    Exemption("Variables that are assigned another controller") { pair in
      pair.program.nodes([.assign], in: pair.member).contains { assignment in
        pair.program.child(assignment, .target).flatMap(pair.program.variable(of:)) == pair.local
      }
    },
    Exemption("Code that the app never runs, including previews and debug builds") { pair in
      pair.program.isOutOfUsersReach(codeAt: pair.other)
    },
  ]

  func judgements(in program: LinkedProgram, support: GraphSupport) -> [Judgement] {
    let embeddings = Dictionary(grouping: embeddings(program)) { root(of: $0, program) }
    return embeddings.compactMap { root, calls in root.map { ($0, calls.sorted()) } }.sorted { $0.0 < $1.0 }
      .flatMap { local, calls -> [Judgement] in
        guard let member = program.enclosingMember(calls[0]) else { return [] }
        let judged = { (others: [Ref], told: @escaping (Pair) -> Finding?) in
          others.sorted().compactMap { other -> Judgement? in
            calls.lazy.filter { $0 < other }.compactMap { call -> Judgement? in
              let pair = Pair(embedding: call, other: other, local: local, member: member, program: program)
              return told(pair).map { Judgement($0, unless: Self.exemptions, of: pair) }
            }.decisive
          }
        }
        return judged(presentations(of: local, in: member, program)) { finding(presented: $0, support) }
          + judged(calls.dropFirst().sorted()) { isFirstShown($0) ? finding(second: $0, support) : nil }
      }
  }

  /// The constructions of stacks with a root argument.
  private func embeddings(_ program: LinkedProgram) -> [Ref] {
    let own = program.declaredTypes.filter { program.supertypeNames(of: $0).contains(Self.stack) }
    let made =
      program.calls(named: Self.stack).filter(program.isExternal)
      + own.flatMap(program.constructions(of:)).filter { !program.isOutOfScope($0) }
    return Set(made).filter { root(of: $0, program) != nil }.sorted()
  }

  /// The local name or parameter that is a stack's root.
  private func root(of embedding: Ref, _ program: LinkedProgram) -> Ref? {
    guard let given = program.argument("rootViewController", of: embedding), program.kind(given) == .name,
      let local = program.variable(of: given), [.variable, .parameter].contains(program.kind(local)),
      !program.isMember(local), program.enclosingMember(local) != nil
    else { return nil }
    return local
  }

  private func presentations(of local: Ref, in member: Ref, _ program: LinkedProgram) -> [Ref] {
    program.mentions(ofLocal: local, in: member).compactMap { mention in
      guard let argument = program.parent(mention), program.kind(argument) == .argument,
        let call = program.parent(argument), program.name(call) == "present",
        program.argument("", of: call) == mention, program.argument("animated", of: call) != nil,
        program.isExternal(call)
      else { return nil }
      return call
    }
  }

  /// A stack that no code names any more is no loss.
  private func isFirstShown(_ pair: Pair) -> Bool {
    guard let kept = pair.program.parent(pair.embedding), pair.program.kind(kept) == .variable else { return true }
    return !pair.program.mentions(ofLocal: kept, in: pair.member).isEmpty
  }

  // MARK: one path

  private static func runsOnOnePath(_ pair: Pair) -> Bool {
    let program = pair.program
    let bodies = (program.enclosingBody(pair.embedding), program.enclosingBody(pair.other))
    if bodies.0 == bodies.1 { return isCertain(pair.embedding, for: pair.other, program) }
    // Code in the closure runs after the code behind it.
    guard let closure = bodies.0, program.kind(closure) == .closure, !program.contains(closure, pair.other),
      program.name(pair.other) != "present"
    else { return false }
    return isCertain(pair.other, for: closure, program)
  }

  /// Every run of the other place also runs, or ran, the first.
  private static func isCertain(_ place: Ref, for other: Ref, _ program: LinkedProgram) -> Bool {
    for outer in program.ancestors(place) {
      if program.contains(outer, other) { return program.kind(outer) == .block }
      if choices.contains(program.kind(outer)) { return false }
    }
    return false
  }

  private static let choices: Set<Node.Kind> = [
    .ifElse, .guard, .loop, .forIn, .switch, .switchCase, .ternary, .binary, .doCatch, .deferred, .closure, .function,
    .conditional,
  ]
  private static let looks: Set<String> = SDK.findingParents
  private static let stack = "UINavigationController"

  // MARK: findings

  private func finding(presented pair: Pair, _ support: GraphSupport) -> Finding {
    let program = pair.program
    let name = Wording.name(program.name(pair.local))
    return Finding(
      rule: identity.id, severity: identity.defaultSeverity,
      message:
        "The app crashes when \(Wording.name(program.memberPath(pair.other))) presents '\(name)': it is the root of a "
        + "navigation controller already, and UIKit presents no controller that has a parent. Present the navigation "
        + "controller.",
      location: program.location(pair.other), related: related(pair),
      witness: support.witness(toAnyOf: program.screens(at: pair.other)),
      subject: "\(program.memberPath(pair.other)) \(program.name(pair.local)) presented")
  }

  private func finding(second pair: Pair, _ support: GraphSupport) -> Finding {
    let program = pair.program
    let name = Wording.name(program.name(pair.local))
    return Finding(
      rule: identity.id, severity: .warning,
      message:
        "One of two navigation controllers is empty: '\(name)' is the root of both, and a controller has one parent. "
        + "Make one controller for each, or show one of them only.",
      location: program.location(pair.other), related: related(pair),
      witness: support.witness(toAnyOf: program.screens(at: pair.other)),
      subject: "\(program.memberPath(pair.other)) \(program.name(pair.local)) root")
  }

  private func related(_ pair: Pair) -> [Finding.Related] {
    [
      Finding.Related(
        location: pair.program.location(pair.embedding),
        message: "'\(Wording.name(pair.program.name(pair.local)))' becomes the root of a navigation controller here")
    ]
  }
}

extension ControllerWithTwoParentsRule {
  var examples: RuleExamples {
    RuleExamples(
      triggering: [
        RuleExample(
          "The controller is presented, and its stack was meant",
          """
          import UIKit
          final class ReceiveController: UIViewController {
            @objc func showStatus() {
              let status = StatusController()
              let stack = UINavigationController(rootViewController: status)
              stack.modalPresentationStyle = .formSheet
              ↓present(status, animated: true)
            }
          }
          final class StatusController: UIViewController {}
          """)
      ],
      nonTriggering: [
        RuleExample(
          "The stack is presented",
          """
          import UIKit
          final class ReceiveController: UIViewController {
            @objc func showStatus() {
              let status = StatusController()
              let stack = UINavigationController(rootViewController: status)
              stack.modalPresentationStyle = .formSheet
              present(stack, animated: true)
            }
          }
          final class StatusController: UIViewController {}
          """)
      ])
  }
}
