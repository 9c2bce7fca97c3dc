import NavigationModel
import SourceFacts

/// A result of a function, with the row in which it returns.
struct LinkOutcome: Hashable {
  var row: Int
  /// Empty where it is not known.
  var value: Set<LinkFrame.Constant>
  /// Where it is made.
  var place: Ref

  /// The only case that it is.
  var only: LinkCase? {
    guard value.count == 1, case .enumCase(let type, let name)? = value.first else { return nil }
    return LinkCase(type: type, name: name)
  }

  var isNothing: Bool { value == [.nothing] }

  /// The call with this result.
  struct Source: Hashable {
    var call: Ref
    var row: Int
  }
}

/// How code continues after a result: in the row in which it was returned, with its value.
struct LinkWay {
  var row: Int
  var frame: LinkFrame
}

extension LinkWalk {
  // MARK: what comes back

  /// Walks a body and collects its results.
  func givenBack(by body: Ref, _ walk: () -> Int) -> [LinkOutcome] {
    let outer = (returned, hasLeft)
    defer { (returned, hasLeft) = outer }
    (returned, hasLeft) = ([], false)
    let end = walk()
    if linked.kind(body) == .function, linked.name(body) == "init" {
      returned += ends.map { LinkOutcome(row: $0, value: [], place: body) }
    } else if let only = values.result(of: body) {
      gives(only, in: end)
    }
    var known: [Int: Set<Set<LinkFrame.Constant>>] = [:]
    return returned.filter { known[$0.row, default: []].insert($0.value).inserted }
  }

  /// `return` and `throw`
  func leave(by node: Ref, in row: Int) {
    let value = linked.child(node, .value)
    if let value { _ = visit(value, in: row) }
    hasLeft = true
    guard linked.kind(node) == .returned else { return }
    if let value { gives(value, in: row) } else { returned.append(LinkOutcome(row: row, value: [], place: node)) }
  }

  private func gives(_ value: Ref, in row: Int) {
    switch linked.kind(value) {
    case .null: returned.append(LinkOutcome(row: row, value: [.nothing], place: value))
    case .ternary:
      for part in [ChildRole.then, .otherwise].compactMap({ linked.child(value, $0) }) { gives(part, in: row) }
    default:
      if let made = outcomes[.init(call: value, row: row)], !made.isEmpty {
        returned += made
      } else {
        returned.append(LinkOutcome(row: row, value: choices.of(value, in: frame), place: value))
      }
    }
  }

  /// Walks code that runs at another time; its `return` is its own.
  func apart(_ walk: () -> Void) {
    let outer = (returned, hasLeft)
    walk()
    (returned, hasLeft) = outer
  }

  /// Walks code that may not run: the code after it runs, too.
  func mayLeave(_ walk: () -> Void) {
    walk()
    hasLeft = false
  }

  // MARK: how code goes on

  /// - Returns: whether the code has left the body.
  func within(_ way: LinkWay, _ walk: () -> Void) -> Bool {
    let outer = frame
    frame = way.frame
    begins(way.row)
    walk()
    frame = outer
    defer { hasLeft = false }
    return hasLeft
  }

  /// How code continues after a statement that stores a result; empty where it continues as before.
  func ways(after statement: Ref, from before: Int, in row: Int) -> [LinkWay] {
    switch linked.kind(statement) {
    case .variable:
      let ways = ways(through: statement, to: linked.child(statement, .initializer), in: before)
      return ways.contains { $0.row != row || $0.frame != frame } ? ways : []
    case .guard:
      guard let conditions = linked.child(statement, .conditions) else { return [] }
      let found = tests.tests(of: conditions)
      return ways(behind: conditions, in: before).map {
        LinkWay(row: self.row($0.row, adding: found, at: conditions), frame: $0.frame)
      }
    case .switch: return spent(waysBehind[statement] ?? [])
    default: return []
    }
  }

  /// How code continues where conditions hold that bind a result.
  func ways(behind conditions: Ref, in row: Int) -> [LinkWay] {
    let all = linked.kind(conditions) == .list ? linked.children(conditions) : [conditions]
    for binding in all where linked.kind(binding) == .optionalBinding {
      let ways = ways(through: binding, to: linked.child(binding, .value), in: row)
      if ways.contains(where: { $0.row != row || $0.frame != frame }) { return ways }
    }
    return []
  }

  func ways(through binding: Ref, to value: Ref?, in row: Int) -> [LinkWay] {
    // What is unsure stays so, whatever comes back.
    guard !isUnsure, let value, var list = outcomes[.init(call: value, row: row)] else { return [] }
    if linked.kind(binding) == .optionalBinding { list.removeAll(where: \.isNothing) }
    return spent(
      list.map { outcome in
        var way = LinkWay(row: self.row(of: outcome, among: list), frame: frame)
        if !outcome.value.isEmpty { way.frame.set(binding, outcome.value) }
        return way
      })
  }

  /// Where several cases come back in one row, each has a row of its own: what is shown for one is not shown for another.
  private func row(of outcome: LinkOutcome, among all: [LinkOutcome]) -> Int {
    guard let own = outcome.only, !choices.holdsObjects(own.type),
      all.contains(where: { $0.row == outcome.row && $0.only != nil && $0.only != own })
    else { return outcome.row }
    let text = linked.typeName(own.type) + "." + linked.program.text(own.name)
    let test = LinkTest(part: .made, match: .equals, texts: [text])
    return row(outcome.row, adding: [.init(test: test, kind: rows[outcome.row].kind)], at: outcome.place)
  }

  private func spent(_ ways: [LinkWay]) -> [LinkWay] {
    guard worlds + ways.count <= budget.linkOutcomes.most else {
      isCut = true
      return []
    }
    worlds += ways.count
    return ways
  }
}
