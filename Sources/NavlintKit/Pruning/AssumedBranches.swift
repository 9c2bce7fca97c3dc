import Linking
import NavigationModel
import SourceFacts

/// The code that does not run under some assumptions.
///
/// Code is excluded in a branch that is not taken, after a statement that leaves, and in a function whose callers are
/// all excluded. An unknown condition excludes nothing.
struct AssumedBranches {
  private let program: LinkedProgram
  private let assumptions: [Assumption]
  private var known: [Ref: Bool] = [:]
  /// Assumptions on conditions that the app lacks.
  private(set) var unmet: [Assumption]

  init(_ program: LinkedProgram, _ assumptions: [Assumption]) {
    self.program = program
    self.assumptions = assumptions
    unmet = []
    unmet = assumptions.filter { assumption in
      !program.files.contains { file in
        var isNamed = false
        program.forEachNode(in: file) { node in
          if !isNamed, let text = text(node), Self.names(text, assumption) { isNamed = true }
          return !isNamed
        }
        return isNamed
      }
    }
  }

  mutating func excludes(_ node: Ref) -> Bool {
    var function: Ref?
    var previous = node
    for ancestor in program.ancestors(node) {
      if leaves(out: previous, of: ancestor) { return true }
      if program.kind(ancestor) == .function {
        function = ancestor
        break
      }
      previous = ancestor
    }
    guard let function else { return false }
    if let known = known[function] { return known }
    // A recursive call does not count as a caller.
    known[function] = false
    let callers = program.callers(of: function).filter { !program.isOutOfScope($0) }
    let isExcluded = !callers.isEmpty && callers.allSatisfy { excludes($0) }
    known[function] = isExcluded
    return isExcluded
  }

  /// Whether the parent's condition, or a preceding statement, keeps the child from running.
  private func leaves(out child: Ref, of parent: Ref) -> Bool {
    switch program.kind(parent) {
    case .ifElse, .guard:
      guard let truth = program.child(parent, .conditions).flatMap(truth) else { return false }
      // The body of a `guard` is its `else`.
      let runsBody = (program.kind(parent) == .ifElse) == truth
      return child == program.child(parent, runsBody ? .otherwise : .body)
    case .ternary:
      guard let truth = program.child(parent, .condition).flatMap(truth) else { return false }
      return child == program.child(parent, truth ? .otherwise : .then)
    case .block: return program.children(parent).prefix { $0 != child }.contains(where: ends)
    default: return false
    }
  }

  /// No code after the statement runs.
  private func ends(_ statement: Ref) -> Bool {
    guard [.ifElse, .guard].contains(program.kind(statement)),
      let truth = program.child(statement, .conditions).flatMap(truth)
    else { return false }
    if program.kind(statement) == .guard { return !truth }
    guard let taken = program.child(statement, truth ? .body : .otherwise) else { return false }
    return program.children(taken).last.map { program.kind($0) == .returned } ?? false
  }

  // MARK: conditions

  /// nil where it is not known.
  private func truth(_ condition: Ref) -> Bool? {
    if let text = text(condition), let assumption = assumptions.first(where: { Self.names(text, $0) }) {
      return assumption.value
    }
    switch program.kind(condition) {
    case .boolean: return program.name(condition) == "true"
    case .list: return all(program.children(condition).map(truth))
    case .unary where program.name(condition) == "!":
      return program.child(condition, .operand).flatMap(truth).map { !$0 }
    case .binary: return joined(condition)
    default: return program.onlyChild(condition).flatMap(truth)
    }
  }

  private func joined(_ condition: Ref) -> Bool? {
    let sides = [program.child(condition, .left), program.child(condition, .right)].map { $0.flatMap(truth) }
    switch program.name(condition) {
    case "&&": return all(sides)
    case "||": return all(sides.map { $0.map { !$0 } }).map { !$0 }
    case "==", "!=":
      guard let left = sides[0], let right = sides[1] else { return nil }
      return (left == right) == (program.name(condition) == "==")
    default: return nil
    }
  }

  private func all(_ values: [Bool?]) -> Bool? {
    if values.contains(false) { return false }
    return values.contains { $0 == nil } ? nil : true
  }

  /// `Features.isOn` means `Features.isOn` in an assumption, and so does `app.Features.isOn`.
  private static func names(_ text: String, _ assumption: Assumption) -> Bool {
    text == assumption.expression || text.hasSuffix("." + assumption.expression)
  }

  /// A name, a member or a call as an assumption writes it; nil for other expressions.
  private func text(_ node: Ref) -> String? {
    switch program.kind(node) {
    case .name: return program.name(node)
    case .member:
      guard let base = program.chained(node) else { return "." + program.name(node) }
      return text(base).map { ["self", "Self"].contains($0) ? program.name(node) : $0 + "." + program.name(node) }
    case .call:
      guard let callee = program.chained(node).flatMap(text) else { return nil }
      let arguments = program.children(node, .arguments).map { argument -> String? in
        let value = program.child(argument, .value).flatMap(text)
        return value.map { program.name(argument).isEmpty ? $0 : "\(program.name(argument)):\($0)" }
      }
      return arguments.contains { $0 == nil }
        ? nil : "\(callee)(\(arguments.compactMap(\.self).joined(separator: ",")))"
    case .string: return "\"\(program.name(node))\""
    default: return nil
    }
  }
}
