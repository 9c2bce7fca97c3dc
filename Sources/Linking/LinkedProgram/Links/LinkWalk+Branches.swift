import SourceFacts

/// Branches: their tests of a link, and how code continues behind them.
extension LinkWalk {
  func guarded(_ node: Ref, in row: Int) -> Int {
    guard let conditions = linked.child(node, .conditions) else { return row }
    _ = visit(conditions, in: row)
    let decided = decides(conditions, in: row)
    if decided == false { hasLeft = true }
    let found = tests.tests(of: conditions)
    if decided == nil, found.isEmpty, let otherwise = linked.child(node, .body) {
      fallBack(to: otherwise, of: node, conditions, isMissing: !isNegation(conditions), in: row)
    }
    identify(by: conditions)
    // A condition that blocks a link is not the link's pattern.
    return self.row(row, adding: found, at: conditions)
  }

  /// `guard list.select(id) else { return show(Loader(id)) }`
  ///
  /// - Parameter isMissing: something is missing where the condition fails.
  private func fallBack(to block: Ref, of node: Ref, _ conditions: Ref, isMissing: Bool, in row: Int) {
    let outer = isFallback
    isFallback = isFallback || isMissing
    apart { along(1, of: node) { behind(conditions, holds: false, in: row) { _ = visit(block, in: row) } } }
    isFallback = outer
  }

  /// `guard !isNew else { return showNew() }` is `if isNew { return showNew() }`.
  private func isNegation(_ conditions: Ref) -> Bool {
    let all = linked.kind(conditions) == .list ? linked.children(conditions) : [conditions]
    return all.count == 1 && linked.kind(all[0]) == .unary && linked.name(all[0]) == "!"
  }

  /// `if order.id == id { … }`: what is found by a part of the link stands for the link.
  func identify(by conditions: Ref) {
    if isBlind { return }
    let all = linked.kind(conditions) == .list ? linked.children(conditions) : [conditions]
    for condition in all where linked.kind(condition) == .binary && linked.name(condition) == "==" {
      guard let left = linked.child(condition, .left), let right = linked.child(condition, .right) else { continue }
      for (part, other) in [(left, right), (right, left)] {
        guard let value = values.value(of: part), values.value(of: other) == nil, let found = owner(of: other)
        else { continue }
        values.given[found] = .found(value.kind)
      }
    }
  }

  /// The variable of a body of which a member is asked: `order.details.id`.
  private func owner(of member: Ref) -> Ref? {
    guard linked.kind(member) == .member, var base = linked.child(member, .base) else { return nil }
    while linked.kind(base) == .member, let next = linked.child(base, .base) { base = next }
    guard linked.kind(base) == .name, let variable = linked.variable(of: base), values.given[variable] == nil,
      linked.parent(variable).map(linked.program.isDeclarationScope) != true
    else { return nil }
    return variable
  }

  /// Code behind a branch that leaves runs where another branch was taken; also where the branch is in another one.
  func narrow(behind statement: Ref) {
    switch linked.kind(statement) {
    case .guard: goOn(behind: statement, in: [0])
    case .ifElse:
      var branch: Ref? = statement
      while let own = branch, linked.kind(own) == .ifElse {
        if let body = linked.child(own, .body) {
          if leaves(body) { goOn(behind: own, in: [1]) } else { linked.children(body).forEach(narrow) }
        }
        branch = linked.child(own, .otherwise)
      }
      if let last = branch { linked.children(last).forEach(narrow) }
    case .switch:
      if let staying = stayingArms[statement] { goOn(behind: statement, in: staying) }
    default: break
    }
  }

  func branched(_ node: Ref, in row: Int) -> Int {
    guard let conditions = linked.child(node, .conditions) else { return row }
    _ = visit(conditions, in: row)
    let decided = decides(conditions, in: row)
    var (bodyLeaves, otherwiseLeaves) = (decided == false, decided == true)
    if decided != false, let body = linked.child(node, .body) {
      along(0, of: node) { bodyLeaves = take(body, where: conditions, in: row) }
      if leaves(body) {
        let after = linked.children(conditions).count == 1 ? tests.tests(of: conditions, negated: true) : []
        if !after.isEmpty { return self.row(row, adding: after, at: conditions) }
      }
    }
    if decided != true, let otherwise = linked.child(node, .otherwise) {
      otherwiseLeaves = within(LinkWay(row: row, frame: frame)) {
        along(1, of: node) { behind(conditions, holds: false, in: row) { _ = visit(otherwise, in: row) } }
      }
    }
    hasLeft = bodyLeaves && otherwiseLeaves
    return row
  }

  /// - Returns: whether the body leaves.
  private func take(_ body: Ref, where conditions: Ref, in row: Int) -> Bool {
    let found = tests.tests(of: conditions)
    let outer = isUnsure
    defer { isUnsure = outer }
    if found.isEmpty, decides(conditions, in: row) != true,
      linked.children(conditions).contains(where: isCase)
    {
      isUnsure = true
    }
    identify(by: conditions)
    let ways = ways(behind: conditions, in: row)
    return (ways.isEmpty ? [LinkWay(row: row, frame: frame)] : ways).map { way in
      let next = self.row(way.row, adding: found, at: conditions)
      return within(way) { behind(conditions, in: next) { _ = visit(body, in: next) } }
    }.allSatisfy { $0 }
  }

  private func leaves(_ block: Ref) -> Bool {
    guard let last = linked.children(block).last else { return false }
    return [.returned, .thrown].contains(linked.kind(last))
  }

  func chosen(_ node: Ref, in row: Int) {
    guard let subject = linked.child(node, .subject) else { return }
    _ = visit(subject, in: row)
    // `switch parse(url)`: each case that comes back has its arms.
    let ways = ways(through: subject, to: subject, in: row)
    let behind = (ways.isEmpty ? [LinkWay(row: row, frame: frame)] : ways).flatMap { way in
      var behind: [LinkWay] = []
      _ = within(way) { behind = arms(of: node, on: subject, in: way.row) }
      return behind
    }
    hasLeft = behind.isEmpty && !linked.children(node, .arms).isEmpty
    // What comes in goes on behind the arms alone that fit it.
    waysBehind[node] = behind.contains { $0.row == row } ? nil : behind
  }

  /// - Returns: how code goes on behind the arms that may run.
  private func arms(of node: Ref, on subject: Ref, in row: Int) -> [LinkWay] {
    let told = choices.arms(of: node, on: subject, in: frame) ?? handedArms(of: node, on: subject, in: row)
    var behind: [LinkWay] = []
    var staying: Set<Int> = []
    for (number, arm) in linked.children(node, .arms).enumerated() where told?.contains(arm) ?? true {
      var end = row
      let leaves = within(LinkWay(row: row, frame: frame)) {
        along(number, of: node) { end = take(arm, of: subject, isTold: told != nil, in: row) }
      }
      if leaves { continue }
      staying.insert(number)
      behind.append(LinkWay(row: end, frame: frame))
    }
    stayingArms[node] = staying
    return behind
  }

  /// Behind a case that the row has made, what was made beside it decides: `select(id, entry: .details)`.
  private func handedArms(of node: Ref, on subject: Ref, in row: Int) -> [Ref]? {
    guard armsAround > 0, case .named(let type, _) = linked.type(of: subject).core else { return nil }
    let own = rows[row].handed.filter { $0.route.type == type }.map { LinkFrame.Constant.enumCase(type, $0.route.name) }
    return own.isEmpty ? nil : choices.arms(of: node, fitting: Set(own))
  }

  /// - Returns: the row that holds at the end of the arm.
  private func take(_ arm: Ref, of subject: Ref, isTold: Bool, in row: Int) -> Int {
    if linked.kind(arm) == .conditional {
      mayLeave { for inner in linked.children(arm) { _ = take(inner, of: subject, isTold: isTold, in: row) } }
      return row
    }
    let found = isBlind ? nil : tests.tests(ofArm: arm, on: subject)
    let outer = (isUnsure, isArmTold, toldGuards)
    defer { (isUnsure, isArmTold, toldGuards) = outer }
    isArmTold = isTold || found != nil
    let patterns = linked.children(arm, .patterns)
    if !isArmTold, !isResult(subject), patterns.contains(where: isCase) {
      isUnsure = true
    } else if isArmTold || patterns.allSatisfy({ linked.kind($0) == .patternCase }) {
      tell(arm)
    }
    return statements(linked.children(arm, .body), in: found.map { self.row(row, adding: $0, at: arm) } ?? row)
  }

  /// Whether something worked is nothing of the link.
  private func isResult(_ subject: Ref) -> Bool {
    if case .external("Result", _) = linked.type(of: subject).core { true } else { false }
  }

  /// An enum case, of which it is not known here whether it is the link's.
  private func isCase(_ pattern: Ref) -> Bool {
    switch linked.kind(pattern) {
    case .patternCase: return !["some", "none"].contains(linked.name(pattern))
    case .patternWhere, .patternCondition: return linked.child(pattern, .pattern).map(isCase) ?? false
    case .patternExpression:
      return linked.child(pattern, .value).map { linked.kind($0) == .member && linked.child($0, .base) == nil } ?? false
    default: return false
    }
  }

  /// `for domain in domains where domain == url.host`
  func each(_ node: Ref, in row: Int) {
    guard let filter = linked.child(node, .filter), let body = linked.child(node, .body) else {
      return expression(node, in: row)
    }
    for part in [linked.child(node, .sequence), filter].compactMap({ $0 }) { _ = visit(part, in: row) }
    identify(by: filter)
    _ = visit(body, in: self.row(row, adding: tests.tests(of: filter), at: filter))
  }

  /// The branch calls or makes something: `.settings`.
  private func does(_ ternary: Ref) -> Bool {
    let parts = [ChildRole.then, .otherwise].compactMap { linked.child(ternary, $0) }
    return parts.contains { part in
      linked.nodes([.call, .member], in: part).contains { linked.kind($0) == .call || linked.child($0, .base) == nil }
    }
  }

  func ternary(_ node: Ref, in row: Int) {
    guard let condition = linked.child(node, .condition) else { return }
    _ = visit(condition, in: row)
    // A string that a comparison chooses shows nothing.
    let next = does(node) ? self.row(row, adding: tests.tests(of: condition), at: condition) : row
    if let then = linked.child(node, .then) { along(0, of: node) { _ = visit(then, in: next) } }
    if let otherwise = linked.child(node, .otherwise) { along(1, of: node) { _ = visit(otherwise, in: row) } }
  }
}
