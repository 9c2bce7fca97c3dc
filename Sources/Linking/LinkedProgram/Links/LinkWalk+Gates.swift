import SourceFacts

/// A condition unrelated to the link that decides what it opens: the user has to be logged in.
struct LinkGate {
  var row: Int
  /// The number of calls between the test of the row and the condition.
  var calls: Int
  var text: String
}

extension LinkWalk {
  /// Walks code that runs where a condition holds, or where it does not.
  func behind(_ conditions: Ref, holds: Bool = true, in row: Int, _ walk: () -> Void) {
    let count = gates.count
    bar(conditions, holds: holds, in: row)
    walk()
    gates.removeLast(gates.count - count)
  }

  /// The code that follows only runs where the condition holds, or where it does not.
  func bar(_ conditions: Ref, holds: Bool = true, in row: Int) {
    guard choices.decides(conditions, in: frame) == nil, let text = gate(conditions, holds: holds) else { return }
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
