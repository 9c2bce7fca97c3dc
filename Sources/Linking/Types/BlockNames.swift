import SourceFacts

/// The names that the statements of a block declare, with the statement from which they are visible.
///
/// Made for long blocks only. Every name is looked up from the inside out, and a scan of all statements for each name
/// would take quadratic time.
struct BlockNames {
  private struct Holder {
    /// The statement of the block from which on the name is visible.
    var statement: UInt32
    var declaration: Ref
  }

  private var holders: [Symbol: [Holder]] = [:]
  /// Functions are visible in the whole block; those in an `#if` after its end.
  private var functions: [Symbol: [Holder]] = [:]

  init(of block: Ref, _ semantics: Semantics) {
    for statement in semantics.program.children(block) { add(statement, of: statement, isNested: false, semantics) }
  }

  private mutating func add(_ node: Ref, of statement: Ref, isNested: Bool, _ semantics: Semantics) {
    let program = semantics.program
    switch program.kind(node) {
    case .function:
      functions[program.symbol(node), default: []].append(
        Holder(statement: isNested ? statement.node : 0, declaration: node))
    case .variable:
      add(program.symbol(node), node, of: statement)
      if let pattern = program.child(node, .pattern) { add(pattern: pattern, of: statement, semantics) }
    case .guard:
      for condition in program.children(node, .conditions) { add(condition: condition, of: statement, semantics) }
    case .conditional:
      for inner in program.children(node) { add(inner, of: statement, isNested: true, semantics) }
    default: break
    }
  }

  private mutating func add(condition: Ref, of statement: Ref, _ semantics: Semantics) {
    let program = semantics.program
    switch program.kind(condition) {
    case .optionalBinding: add(program.symbol(condition), condition, of: statement)
    case .patternCondition:
      if let pattern = program.child(condition, .pattern) { add(pattern: pattern, of: statement, semantics) }
    default: break
    }
  }

  private mutating func add(pattern: Ref, of statement: Ref, _ semantics: Semantics) {
    for bind in semantics.bindings(in: pattern) { add(semantics.program.symbol(bind), bind, of: statement) }
  }

  private mutating func add(_ name: Symbol, _ declaration: Ref, of statement: Ref) {
    holders[name, default: []].append(Holder(statement: statement.node, declaration: declaration))
  }

  /// The declaration of a name at a statement of the block: the last variable before it, or the block's functions.
  func declaration(of name: Symbol, before limit: Ref) -> Declaration? {
    if let list = holders[name], let found = Self.last(in: list, before: limit.node) { return .local(found) }
    let found = (functions[name] ?? []).filter { $0.statement < limit.node }.map(\.declaration)
    return found.isEmpty ? nil : .functions(found)
  }

  /// Holders are in the order of their statements.
  private static func last(in list: [Holder], before limit: UInt32) -> Ref? {
    var (low, high) = (0, list.count)
    while low < high {
      let middle = (low + high) / 2
      if list[middle].statement < limit { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : list[low - 1].declaration
  }
}
