import SourceFacts

/// The cases that decided a `switch`, in the order of the evaluation, each once.
struct Decisions {
  /// A case, and the expression that makes it.
  struct Decision: Hashable {
    var type: TypeID
    var name: Symbol
    var expression: Ref
  }

  private(set) var all: [Decision] = []
  private var seen: Set<Decision> = []
  private var names: [TypeID: Set<Symbol>] = [:]

  var first: Decision? { all.first }
  var count: Int { all.count }

  /// The first case. Nil where several cases of its enum decided: then none of them speaks for the whole result.
  var only: Decision? { first.flatMap { names[$0.type]?.count == 1 ? $0 : nil } }

  mutating func note(_ value: Value) {
    guard case .enumCase(let type, let name, let expression, _) = value else { return }
    add(Decision(type: type, name: name, expression: expression))
  }

  mutating func add(_ others: Self) {
    for decision in others.all { add(decision) }
  }

  private mutating func add(_ decision: Decision) {
    guard seen.insert(decision).inserted else { return }
    all.append(decision)
    names[decision.type, default: []].insert(decision.name)
  }

  func holds(_ name: Symbol, of type: TypeID) -> Bool { names[type]?.contains(name) ?? false }
}
