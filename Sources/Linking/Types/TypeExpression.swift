/// A type as far as navigation needs it: without constraints and existentials.
package indirect enum TypeExpression: Hashable, Sendable {
  /// Declared or extended in the sources.
  case named(TypeID, [TypeExpression])
  /// Known by name only.
  case external(String, [TypeExpression])
  case optional(TypeExpression)
  case array(TypeExpression)
  case dictionary(TypeExpression, TypeExpression)
  /// With the labels of all elements, empty for those without one; no labels at all where no element has one.
  case tuple([TypeExpression], labels: [String] = [])
  case function([TypeExpression], TypeExpression)
  case metatype(TypeExpression)
  /// `some P`, `any P`, `P & Q`
  case opaque([TypeExpression])
  /// A generic parameter, by its declaration node.
  case generic(Ref)
  /// An associated type of a generic parameter: `T.Payload`.
  case dependent(TypeExpression, Symbol)
  case unknown

  /// Without optionals and bindings: the type that has the members.
  package var core: TypeExpression {
    switch self {
    case .optional(let t): t.core
    case .external("Binding", let arguments): arguments.first?.core ?? self
    case .opaque(let parts) where parts.count == 1: parts[0].core
    default: self
    }
  }

  package var element: TypeExpression {
    switch core {
    case .array(let t): t
    case .dictionary(let key, let value): .tuple([key, value], labels: ["key", "value"])
    case .external(let name, let arguments) where TypeExpression.collections.contains(name): arguments.first ?? .unknown
    default: .unknown
    }
  }

  static let collections: Set<String> = ["Array", "Set", "OrderedSet", "ArraySlice"]

  package var isUnknown: Bool { self == .unknown }

  /// The same form of type with changed parts. A type without parts, or whose parts have no meaning of their own, stays
  /// as it is.
  func mapParts(_ change: (TypeExpression) -> TypeExpression) -> TypeExpression {
    switch self {
    case .named(let id, let arguments): .named(id, arguments.map(change))
    case .external(let name, let arguments): .external(name, arguments.map(change))
    case .optional(let type): .optional(change(type))
    case .array(let type): .array(change(type))
    case .dictionary(let key, let value): .dictionary(change(key), change(value))
    case .tuple(let types, let labels): .tuple(types.map(change), labels: labels)
    case .function(let inputs, let result): .function(inputs.map(change), change(result))
    case .metatype(let type): .metatype(change(type))
    case .opaque(let types): .opaque(types.map(change))
    case .generic, .dependent, .unknown: self
    }
  }
}
