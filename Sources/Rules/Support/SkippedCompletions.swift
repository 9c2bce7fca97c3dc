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
  }

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
      let exit = exits(from: body, without: answer).first(where: looksAtPresented),
      isGiven(answer, byDismissalIn: body)
    else { return nil }
    let given = program.code(givenTo: answer)
    if let closure = given.first(where: { program.moves($0, presented) }) {
      return Skipped(exit: exit, answer: answer, asker: .caller(closure))
    }
    return given.isEmpty ? Skipped(exit: exit, answer: answer, asker: .nobody(answer)) : nil
  }

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
        let exit = exits(from: body, without: answer).first(where: { !looksAtSelfAlone($0) }),
        program.moves(closure, presented) || presents(closure)
      else { return nil }
      return Skipped(exit: exit, answer: answer, asker: .task(call))
    }
  }

  private func presents(_ code: Ref) -> Bool {
    program.nodes([.call], in: code).contains {
      ["present", "dismiss"].contains(program.name($0)) && program.argument("animated", of: $0) != nil
    }
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
      return Skipped(exit: presentation, answer: answer, asker: .system(other))
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

  /// The exits from the code, or from a closure in it that gives the answer, before the answer was used.
  private func exits(from body: Ref, without answer: Ref) -> [Ref] {
    guard !program.mentions(ofLocal: answer, in: body).isEmpty else { return [] }
    return program.nodes([.guard, .ifElse], in: body).filter { choice in
      guard let way = program.child(choice, .body), leaves(way), program.mentions(ofLocal: answer, in: choice).isEmpty,
        program.child(choice, .otherwise) == nil, !asksWhether(answer, wasGivenIn: body, choice)
      else { return false }
      return isOwed(answer, at: choice, in: body)
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

  /// Nothing before the choice stored, called or passed on the answer, and the code after it does.
  private func isOwed(_ answer: Ref, at choice: Ref, in body: Ref) -> Bool {
    guard let code = program.enclosingBody(choice), program.contains(body, choice),
      // In a closure that does not give the answer, such as the filter of a list, nobody waits.
      program.mentions(ofLocal: answer, in: code).contains(where: { $0 > choice })
    else { return false }
    var inner = choice
    for node in program.ancestors(choice) {
      if program.kind(node) == .block {
        let before = program.children(node).prefix { $0 != inner }
        if before.contains(where: { !program.mentions(ofLocal: answer, in: $0).isEmpty }) { return false }
      }
      if node == body { return true }
      inner = node
    }
    return false
  }
}
