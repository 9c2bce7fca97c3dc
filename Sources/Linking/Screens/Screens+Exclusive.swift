import SourceFacts

/// Content of several `if` statements, of which at most one holds: `if let book = item as? Book { BookView(book) }; if
/// let film = item as? Film { FilmView(film) }`.
extension ScreenFinder {
  /// The screens of a block that tests one expression against several values in turn; nil for any other block.
  func exclusive(_ block: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let statements = program.children(block).flatMap {
      program.kind($0) == .conditional ? program.children($0) : [$0]
    }.filter { program.kind($0) != .variable }
    let tests = statements.compactMap { test($0) }
    guard tests.count == statements.count, let first = tests.first, tests.count > 1,
      tests.dropFirst().allSatisfy({ program.isSameExpression($0.subject, first.subject) }),
      tests.indices.allSatisfy({ n in tests[..<n].allSatisfy { excludes($0.answer, tests[n].answer) } })
    else { return nil }
    return declaredOnly(statements.flatMap { evaluator.statements([$0], env).values }, depth: depth)
  }

  /// The expression that an `if` tests, and the value for which it shows something.
  private struct Test {
    var subject: Ref
    var answer: Ref
  }

  private func test(_ statement: Ref) -> Test? {
    guard program.kind(statement) == .ifElse, program.child(statement, .otherwise) == nil,
      let conditions = program.child(statement, .conditions)
    else { return nil }
    return program.children(conditions).lazy.compactMap(test(inCondition:)).first
  }

  private func test(inCondition condition: Ref) -> Test? {
    switch program.kind(condition) {
    case .cast: return cast(condition)
    case .optionalBinding: return program.child(condition, .value).flatMap(cast)
    case .patternCondition:
      guard let subject = program.child(condition, .value), let pattern = program.child(condition, .pattern),
        program.kind(pattern) == .patternCase
      else { return nil }
      return Test(subject: subject, answer: pattern)
    case .binary:
      guard program.name(condition) == "==", let subject = program.child(condition, .left),
        let answer = program.child(condition, .right), program.kind(answer) == .member
      else { return nil }
      return Test(subject: subject, answer: answer)
    default: return nil
    }
  }

  private func cast(_ e: Ref) -> Test? {
    guard program.kind(e) == .cast, let subject = program.child(e, .operand), let type = program.child(e, .type) else {
      return nil
    }
    return Test(subject: subject, answer: type)
  }

  /// The two tests never hold together: other cases, or types of which none inherits from the other.
  private func excludes(_ answer: Ref, _ other: Ref) -> Bool {
    guard program.kind(answer) == program.kind(other) else { return false }
    if [.patternCase, .member].contains(program.kind(answer)) {
      return program.symbol(answer) != program.symbol(other)
    }
    guard case .named(let a, _) = semantics.resolve(answer).core, case .named(let b, _) = semantics.resolve(other).core
    else { return false }
    return ![a, b].contains { program.types[$0].kind == .protocol } && !semantics.inherits(a, from: b)
      && !semantics.inherits(b, from: a)
  }
}
