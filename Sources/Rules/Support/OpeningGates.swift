import Linking
import SourceFacts

/// Conditions by which a function opens nothing while there is something open: a child, the elements of a list, a flag.
struct OpeningGates {
  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// The statement that leaves a function before a call while there is a child: `guard child == nil else { return }`, `if
  /// !children.isEmpty { return }`, also through a property.
  func gate(on child: Ref, before call: Ref, in function: Ref) -> Ref? {
    program.nodes([.guard, .ifElse], in: function).first { statement in
      guard statement < call, !program.contains(statement, call),
        let conditions = program.child(statement, .conditions)
      else { return false }
      let isGuard = program.kind(statement) == .guard
      guard isGuard || program.child(statement, .body).map({ leaves($0) }) ?? false else { return false }
      return program.children(conditions).contains { saysThatThereIs(child, $0) == !isGuard }
    }
  }

  private func leaves(_ block: Ref) -> Bool {
    program.children(block).last.map { [.returned, .thrown].contains(program.kind($0)) } ?? false
  }

  /// The expression of a computed property or a local constant.
  private func said(by name: Ref) -> Ref? {
    guard let named = program.variable(of: name) else { return nil }
    if let getter = program.getter(of: named) {
      return program.shownExpressions(in: program.statements(of: getter)).first
    }
    return program.isMember(named) || !program.flags(named).contains(.isLet) ? nil : program.child(named, .initializer)
  }

  /// Whether a condition tests that the child exists (true) or is missing (false); nil where it is about something
  /// else.
  private func saysThatThereIs(_ child: Ref, _ condition: Ref, depth: Int = 0) -> Bool? {
    guard depth < program.budget.ruleConditionDepth.most else { return nil }
    switch program.kind(condition) {
    case .binary where ["==", "!="].contains(program.name(condition)):
      guard let left = program.child(condition, .left), let right = program.child(condition, .right),
        program.kind(right) == .null || program.name(right) == "0",
        isAbout(child, left)
      else { return nil }
      return program.name(condition) == "!="
    case .unary where program.name(condition) == "!":
      return program.child(condition, .operand).flatMap { saysThatThereIs(child, $0, depth: depth + 1) }.map {
        !$0
      }
    case .call where program.name(condition) == "contains":
      return program.receiver(of: condition).flatMap(program.variable(of:)) == child ? true : nil
    case .member where program.name(condition) == "isEmpty":
      return program.child(condition, .base).flatMap(program.variable(of:)) == child ? false : nil
    case .name where program.variable(of: condition) == child, .member where program.variable(of: condition) == child:
      return true
    case .name, .member:
      return said(by: condition).flatMap { saysThatThereIs(child, $0, depth: depth + 1) }
    default: return nil
    }
  }

  /// `child`, `children.count`, `children.first { $0 is CartFlow }`
  private func isAbout(_ child: Ref, _ expression: Ref) -> Bool {
    if program.variable(of: expression) == child { return true }
    // `children["signIn"]`
    if program.kind(expression) == .subscript {
      return program.child(expression, .base).flatMap(program.variable(of:)) == child
    }
    guard SDK.countings.contains(program.name(expression)) else { return false }
    let base = program.kind(expression) == .call ? program.receiver(of: expression) : program.child(expression, .base)
    return base.flatMap(program.variable(of:)) == child
  }
}
