import SourceFacts

/// Whether values have the types that code casts them to.
extension Evaluator {
  /// `x as? T` in a condition, or `x is T`.
  func castSucceeds(_ cast: Ref, _ env: Environment) -> Truth {
    guard let e = program.child(cast, .operand), var node = program.child(cast, .type) else { return .maybe }
    while program.kind(node) == .typeOptional, let inner = program.child(node, .type) { node = inner }
    let wanted = semantics.resolve(node).core
    let truths = evaluate(e, env).map { isOf(wanted, $0) }
    guard let first = truths.first, truths.allSatisfy({ $0 == first }) else { return .maybe }
    return first
  }

  private func isOf(_ wanted: TypeExpression, _ value: Value) -> Truth {
    switch value {
    case .null: return .no
    case .instance(.external(let name, _), _, _):
      guard case .external(let other, _) = wanted else { return .maybe }
      if name == other { return .yes }
      return Evaluator.containers.contains(name) && Evaluator.containers.contains(other) ? .no : .maybe
    case .instance(.named(let id, _), _, _), .enumCase(let id, _, _, _): return isOf(wanted, id)
    case .selfValue(let id):
      // The dynamic type of `self` may be a subclass, or any type that conforms.
      let truths = semantics.withSubtypes(id).filter { program.types[$0].kind != .protocol }.map { isOf(wanted, $0) }
      guard let first = truths.first else { return .maybe }
      return truths.allSatisfy { $0 == first } ? first : .maybe
    default: return .maybe
    }
  }

  private func isOf(_ wanted: TypeExpression, _ id: TypeID) -> Truth {
    guard program.types[id].isDeclared else { return .maybe }
    if program.types[id].kind != .class {
      // A struct or an enum is of its own type and of the protocols that it conforms to.
      guard case .named(let other, _) = wanted, program.types[other].isDeclared, program.types[id].kind != .protocol
      else { return .maybe }
      return semantics.inherits(id, from: other) ? .yes : .no
    }
    switch wanted {
    case .named(let other, _):
      if semantics.inherits(id, from: other) { return .yes }
      return program.types[other].isDeclared && program.types[other].kind == .class ? .no : .maybe
    case .external(let name, _) where semantics.isController(id):
      let names = semantics.supertypeNames(of: id)
      if names.contains(name) { return .yes }
      // A library's class may inherit from the container. Then its name ends with the container's, as is the custom.
      return Evaluator.containers.contains(name) && !names.contains { $0.hasSuffix(name.dropFirst(2)) } ? .no : .maybe
    default: return .maybe
    }
  }

  /// Classes of UIKit that are no subclass of one another.
  private static let containers = SDK.containerControllers.union(["UIAlertController"])
}
