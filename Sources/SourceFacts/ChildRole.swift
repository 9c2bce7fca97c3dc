/// What a child is to its parent.
///
/// A role has one place in all nodes of a kind; ``Node/Kind/layout`` says which. Extraction writes children by their
/// roles, and everything that reads facts asks for them by their roles, so that no place is known anywhere else.
public enum ChildRole: UInt8, CaseIterable, Sendable {
  // MARK: one child
  case accessors, attributes, base, body, bound, callee, condition, conditions, defaultType, filter, generics
  case inheritance, initializer, key, label, left, operand, otherwise, parameters, pattern, patterns, requirements
  case result, right, root, sequence, subject, target, then, type, value

  // MARK: a run of children, the last in its node
  case arguments, arms, elements, handlers, members, payload, statements, typeArguments, types

  /// What stands for the role is a `list`, and never absent: it is empty where there is nothing.
  public var isList: Bool {
    switch self {
    case .accessors, .attributes, .conditions, .generics, .inheritance, .parameters, .patterns, .requirements: true
    default: false
    }
  }
}
