import NavigationModel
import SourceFacts

/// Walks the code that a handler runs, and records the comparisons on the way and the screens shown behind them.
///
/// A row stands for the tests that hold at the current place. Where code tests more, a new row begins.
final class LinkWalk {
  let linked: LinkedProgram
  let values: LinkValues
  let tests: LinkTests
  let arms: LinkArms
  /// Transitions by their sites.
  private let transitions: [SourceLocation: [Transition]]
  var rows: [LinkRow] = []
  /// Row by the row before it and what is tested more.
  private var children: [RowKey: Int] = [:]
  /// Bodies that were walked, with their row and their results.
  private var seen: [BodyKey: [LinkOutcome]] = [:]
  let choices: LinkChoices
  private let held: LinkHeldObjects
  var frame = LinkFrame.empty
  /// The results of calls that received a part of the link.
  var outcomes: [LinkOutcome.Source: [LinkOutcome]] = [:]
  /// The results of the body that is being walked.
  var returned: [LinkOutcome] = []
  /// The preceding code has left the body: the following code does not run.
  var hasLeft = false
  /// The rows in which the last statements ended.
  var ends: [Int] = []
  /// How code continues behind a `switch` with arms that leave.
  var waysBehind: [Ref: [LinkWay]] = [:]
  /// The arms of a `switch` behind which code goes on.
  var stayingArms: [Ref: Set<Int>] = [:]
  /// How often the rest of a body was walked again for another result.
  var worlds = 0
  /// No part of the arrival got here, so comparisons do not test it.
  var isBlind: Bool { blindCalls > 0 }
  /// The number of successive calls without a part of the arrival.
  private(set) var blindCalls = 0
  /// The code runs for an enum case of which it is not known whether the link leads to it.
  var isUnsure = false
  /// The arm around the place is known to run: its pattern is no condition.
  var isArmTold = false
  /// The arms around the place that are known to run, as the graph writes them as guards; in the calling code, too.
  var toldGuards: [String] = []
  /// An object is being made without a part of the arrival: it sets its own state, and shows nothing.
  private var isMaking = false
  /// Nothing of the link but what the app looked up for it got here: cases that the code makes are the app's own affair.
  private(set) var isOfFound = false
  /// An object is being made: it registers code for later.
  private var isWiring = false
  /// The code runs where a condition fails that is none of the link's, and counts for what it does with the link.
  var isFallback = false
  /// The arms around the place.
  var path = LinkPath()
  /// The run of the body that is being walked.
  private(set) var activation = 0
  private var activations = 0
  /// How many arms lie around the place that were come to by a case which the row has made.
  private(set) var armsAround = 0
  /// The row of what is being looked at.
  private var current = 0
  private var bodies = 0
  private var depth = 0
  /// The number of calls between the handler and the place.
  private(set) var calls = 0
  /// Conditions around the place, the outermost first.
  var gates: [LinkGate] = []
  /// The functions that answer whether a link is theirs, with their row.
  var answers: [(function: Ref, row: Int)] = []
  /// The arrival was passed to unread code.
  private(set) var leavesTree = false
  /// A limit cut the walk.
  var isCut = false

  var budget: Budget { linked.budget }

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
    var isFallback: Bool
  }

  init(_ linked: LinkedProgram, arms: LinkArms, transitions: [SourceLocation: [Transition]]) {
    self.linked = linked
    self.arms = arms
    self.transitions = transitions
    values = LinkValues(linked)
    tests = LinkTests(values: values)
    choices = LinkChoices(linked)
    held = LinkHeldObjects(linked)
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

  /// The row in which these tests hold, too.
  func row(_ row: Int, adding found: [LinkTests.Found], at place: Ref) -> Int {
    if isBlind { return row }
    let new = found.filter { !rows[row].tests.contains($0.test) }
    if new.isEmpty { return row }
    let key = RowKey(row: row, tests: new)
    if let known = children[key] {
      begins(known)
      return known
    }
    guard rows.count < budget.linkPatterns.most else {
      isCut = true
      return row
    }
    var next = LinkRow(kind: new[new.count - 1].kind, tests: rows[row].tests + new.map(\.test), place: place)
    next.parameters = new.compactMap { if case .parameter(let name) = $0.test.part { name } else { nil } }
    rows[row].isParent = true
    next.parent = row
    next.start = calls
    rows.append(next)
    children[key] = rows.count - 1
    return rows.count - 1
  }

  /// The code at hand runs for a row.
  func begins(_ row: Int) { rows[row].start = min(rows[row].start, calls) }

  // MARK: bodies

  /// Walks a function or closure in a row.
  ///
  /// - Returns: its results.
  @discardableResult
  func walk(body: Ref, in row: Int) -> [LinkOutcome] {
    let key = BodyKey(
      body: body, row: row, frame: frame, isBlind: isBlind, isUnsure: isUnsure, isFallback: isFallback)
    if let known = seen[key] { return known }
    seen[key] = []
    guard bodies < budget.linkBodies.most else {
      isCut = true
      return []
    }
    bodies += 1
    current = row
    if !isBlind, linked.kind(body) == .function, let only = values.result(of: body) {
      let found = tests.tests(of: only)
      if !found.isEmpty { answers.append((body, self.row(row, adding: found, at: only))) }
    }
    let result = givenBack(by: body) { statements(linked.statements(of: body), in: row) }
    seen[key] = result
    return result
  }

  /// Walks the block of an arm in a row that began elsewhere.
  func walk(arm: Ref, bringsLink: Bool, in row: Int) {
    let (outer, wasTold, guards) = (blindCalls, isArmTold, toldGuards)
    defer { (blindCalls, isArmTold, toldGuards) = (outer, wasTold, guards) }
    (blindCalls, isArmTold) = (bringsLink ? outer : max(1, outer), true)
    tell(arm)
    let key = BodyKey(
      body: arm, row: row, frame: frame, isBlind: isBlind, isUnsure: isUnsure, isFallback: isFallback)
    guard seen[key] == nil else { return }
    seen[key] = []
    if bringsLink { give(to: arm, in: row) }
    let outerCalls = calls
    (calls, armsAround) = (max(calls, rows[row].start) + 1, armsAround + 1)
    defer { (calls, armsAround) = (outerCalls, armsAround - 1) }
    apart { statements(linked.children(arm, .body), in: row) }
  }

  /// What the case was made with is what its pattern binds.
  private func give(to arm: Ref, in row: Int) {
    for pattern in linked.children(arm, .patterns) {
      for bound in linked.nodes([.patternBind], in: pattern) where values.given[bound] == nil {
        values.given[bound] = .derived(rows[row].kind)
      }
    }
  }

  /// - Returns: the row that holds at the end.
  @discardableResult
  func statements(_ list: [Ref], in row: Int) -> Int {
    var row = row
    hasLeft = false
    let (count, outer) = (gates.count, path)
    defer {
      gates.removeLast(gates.count - count)
      path = outer
    }
    for (place, statement) in list.enumerated() {
      let before = row
      row = visit(statement, in: row)
      if hasLeft { break }
      narrow(behind: statement)
      if row == before, linked.kind(statement) == .guard, let conditions = linked.child(statement, .conditions) {
        bar(conditions, in: row)
      }
      let after = ways(after: statement, from: before, in: row)
      if after.count == 1 {
        (row, frame) = (after[0].row, after[0].frame)
      } else if !after.isEmpty {
        go(on: Array(list[(place + 1)...]), by: after)
        return row
      }
    }
    ends = hasLeft ? [] : [row]
    return row
  }

  /// Walks the rest of a body once for each way.
  private func go(on rest: [Ref], by ways: [LinkWay]) {
    var reached: [Int] = []
    var leave = true
    for way in ways {
      let leaves = within(way) { statements(rest, in: way.row) }
      reached += ends
      leave = leave && leaves
    }
    (ends, hasLeft) = (reached, leave)
  }

  /// - Returns: the row that holds after the node.
  func visit(_ node: Ref, in row: Int) -> Int {
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
    case .conditional:
      let next = linked.children(node).reduce(row) { visit($1, in: $0) }
      hasLeft = false
      return next
    case .closure where isKept(node) || isWiring && isGivenToUnreadCode(node): break
    case .closure: apart { statements(linked.children(node, .body), in: row) }
    case .block: statements(linked.children(node), in: row)
    case .returned, .thrown: leave(by: node, in: row)
    case .forIn: mayLeave { each(node, in: row) }
    case .loop, .doCatch: mayLeave { expression(node, in: row) }
    default: expression(node, in: row)
    }
    return row
  }

  // MARK: expressions

  func expression(_ node: Ref, in row: Int) {
    note(node, in: row)
    switch linked.kind(node) {
    case .call:
      follow(node, in: row)
      present(by: node, in: row)
    case .member: make(node, in: row)
    case .assign:
      keep(node, in: row)
      select(node, in: row)
      present(by: linked.child(node, .value), in: row)
    case .subscript, .optionalBinding, .variable:
      _ = linked.child(node, .value).flatMap(values.value) ?? values.value(of: node)
    default: break
    }
    for child in linked.children(node) { _ = visit(child, in: row) }
  }

  /// A place that navigates. The graph has one transition for several places of one type that show one screen, so the
  /// places are compared, not the transitions.
  ///
  /// - Parameter isState: whether code sets the state of a presenter there. Far code sets that of alerts for reasons of its
  ///   own.
  func note(_ node: Ref, isState: Bool = false, in row: Int) {
    let ignored: Set<Transition.Kind> = isState && isBlind ? [.back, .url, .alert, .dialog] : [.back, .url]
    let sites = linked.navigation(at: node).filter { !ignored.contains($0.kind) }
    guard !sites.isEmpty, !isFallback || bringsPart(node), !isState || !isMaking else { return }
    let location = linked.location(node)
    for site in sites {
      let isSelection = isSelection(site.primitive)
      // The case at hand tells more than the graph, which knows all that are selected there.
      if isSelection, case let cases = cases(selectedBy: node), arms.tabs.isOfKnownBar(cases) {
        for tab in arms.tabs.screens(for: cases) {
          show(tab, by: .tab, at: location, if: nil, isSelection: true, in: row)
        }
        continue
      }
      let known = (transitions[location] ?? []).filter { $0.kind == site.kind && $0.to != nil }
      if let screen = site.screen {
        let move = known.first { $0.to == screen }
        show(
          screen, by: site.kind, at: location, if: move?.guard, isSelection: isSelection,
          on: move.map(origins), below: isState ? move?.from ?? [] : [], beside: Set(known.compactMap(\.to)), in: row)
        continue
      }
      let own = chosen(known, in: row)
      for move in own.moves {
        guard let screen = move.to else { continue }
        let outer = isUnsure
        isUnsure = isUnsure || !own.isTold
        show(
          screen, by: site.kind, at: location, if: move.guard, isSelection: isSelection,
          on: origins(of: move), below: isState ? move.from : [], in: row)
        isUnsure = outer
      }
    }
  }

  func show(
    _ screen: Screen.ID, by kind: Transition.Kind, at place: SourceLocation, if gate: String?,
    isSelection: Bool = false, on origins: Set<Screen.ID>? = nil, below: [Screen.ID] = [],
    beside: Set<Screen.ID> = [], in row: Int
  ) {
    let own = gate.flatMap { isArmTold && $0.hasPrefix("case ") || toldGuards.contains($0) ? nil : $0 }
    var opened = LinkRow.Opened(
      depth: calls, gate: deciding(own, in: row), isUnsure: isUnsure, isSelection: isSelection)
    opened.path = path
    opened.isFar = blindCalls > budget.linkBlindCases.most
    opened.isNear = !isBlind
    opened.isFallback = isFallback
    opened.origins = origins ?? []
    opened.below = (origins ?? []).union(below)
    opened.beside = beside
    rows[row].open(.init(screen: screen, kind: kind, location: place), opened)
  }

  /// The screens on which a transition starts that is not the user's alone.
  private func origins(of move: Transition) -> Set<Screen.ID> {
    move.triggers.contains { !$0.action.isOfUser } ? Set(move.from) : []
  }

  /// The transitions of one place for the cases that the row has made. Where it made none of their cases, all of them:
  /// the case is not known.
  private func chosen(_ moves: [Transition], in row: Int) -> (moves: [Transition], isTold: Bool) {
    guard moves.count > 1 else { return (moves, true) }
    let made = Set(rows[row].handed.map { linked.typeName($0.route.type) + "." + linked.program.text($0.route.name) })
    let own = moves.filter { move in move.route.map(made.contains) ?? false }
    return own.isEmpty ? (moves, false) : (own, true)
  }

  private func follow(_ call: Ref, in row: Int) {
    let brings = brings(call)
    if brings { _ = values.value(of: call) }
    // What stands in the arm of a case that the link has become is done for the link.
    guard brings || !isFallback && (isArmTold && !isBlind || mayShow(in: row)) else { return }
    switch linked.callee(of: call) {
    case .functions(let list, let guessed):
      if guessed, list.count > 1 { return }
      for function in list { enter(function, by: call, in: row) }
    case .initializer(let type, let list):
      if list.isEmpty { fill(type, by: call) }
      // What a screen does by itself is not the link's.
      if linked.semantics.isScreenType(type) { return }
      for function in list { enter(function, by: call, in: row) }
    case .enumCase(let type, let name): hand(type, name, at: call, bringsLink: brings, in: row)
    case .closure: run(closureIn: call, in: row)
    case .external: leave(by: call, bringsLink: brings, in: row)
    default: break
    }
  }

  /// A call of unread code: a stream's observers go on with what it puts into the stream.
  private func leave(by call: Ref, bringsLink: Bool, in row: Int) {
    let observers = isUnsure ? [] : arms.streams.observers(of: call)
    for observer in observers { go(on: observer, from: call, bringsLink: bringsLink, in: row) }
    // A router that is not read needs the link itself, not what the app looked up for it.
    guard bringsLink, observers.isEmpty, handsOn(call) else { return }
    leavesTree = true
    rows[row].leavesTree = true
  }

  /// Code that received no part of the link counts for what it shows, unless nearer code has shown something.
  private func mayShow(in row: Int) -> Bool {
    guard !rows[row].tests.isEmpty, calls - rows[row].start < budget.linkCalls.most else { return false }
    return rows[row].nearestDepth(along: path).map { calls < $0 } ?? true
  }

  /// A value that is made by a memberwise initialiser: its properties hold the arguments.
  private func fill(_ type: TypeID, by call: Ref) {
    for argument in linked.arguments(of: call) {
      guard let value = linked.child(argument, .value).flatMap(values.value) else { continue }
      for member in linked.ownMembers(named: linked.name(argument), of: type) where values.given[member] == nil {
        values.given[member] = value
      }
    }
  }

  /// Something of the arrival stands in an expression.
  private func bringsPart(_ node: Ref) -> Bool {
    linked.nodes([.name], in: node).contains { values.value(of: $0) != nil }
  }

  /// The arrival, or a value derived from it, is an argument of the call.
  private func brings(_ call: Ref) -> Bool { given(to: call).contains { values.value(of: $0) != nil } }

  /// The arrival or a part of it, or a link that code made of it, is an argument; what the app looked up for it is none.
  private func handsOn(_ call: Ref) -> Bool {
    given(to: call).contains { expression in
      switch values.value(of: expression) {
      case nil, .part(.parameter, _), .found: false
      case .derived: values.isArrival(linked.type(of: expression))
      default: true
      }
    }
  }

  private func bringsOnlyFound(_ call: Ref) -> Bool {
    given(to: call).compactMap(values.value).allSatisfy { if case .found = $0 { true } else { false } }
  }

  /// The receiver and the arguments of a call, without closures.
  private func given(to call: Ref) -> [Ref] {
    let arguments = linked.arguments(of: call).compactMap { linked.child($0, .value) }
    return [linked.receiver(of: call)].compactMap { $0 } + arguments.filter { linked.kind($0) != .closure }
  }

  private func enter(_ function: Ref, by call: Ref, in row: Int) {
    let bringsLink = brings(call)
    let targets = targets(of: function, by: call)
    // Of several handlers, each runs for its own links.
    let isOfMany = targets.count > 2
    for target in targets where linked.kind(target) == .function {
      tests.hand(call, to: target)
      if isOfMany, isTakenUp(target) { continue }
      let outer = isOfFound
      isOfFound = outer || bringsLink && bringsOnlyFound(call)
      defer { isOfFound = outer }
      let result = enter(target, choices.frame(of: call, to: target, in: frame), bringsLink: bringsLink, in: row)
      if bringsLink { outcomes[.init(call: call, row: row), default: []] += result }
    }
  }

  private func targets(of function: Ref, by call: Ref) -> [Ref] {
    guard !linked.flags(function).contains(.isStatic), !linked.isOutOfScope(function) else { return [function] }
    var answers = linked.evaluator.witnesses(of: function, receiver: nil).filter { !linked.isOutOfScope($0.0) }
    if answers.count > 1, let held = held.types(by: linked.receiver(of: call)) {
      answers.removeAll { !held.contains($0.1) }
    }
    if answers.count <= budget.implementations.most { return [function] + answers.map(\.0) }
    isCut = true
    return [function]
  }

  /// - Returns: the results of the function or closure.
  @discardableResult
  func enter(_ body: Ref, _ inner: LinkFrame, bringsLink: Bool, in row: Int) -> [LinkOutcome] {
    let (outer, outerCalls, wasTold) = (frame, blindCalls, isArmTold)
    let (outerRun, wasFallback, wasMaking, wasWiring) = (activation, isFallback, isMaking, isWiring)
    defer {
      (frame, blindCalls, isArmTold) = (outer, outerCalls, wasTold)
      (activation, isFallback, isMaking, isWiring) = (outerRun, wasFallback, wasMaking, wasWiring)
      calls -= 1
    }
    let isInitialiser = linked.kind(body) == .function && linked.name(body) == "init"
    isMaking = isMaking || isInitialiser && !bringsLink
    isWiring = isWiring || isInitialiser
    calls += 1
    activations += 1
    (frame, isArmTold, activation) = (inner, false, activations)
    // Whoever is told in constants what to do does it for the link.
    blindCalls = outerCalls > 0 ? outerCalls + (inner.tells ? 0 : 1) : bringsLink ? 0 : 1
    guard blindCalls <= budget.linkBlindCalls.most, calls <= budget.linkCallDepth.most else { return [] }
    return walk(body: body, in: row)
  }

  /// A closure for a library's object: `machine.addHandler { … }`.
  private func isGivenToUnreadCode(_ closure: Ref) -> Bool {
    guard let argument = linked.parent(closure), linked.kind(argument) == .argument,
      let call = linked.parent(argument), linked.kind(call) == .call
    else { return false }
    return linked.callee(of: call) == .external
  }
}
