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
  func guardCondition(of place: Ref) -> String? {
    var previous = place
    var current = program.parent(place)
    while let c = current {
      switch program.kind(c) {
      case .ifElse:
        if let conditions = program.child(c, .conditions) {
          if program.child(c, .body) == previous { return short(conditions) }
          if program.child(c, .otherwise) == previous { return "!(" + short(conditions) + ")" }
        }
      case .switchCase:
        if let patterns = program.child(c, .patterns), !program.children(patterns).isEmpty {
          return "case " + short(patterns)
        }
      case .function, .type, .extension: return nil
      default: break
      }
      previous = c
      current = program.parent(c)
    }
    return nil
  }
}
