/// The role of a child in its parent.
///
/// A role has one place in all nodes of a kind; ``Node/Kind/layout`` says which. Extraction writes children by their
/// roles, and all code that reads facts asks for them by their roles. So no other code depends on a place.
public enum ChildRole: UInt8, CaseIterable, Sendable {
  // MARK: one child
  case accessors, attributes, base, body, bound, callee, condition, conditions, defaultType, filter, generics
  case inheritance, initializer, key, label, left, operand, otherwise, parameters, pattern, patterns, requirements
  case result, right, root, sequence, subject, target, then, type, value

  // MARK: a run of children, the last in its node
  case arguments, arms, elements, handlers, labels, members, payload, statements, typeArguments, types

  /// The role's child is a `list`, and never absent: it may be empty.
  public var isList: Bool {
    switch self {
    case .accessors, .attributes, .conditions, .generics, .inheritance, .parameters, .patterns, .requirements: true
    default: false
    }
  }
}
