import SourceFacts

/// The conditions around the places of transitions, also those that a helper asks: `guard askToLogIn() else { return }`, where
/// the helper shows the login for a user who may not go on.
struct SiteConditions {
  private let flow: DataFlow
  private var program: Program { flow.program }
  /// Functions that show something and answer `false`.
  private let refusing: Set<Ref>

  init(flow: DataFlow, sites: [Ref]) {
    self.flow = flow
    let program = flow.program
    let shown = Set(sites.compactMap(program.enclosingMember)).sorted().flatMap(flow.callers)
    refusing = Set((sites + shown).compactMap { Self.refusing($0, program) })
  }

  /// The innermost condition of a place; without one, the helper that all its callers ask.
  func condition(of site: Ref) -> String? {
    SourceText(program: program).guardCondition(of: site, orBehind: asks) ?? asked(before: site)
  }

  /// A block that shows something and leaves with `false`.
  private static func refusing(_ place: Ref, _ program: Program) -> Ref? {
    var current = program.parent(place)
    while let block = current, program.kind(block) != .block {
      if [.closure, .function, .type].contains(program.kind(block)) { return nil }
      current = program.parent(block)
    }
    guard let block = current, let choice = program.parent(block), [.guard, .ifElse].contains(program.kind(choice)),
      let last = program.children(block).last, program.kind(last) == .returned,
      let answer = program.child(last, .value), program.kind(answer) == .boolean, program.name(answer) == "false",
      program.enclosingClosure(last) == nil
    else { return nil }
    return program.enclosingMember(last)
  }

  /// `guard askToLogIn() else { … }`
  private func asks(_ statement: Ref) -> Bool {
    guard program.kind(statement) == .guard, let conditions = program.child(statement, .conditions) else {
      return false
    }
    return program.children(conditions).contains { condition in
      guard program.kind(condition) == .call,
        case .functions(let list, guessed: false) = flow.semantics.callee(of: condition)
      else { return false }
      return !list.isEmpty && list.allSatisfy(refusing.contains)
    }
  }

  /// The question that all callers of a function ask before they call it.
  private func asked(before place: Ref, depth: Int = 0) -> String? {
    guard !refusing.isEmpty, let function = program.enclosingMember(place), program.kind(function) == .function,
      flow.semantics.allows(\.questionCallers, after: depth)
    else { return nil }
    let calls = flow.callers(of: function)
    let questions = Set(
      calls.map { call in
        SourceText(program: program).question(before: call, asks) ?? asked(before: call, depth: depth + 1)
      })
    return questions.count == 1 ? questions.first ?? nil : nil
  }
}
