import SourceFacts

/// A condition unrelated to the link that decides what it opens: the user has to be logged in.
struct LinkGate {
  var row: Int
  /// The number of calls between the test of the row and the condition.
  var calls: Int
  var text: String
}

extension LinkWalk {
  /// Whether conditions hold, as far as constants, or the cases that the row has made of the link, tell.
  func decides(_ conditions: Ref, in row: Int) -> Bool? {
    if let told = choices.decides(conditions, in: frame) { return told }
    let all = linked.kind(conditions) == .list ? linked.children(conditions) : [conditions]
    let answers = all.map { hasMade($0, in: row) }
    if answers.contains(false) { return false }
    return !answers.isEmpty && answers.allSatisfy { $0 == true } ? true : nil
  }

  /// `if case .welcome = link.page`, for the case that was made of the link before.
  private func hasMade(_ condition: Ref, in row: Int) -> Bool? {
    guard linked.kind(condition) == .patternCondition, let pattern = linked.child(condition, .pattern),
      linked.kind(pattern) == .patternCase, let subject = linked.child(condition, .value),
      values.value(of: subject) != nil, case .named(let type, _) = linked.type(of: subject).core
    else { return nil }
    let made = made(of: type, in: row)
    if made.isEmpty { return nil }
    guard made.contains(linked.program.symbol(pattern)) else { return false }
    return made.count == 1 ? true : nil
  }

  /// The cases of an enum that were made for the row, or for the nearest one before it.
  private func made(of type: TypeID, in row: Int) -> Set<Symbol> {
    var place: Int? = row
    while let here = place {
      let own = Set(rows[here].handed.filter { $0.route.type == type }.map(\.route.name))
      if !own.isEmpty { return own }
      place = rows[here].parent
    }
    return []
  }

  /// The arm is known to run: as the guard of what is shown in it, it tells nothing.
  func tell(_ arm: Ref) {
    guard let patterns = linked.child(arm, .patterns), !linked.children(patterns).isEmpty else { return }
    toldGuards.append("case " + SourceText(program: linked.program).short(patterns))
  }

  /// Walks code that runs where a condition holds, or where it does not.
  func behind(_ conditions: Ref, holds: Bool = true, in row: Int, _ walk: () -> Void) {
    let count = gates.count
    bar(conditions, holds: holds, in: row)
    walk()
    gates.removeLast(gates.count - count)
  }

  /// The code that follows only runs where the condition holds, or where it does not.
  func bar(_ conditions: Ref, holds: Bool = true, in row: Int) {
    guard decides(conditions, in: row) == nil, let text = gate(conditions, holds: holds) else { return }
    gates.append(LinkGate(row: row, calls: calls, text: text))
  }

  /// A binding or a cast is technical, and tells a person nothing.
  private func gate(_ conditions: Ref, holds: Bool) -> String? {
    let all = linked.kind(conditions) == .list ? linked.children(conditions) : [conditions]
    let own = all.filter { ![.optionalBinding, .patternCondition].contains(linked.kind($0)) }
    guard !own.isEmpty, holds || own.count == all.count, !own.contains(where: asksLink) else { return nil }
    let text = SourceText(program: linked.program)
    if !holds { return "!(\(text.short(conditions)))" }
    return own.count == all.count ? text.short(conditions) : own.map(text.short).joined(separator: ", ")
  }

  private func asksLink(_ condition: Ref) -> Bool {
    !tests.tests(of: condition).isEmpty || !tests.tests(of: condition, negated: true).isEmpty
      || linked.nodes([.name], in: condition).contains { values.value(of: $0) != nil }
  }

  /// The condition nearest to the test of the row decides who may enter. Conditions in distant code concern that code.
  func deciding(_ own: String?, in row: Int) -> String? {
    let here = gates.filter { $0.row == row }
    guard let least = here.map(\.calls).min(), least < calls || own == nil else { return own }
    return here.last { $0.calls == least }?.text
  }
}
