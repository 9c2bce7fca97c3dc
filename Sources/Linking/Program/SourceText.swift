import SourceFacts

/// Short source-like text of expressions, for guards.
struct SourceText {
  let program: Program
  static let limit = 60
  /// The nesting depth up to which expressions are written out.
  private static let deepest = 6
  private static let longestTitle = 40

  /// A control's title on one short line.
  static func shortTitle(_ title: String) -> String {
    title.count > longestTitle ? title.prefix(longestTitle - 1) + "…" : title
  }

  func text(_ r: Ref, depth: Int = 0) -> String {
    guard depth < Self.deepest else { return "…" }
    func sub(_ r: Ref?) -> String { r.map { text($0, depth: depth + 1) } ?? "" }
    switch program.kind(r) {
    case .name, .number, .boolean: return program.name(r)
    case .member: return sub(program.child(r, .base)) + "." + program.name(r)
    case .string: return "\"" + program.name(r) + "\""
    case .null: return "nil"
    case .call:
      let arguments = program.children(r, .arguments).filter { !program.flags($0).contains(.trailing) }
      return sub(program.child(r, .callee)) + "(" + arguments.map { sub($0) }.joined(separator: ", ") + ")"
    case .argument:
      let label = program.name(r)
      return (label.isEmpty ? "" : label + ": ") + sub(program.child(r, .value))
    case .binary: return sub(program.child(r, .left)) + " " + program.name(r) + " " + sub(program.child(r, .right))
    case .assign: return sub(program.child(r, .target)) + " " + program.name(r) + " " + sub(program.child(r, .value))
    case .unary: return program.name(r) + sub(program.child(r, .operand))
    case .optionalBinding:
      let value = sub(program.child(r, .value))
      return "let " + program.name(r) + (value == program.name(r) ? "" : " = " + value)
    case .patternCondition: return "case " + sub(program.child(r, .pattern)) + " = " + sub(program.child(r, .value))
    case .patternCase: return sub(program.child(r, .base)) + "." + program.name(r)
    case .patternExpression: return sub(program.child(r, .value))
    case .patternBind: return "let " + program.name(r)
    case .list: return program.children(r).map { sub($0) }.joined(separator: ", ")
    case .subscript: return sub(program.child(r, .base)) + "[…]"
    case .closure: return "{ … }"
    case .cast: return sub(program.child(r, .operand)) + " " + program.name(r) + " …"
    default: return "…"
    }
  }

  func short(_ r: Ref) -> String {
    let whole = text(r)
    return whole.count > SourceText.limit ? whole.prefix(SourceText.limit - 1) + "…" : whole
  }

  /// The innermost condition around a place.
  ///
  /// - Parameter counts: whether a `guard` is a condition of what follows it.
  func guardCondition(of place: Ref, orBehind counts: (Ref) -> Bool) -> String? {
    var previous = place
    var current = program.parent(place)
    while let c = current {
      if let passed = question(in: c, before: previous, counts) { return passed }
      if [.function, .type, .extension].contains(program.kind(c)) { return nil }
      if let own = condition(of: c, around: previous) { return own }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  /// The last `guard` that counts before a place, in its function or closure.
  func question(before place: Ref, _ counts: (Ref) -> Bool) -> String? {
    var current = program.parent(place)
    while let c = current, ![.function, .type, .extension].contains(program.kind(c)) {
      if let passed = question(in: c, before: place, counts) { return passed }
      current = program.parent(c)
    }
    return nil
  }

  private func question(in block: Ref, before place: Ref, _ counts: (Ref) -> Bool) -> String? {
    program.children(block).last { $0 < place && counts($0) }.flatMap(conditions)
  }

  private func conditions(of choice: Ref) -> String? { program.child(choice, .conditions).map(short) }

  /// What has to hold where a part of a statement runs.
  private func condition(of statement: Ref, around part: Ref) -> String? {
    switch program.kind(statement) {
    case .ifElse:
      if program.child(statement, .body) == part { return conditions(of: statement) }
      return program.child(statement, .otherwise) == part ? conditions(of: statement).map { "!(" + $0 + ")" } : nil
    case .guard:
      return program.child(statement, .body) == part ? program.child(statement, .conditions).map(negated) : nil
    case .switchCase:
      let patterns = program.child(statement, .patterns)
      return patterns.flatMap { program.children($0).isEmpty ? nil : "case " + short($0) }
    default: return nil
    }
  }

  /// `!(a)`; of `!a`, `a`.
  private func negated(_ conditions: Ref) -> String {
    if let only = program.onlyChild(conditions), program.kind(only) == .unary, program.name(only) == "!",
      let operand = program.child(only, .operand)
    {
      return short(operand)
    }
    return "!(" + short(conditions) + ")"
  }
}
