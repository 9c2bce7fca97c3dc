import Linking
import SourceFacts

/// Exits from code that owes a caller its completion and does not call it.
struct SkippedCompletions {
  /// The code that waits.
  enum Asker {
    /// A caller's closure, which navigates.
    case caller(Ref)
    /// No caller navigates so far.
    case nobody(Ref)
    /// The call that suspends its task.
    case task(Ref)
    /// The system, which terminates the app without an answer; with another presentation of the same controller.
    case system(Ref)

    var place: Ref {
      switch self {
      case .caller(let place), .nobody(let place), .task(let place), .system(let place): place
      }
    }
  }

  struct Skipped {
    /// The `guard` or `if` that leaves, or the presentation that may fail.
    var exit: Ref
    /// The parameter by which the answer is given.
    var answer: Ref
    var asker: Asker
    var silence: Silence?
  }

  /// Why an exit skips nothing that a user would miss.
  enum Silence {
    case isGivenBefore
    case asksForSelf
    case nobodyNavigates
  }

  static let exemptions: [Exemption<Silence?>] = [
    Exemption("Exits before which the completion was kept, passed on or called") { $0 == .isGivenBefore },
    Exemption("`guard let self`") { $0 == .asksForSelf },
    Exemption("Completions in which no caller navigates") { $0 == .nobodyNavigates },
  ]

  private let program: LinkedProgram
  private let presented: PresentedState

  init(_ program: LinkedProgram, _ presented: PresentedState) {
    self.program = program
    self.presented = presented
  }

  /// In order of place.
  var all: [Skipped] { (completions + continuations + panels).sorted { $0.exit < $1.exit } }

  // MARK: completions

  private var completions: [Skipped] {
    let helpers = Set(program.calls(named: "dismiss").compactMap(program.enclosingMember)).filter {
      program.kind($0) == .function && !program.isOutOfUsersReach(codeAt: $0)
    }
    return helpers.sorted().flatMap { helper in
      program.parameters(of: helper).compactMap { skipped($0, in: helper) }
    }
  }

  private func skipped(_ answer: Ref, in helper: Ref) -> Skipped? {
    guard isFunction(program.declaredType(of: answer)), let body = program.child(helper, .body),
      let exit = decisive(exits(from: body, without: answer).filter { looksAtPresented($0.place) }),
      isGiven(answer, byDismissalIn: body)
    else { return nil }
    let given = program.code(givenTo: answer)
    if let closure = given.first(where: { program.moves($0, presented) }) {
      return Skipped(exit: exit.place, answer: answer, asker: .caller(closure), silence: exit.silence)
    }
    return Skipped(
      exit: exit.place, answer: answer, asker: .nobody(answer),
      silence: exit.silence ?? (given.isEmpty ? nil : .nobodyNavigates))
  }

  /// The first that skips the answer, else the first.
  private func decisive(_ exits: [Exit]) -> Exit? { exits.first { $0.silence == nil } ?? exits.first }

  private func isFunction(_ type: TypeExpression) -> Bool {
    switch type {
    case .optional(let inner): isFunction(inner)
    case .function: true
    default: false
    }
  }

  /// The condition only depends on what is presented.
  private func looksAtPresented(_ exit: Ref) -> Bool {
    guard let conditions = program.child(exit, .conditions), program.children(conditions).count == 1 else {
      return false
    }
    return program.mentions(["presentedViewController"], in: conditions)
  }

  /// `dismiss(animated: true, completion: completion)`, `dismiss(animated: true) { completion() }`
  private func isGiven(_ answer: Ref, byDismissalIn body: Ref) -> Bool {
    program.nodes([.call], in: body).contains { call in
      program.name(call) == "dismiss" && program.argument("animated", of: call) != nil
        && program.arguments(of: call).contains { !program.mentions(ofLocal: answer, in: $0).isEmpty }
    }
  }

  // MARK: continuations

  private var continuations: [Skipped] {
    program.suspendingCalls.compactMap { call in
      guard let closure = program.trailingClosure(of: call), let body = program.child(closure, .body),
        let answer = program.children(closure, .parameters).first, !program.isOutOfUsersReach(codeAt: call),
        let exit = decisive(exits(from: body, without: answer).map(asked)),
        program.moves(closure, presented) || presents(closure)
      else { return nil }
      return Skipped(exit: exit.place, answer: answer, asker: .task(call), silence: exit.silence)
    }
  }

  private func presents(_ code: Ref) -> Bool {
    program.nodes([.call], in: code).contains {
      ["present", "dismiss"].contains(program.name($0)) && program.argument("animated", of: $0) != nil
    }
  }

  private func asked(_ exit: Exit) -> Exit {
    Exit(place: exit.place, silence: exit.silence ?? (looksAtSelfAlone(exit.place) ? .asksForSelf : nil))
  }

  private func looksAtSelfAlone(_ exit: Ref) -> Bool {
    guard let conditions = program.child(exit, .conditions) else { return false }
    return program.children(conditions).allSatisfy { condition in
      program.kind(condition) == .optionalBinding
        && (program.name(condition) == "self"
          || program.child(condition, .value).map { program.name($0) == "self" } ?? false)
    }
  }

  // MARK: what the system waits for

  /// Only the buttons of an alert answer, and the controller that should present it may already present something else.
  private var panels: [Skipped] {
    let functions = program.functionsOwingAnswers.filter { !program.isOutOfUsersReach(codeAt: $0) }
    let owing = Set(functions)
    return functions.compactMap { function in
      guard let answer = program.parameters(of: function).last, let body = program.child(function, .body),
        let presentation = presentation(in: body), !isAnswered(answer, atOnceIn: body),
        !program.consequences(of: function, program.budget.ruleNearConsequences).contains(where: {
          program.mentions(Self.looks, in: $0)
        }),
        let other = otherPresentation(like: presentation, outside: owing)
      else { return nil }
      return Skipped(exit: presentation, answer: answer, asker: .system(other), silence: nil)
    }
  }

  private func presentation(in body: Ref) -> Ref? {
    program.nodesRunning([.call], in: body).first {
      program.name($0) == "present" && program.argument("animated", of: $0) != nil && program.isExternal($0)
    }
  }

  /// Another presentation by the same controller, in the same class.
  private func otherPresentation(like presentation: Ref, outside owing: Set<Ref>) -> Ref? {
    guard let chain = presenter(presentation), let owner = program.enclosingType(presentation) else { return nil }
    return program.calls(named: "present").first { other in
      program.enclosingType(other) == owner && program.argument("animated", of: other) != nil
        && presenter(other) == chain
        && program.enclosingMember(other).map { !owing.contains($0) } ?? false
    }
  }

  /// Content that a controller's stack presents covers the controller as well.
  private func presenter(_ call: Ref) -> String? {
    let chain = program.receiverChain(of: call)
    return chain == "navigationController" ? "self" : chain
  }

  /// Code that runs before the function returns also answers, such as a branch for invisible pages.
  private func isAnswered(_ answer: Ref, atOnceIn body: Ref) -> Bool {
    program.nodesRunning([.call], in: body).contains { call in
      program.child(call, .callee).flatMap(program.variable(of:)) == answer
    }
  }

  private static let looks: Set<String> = SDK.presentationState.union(SDK.stackContents)

  // MARK: ways out

  private struct Exit {
    var place: Ref
    var silence: Silence?
  }

  /// The exits from the code, or from a closure in it that gives the answer, without a use of the answer.
  private func exits(from body: Ref, without answer: Ref) -> [Exit] {
    guard !program.mentions(ofLocal: answer, in: body).isEmpty else { return [] }
    return program.nodes([.guard, .ifElse], in: body).filter { choice in
      guard let way = program.child(choice, .body), leaves(way), program.mentions(ofLocal: answer, in: choice).isEmpty,
        program.child(choice, .otherwise) == nil
      else { return false }
      return isUsed(answer, after: choice, in: body)
    }.map { choice in
      let isGiven = asksWhether(answer, wasGivenIn: body, choice) || isUsed(answer, before: choice, in: body)
      return Exit(place: choice, silence: isGiven ? .isGivenBefore : nil)
    }
  }

  /// `if didResume { return }`, where the flag is set beside the answer: who asked has it by then.
  private func asksWhether(_ answer: Ref, wasGivenIn body: Ref, _ choice: Ref) -> Bool {
    guard let conditions = program.child(choice, .conditions) else { return false }
    let asked = Set(program.nodes([.name], in: conditions).compactMap(program.variable(of:)))
    return program.nodes([.assign], in: body).contains { assignment in
      guard let flag = program.child(assignment, .target).flatMap(program.variable(of:)), asked.contains(flag),
        !program.isMember(flag), let block = program.parent(assignment)
      else { return false }
      // What a closure beside it does comes later.
      return program.mentions(ofLocal: answer, in: block).contains {
        program.enclosingBody($0) == program.enclosingBody(assignment)
      }
    }
  }

  private func leaves(_ way: Ref) -> Bool {
    guard let last = program.children(way).last else { return false }
    return program.kind(last) == .returned
  }

  /// The code around the choice stores, calls or passes on the answer after it. In a closure that does not, such as the
  /// filter of a list, nobody waits.
  private func isUsed(_ answer: Ref, after choice: Ref, in body: Ref) -> Bool {
    guard let code = program.enclosingBody(choice), program.contains(body, choice) else { return false }
    return program.mentions(ofLocal: answer, in: code).contains { $0 > choice }
  }

  /// The code before the choice stored, called or passed on the answer.
  private func isUsed(_ answer: Ref, before choice: Ref, in body: Ref) -> Bool {
    var inner = choice
    for node in program.ancestors(choice) {
      if program.kind(node) == .block {
        let before = program.children(node).prefix { $0 != inner }
        if before.contains(where: { !program.mentions(ofLocal: answer, in: $0).isEmpty }) { return true }
      }
      if node == body { return false }
      inner = node
    }
    return false
  }
}
