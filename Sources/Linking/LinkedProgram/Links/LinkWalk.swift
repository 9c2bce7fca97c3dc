import NavigationModel
import SourceFacts

/// Walks the code that a handler runs, and notes what is compared on the way and what is shown behind it.
///
/// A row stands for the tests that hold where the walk is. Where code tests more, a new row begins.
final class LinkWalk {
  let linked: LinkedProgram
  let values: LinkValues
  let tests: LinkTests
  let arms: LinkArms
  /// Transitions by their sites.
  private let transitions: [SourceLocation: [Transition]]
  private(set) var rows: [LinkRow] = []
  /// Row by the row before it and what is tested more.
  private var children: [RowKey: Int] = [:]
  /// Bodies that were walked, with the row in which they were.
  private var seen: Set<BodyKey> = []
  private let choices: LinkChoices
  private var frame = LinkFrame.empty
  /// Nothing of what came in got here: what is compared is no part of it.
  private var isBlind: Bool { blindCalls > 0 }
  /// How many calls in a row were given nothing of it.
  private var blindCalls = 0
  /// The code runs for a case of an enum of which nobody knows whether the link leads to it.
  private var isUnsure = false
  /// The arm around the place is the one that runs: its pattern is no condition.
  private var isArmTold = false
  /// The row of what is being looked at.
  private var current = 0
  private var bodies = 0
  private var depth = 0
  /// How many calls lie between the test of the row and the place.
  private var calls = 0
  /// The functions that answer whether a link is theirs, with their row.
  var answers: [(function: Ref, row: Int)] = []
  /// What came in was given to code that is not in the tree.
  private(set) var leavesTree = false
  /// Something was left out.
  private(set) var isCut = false

  private var budget: Budget { linked.budget }

  private struct RowKey: Hashable {
    var row: Int
    var tests: [LinkTests.Found]
  }

  private struct BodyKey: Hashable {
    var body: Ref
    var row: Int
    var frame: LinkFrame
    var isBlind: Bool
    var isUnsure: Bool
  }

  init(_ linked: LinkedProgram, arms: LinkArms, transitions: [SourceLocation: [Transition]]) {
    self.linked = linked
    self.arms = arms
    self.transitions = transitions
    values = LinkValues(linked)
    tests = LinkTests(values: values)
    choices = LinkChoices(linked)
    values.onParameter = { [weak self] name in
      guard let self else { return }
      rows[current].read(name)
    }
  }

  // MARK: rows

  func begin(_ kind: LinkLedger.Kind, at place: Ref, _ first: LinkTest?) -> Int {
    rows.append(LinkRow(kind: kind, tests: first.map { [$0] } ?? [], place: place))
    return rows.count - 1
  }

  /// The row in which these tests hold as well.
  private func row(_ row: Int, adding found: [LinkTests.Found], at place: Ref) -> Int {
    if isBlind { return row }
    let new = found.filter { !rows[row].tests.contains($0.test) }
    if new.isEmpty { return row }
    let key = RowKey(row: row, tests: new)
    if let known = children[key] { return known }
    guard rows.count < budget.linkPatterns.most else {
      isCut = true
      return row
    }
    var next = LinkRow(kind: new[new.count - 1].kind, tests: rows[row].tests + new.map(\.test), place: place)
    next.parameters = new.compactMap { if case .parameter(let name) = $0.test.part { name } else { nil } }
    rows[row].isParent = true
    rows.append(next)
    children[key] = rows.count - 1
    return rows.count - 1
  }

  // MARK: bodies

  /// Walks a function or closure in a row.
  func walk(body: Ref, in row: Int) {
    let key = BodyKey(body: body, row: row, frame: frame, isBlind: isBlind, isUnsure: isUnsure)
    guard seen.insert(key).inserted else { return }
    guard bodies < budget.linkBodies.most else {
      isCut = true
      return
    }
    bodies += 1
    current = row
    if !isBlind, linked.kind(body) == .function, let only = values.result(of: body) {
      let found = tests.tests(of: only)
      if !found.isEmpty { answers.append((body, self.row(row, adding: found, at: only))) }
    }
    statements(linked.statements(of: body), in: row)
  }

  /// Walks the block of an arm in a row that began elsewhere.
  func walk(arm: Ref, in row: Int) {
    let key = BodyKey(body: arm, row: row, frame: frame, isBlind: isBlind, isUnsure: isUnsure)
    guard seen.insert(key).inserted else { return }
    let outer = blindCalls
    (calls, blindCalls) = (calls + 1, max(1, outer))
    defer { (calls, blindCalls) = (calls - 1, outer) }
    statements(linked.children(arm, .body), in: row)
  }

  private func statements(_ list: [Ref], in row: Int) {
    var row = row
    for statement in list {
      row = visit(statement, in: row)
      if linked.kind(statement) == .guard, let conditions = linked.child(statement, .conditions),
        choices.decides(conditions, in: frame) == false
      {
        return
      }
    }
  }

  /// - Returns: the row that holds after the node.
  private func visit(_ node: Ref, in row: Int) -> Int {
    guard depth < budget.linkDepth.most else {
      isCut = true
      return row
    }
    depth += 1
    defer { depth -= 1 }
    current = row
    switch linked.kind(node) {
    case .guard: return guarded(node, in: row)
    case .ifElse: return branched(node, in: row)
    case .switch: chosen(node, in: row)
    case .ternary: ternary(node, in: row)
    case .function, .type, .extension: break
    case .conditional: return linked.children(node).reduce(row) { visit($1, in: $0) }
    case .closure: nested(linked.children(node, .body), in: row)
    case .block: nested(linked.children(node), in: row)
    default: expression(node, in: row)
    }
    return row
  }

  private func nested(_ list: [Ref], in row: Int) { statements(list, in: row) }

  // MARK: branches

  private func guarded(_ node: Ref, in row: Int) -> Int {
    guard let conditions = linked.child(node, .conditions) else { return row }
    _ = visit(conditions, in: row)
    let next = self.row(row, adding: tests.tests(of: conditions), at: conditions)
    // What stands in the way of a link is not what the link is for.
    return next
  }

  private func branched(_ node: Ref, in row: Int) -> Int {
    guard let conditions = linked.child(node, .conditions) else { return row }
    _ = visit(conditions, in: row)
    let decided = choices.decides(conditions, in: frame)
    if decided != false, let body = linked.child(node, .body) {
      let found = tests.tests(of: conditions)
      let outer = isUnsure
      if found.isEmpty, linked.children(conditions).contains(where: isCase) { isUnsure = true }
      _ = visit(body, in: self.row(row, adding: found, at: conditions))
      isUnsure = outer
      if leaves(body) {
        let after = linked.children(conditions).count == 1 ? tests.tests(of: conditions, negated: true) : []
        if !after.isEmpty { return self.row(row, adding: after, at: conditions) }
      }
    }
    if decided != true, let otherwise = linked.child(node, .otherwise) { _ = visit(otherwise, in: row) }
    return row
  }

  private func leaves(_ block: Ref) -> Bool {
    guard let last = linked.children(block).last else { return false }
    return [.returned, .thrown].contains(linked.kind(last))
  }

  private func chosen(_ node: Ref, in row: Int) {
    guard let subject = linked.child(node, .subject) else { return }
    _ = visit(subject, in: row)
    if let arms = choices.arms(of: node, on: subject, in: frame) {
      for arm in arms { take(arm, of: subject, isTold: true, in: row) }
    } else {
      for arm in linked.children(node, .arms) { take(arm, of: subject, isTold: false, in: row) }
    }
  }

  private func take(_ arm: Ref, of subject: Ref, isTold: Bool, in row: Int) {
    if linked.kind(arm) == .conditional {
      for inner in linked.children(arm) { take(inner, of: subject, isTold: isTold, in: row) }
      return
    }
    let found = isBlind ? nil : tests.tests(ofArm: arm, on: subject)
    let outer = (isUnsure, isArmTold)
    defer { (isUnsure, isArmTold) = outer }
    isArmTold = isTold || found != nil
    if !isArmTold, linked.children(arm, .patterns).contains(where: isCase) { isUnsure = true }
    statements(linked.children(arm, .body), in: found.map { self.row(row, adding: $0, at: arm) } ?? row)
  }

  /// A case of an enum, of which nobody here knows whether it is the one.
  private func isCase(_ pattern: Ref) -> Bool {
    switch linked.kind(pattern) {
    case .patternCase: return linked.name(pattern) != "some"
    case .patternWhere, .patternCondition: return linked.child(pattern, .pattern).map(isCase) ?? false
    case .patternExpression:
      return linked.child(pattern, .value).map { linked.kind($0) == .member && linked.child($0, .base) == nil } ?? false
    default: return false
    }
  }

  private func ternary(_ node: Ref, in row: Int) {
    guard let condition = linked.child(node, .condition) else { return }
    _ = visit(condition, in: row)
    let next = self.row(row, adding: tests.tests(of: condition), at: condition)
    if let then = linked.child(node, .then) { _ = visit(then, in: next) }
    if let otherwise = linked.child(node, .otherwise) { _ = visit(otherwise, in: row) }
  }

  // MARK: expressions

  private func expression(_ node: Ref, in row: Int) {
    note(node, in: row)
    switch linked.kind(node) {
    case .call: follow(node, in: row)
    case .member: make(node, in: row)
    case .assign: keep(node, in: row)
    case .subscript, .optionalBinding, .variable:
      _ = linked.child(node, .value).flatMap(values.value) ?? values.value(of: node)
    default: break
    }
    for child in linked.children(node) { _ = visit(child, in: row) }
  }

  /// A place that navigates. The graph has one transition for several places of one type that show one screen: so the
  /// places are asked, not the transitions.
  private func note(_ node: Ref, in row: Int) {
    let sites = linked.navigation(at: node).filter { ![.back, .url].contains($0.kind) }
    guard !sites.isEmpty else { return }
    let location = linked.location(node)
    let known = transitions[location] ?? []
    for site in sites {
      guard let screen = site.screen ?? known.first(where: { $0.kind == site.kind })?.to else { continue }
      var condition = known.first { $0.to == screen && $0.kind == site.kind }?.guard
      if isArmTold, condition?.hasPrefix("case ") == true { condition = nil }
      rows[row].open(
        .init(screen: screen, kind: site.kind, location: location), depth: calls, gate: condition, isUnsure: isUnsure)
    }
  }

  private func follow(_ call: Ref, in row: Int) {
    let brings = brings(call)
    if brings { _ = values.value(of: call) }
    guard brings || mayShow(in: row) else { return }
    switch linked.callee(of: call) {
    case .functions(let list, let guessed):
      if guessed, list.count > 1 { return }
      for function in list { enter(function, by: call, in: row) }
    case .initializer(let type, let list):
      if list.isEmpty { fill(type, by: call) }
      for function in list { enter(function, by: call, in: row) }
    case .enumCase(let type, let name): hand(type, name, at: call, in: row)
    case .external where brings:
      leavesTree = true
      rows[row].leavesTree = true
    default: break
    }
  }

  /// Code that came by nothing of the link matters for what it shows, unless nearer code has shown something.
  private func mayShow(in row: Int) -> Bool {
    guard !rows[row].tests.isEmpty, calls < budget.linkCalls.most else { return false }
    return rows[row].nearestDepth.map { calls < $0 } ?? true
  }

  /// A value that is made without an initialiser of its own: its properties hold what they are given.
  private func fill(_ type: TypeID, by call: Ref) {
    for argument in linked.arguments(of: call) {
      guard let value = linked.child(argument, .value).flatMap(values.value) else { continue }
      for member in linked.ownMembers(named: linked.name(argument), of: type) where values.given[member] == nil {
        values.given[member] = value
      }
    }
  }

  /// What came in, or what was made of it, goes into the call.
  private func brings(_ call: Ref) -> Bool {
    if let base = linked.receiver(of: call), values.value(of: base) != nil { return true }
    return linked.arguments(of: call).contains { argument in
      linked.child(argument, .value).map { linked.kind($0) != .closure && values.value(of: $0) != nil } ?? false
    }
  }

  private func enter(_ function: Ref, by call: Ref, in row: Int) {
    calls += 1
    defer { calls -= 1 }
    var targets = [function]
    if !linked.flags(function).contains(.isStatic), !linked.isOutOfScope(function) {
      let answers = linked.evaluator.witnesses(of: function, receiver: nil).map(\.0).filter { !linked.isOutOfScope($0) }
      if answers.count <= budget.implementations.most { targets += answers } else { isCut = true }
    }
    let (outer, outerCalls, wasTold) = (frame, blindCalls, isArmTold)
    defer { (frame, blindCalls, isArmTold) = (outer, outerCalls, wasTold) }
    isArmTold = false
    let bringsLink = brings(call)
    for target in targets where linked.kind(target) == .function {
      tests.hand(call, to: target)
      frame = choices.frame(of: call, to: target, in: outer)
      // Whoever is told in constants what to do does it for the link.
      blindCalls = outerCalls > 0 ? outerCalls + (frame == .empty ? 1 : 0) : bringsLink ? 0 : 1
      if blindCalls <= budget.linkBlindCalls.most { walk(body: target, in: row) }
    }
  }

  /// `.settings`, `Route.settings`
  private func make(_ member: Ref, in row: Int) {
    guard !rows[row].tests.isEmpty, linked.name(member).first?.isLowercase == true else { return }
    if let base = linked.child(member, .base), linked.typeNamed(by: base) == nil { return }
    for value in linked.evaluator.values(of: member, in: Environment(parent: nil)) {
      if case .enumCase(let type, let name, _, _) = value {
        hand(type, name, at: member, in: row)
      }
    }
  }

  /// A case that far code makes, or code for another case, has nothing to do with the link.
  private func hand(_ type: TypeID, _ name: Symbol, at place: Ref, in row: Int) {
    guard blindCalls <= budget.linkBlindCases.most, !isUnsure else { return }
    let owner = linked.enclosingType(place).map(linked.typeName) ?? ""
    rows[row].handed.append(.init(route: LinkCase(type: type, name: name), owner: owner))
  }

  /// What came in is kept in a property: whoever reads that goes on with it.
  private func keep(_ assignment: Ref, in row: Int) {
    guard let value = linked.child(assignment, .value).flatMap(values.value), value.part == nil,
      let target = linked.child(assignment, .target).flatMap(linked.variable),
      linked.kind(target) == .variable, linked.parent(target).map(linked.program.isDeclarationScope) == true,
      values.given[target] == nil
    else { return }
    values.given[target] = value
    for mention in linked.mentions(ofVariable: target).prefix(budget.linkReaders.most)
    where !linked.isOutOfScope(mention) {
      // What else the function does that reads it has nothing to do with the link.
      statements(readers(at: mention), in: row)
    }
  }

  /// The statement around a place; after a `guard`, the rest of its block.
  private func readers(at mention: Ref) -> [Ref] {
    var statement = mention
    while let parent = linked.parent(statement) {
      if linked.kind(parent) == .block {
        return linked.kind(statement) == .guard
          ? Array(linked.children(parent).drop { $0 != statement }) : [statement]
      }
      if [.function, .type, .extension].contains(linked.kind(parent)) { return [] }
      statement = parent
    }
    return []
  }

  // MARK: what other code reads

  /// What code elsewhere shows for the cases that a row hands on, where the row shows nothing itself.
  func follow(handedBy row: Int) {
    var known: Set<LinkRow.Handed> = []
    for _ in 0..<budget.linkHandings.most {
      guard rows[row].nearest.isEmpty else { return }
      let new = rows[row].handed.filter { known.insert($0).inserted }
      if new.isEmpty { return }
      for handed in new { follow(handed, in: row) }
    }
  }

  private func follow(_ handed: LinkRow.Handed, in row: Int) {
    for transition in arms.transitions(for: handed) {
      guard let screen = transition.to else { continue }
      rows[row].open(
        .init(screen: screen, kind: transition.kind, location: transition.location), depth: 1, gate: transition.guard,
        isUnsure: false)
    }
    guard rows[row].openings.isEmpty else { return }
    for arm in arms.arms(for: handed.route) { walk(arm: arm, in: row) }
  }
}
