import NavigationModel
import SourceFacts

/// The types of what comes out of `map`, `compactMap` and `flatMap`.
extension Semantics {
  /// - Parameter base: the type of the collection, stream or optional.
  func typeMapped(by call: Ref, from base: TypeExpression) -> TypeExpression {
    guard let change = trailingClosure(of: call) ?? arguments(of: call).first.flatMap({ program.child($0, .value) })
    else { return .unknown }
    let whole = resultOfChange(change, of: base)
    guard let result = whole?.core else { return .unknown }
    // `page.map { Detail($0) }` of an optional page. A list that may be missing gives a list.
    if case .optional(let wrapped) = base, !wrapped.isUnknown, wrapped.element.isUnknown { return .optional(result) }
    if case .array = result, program.name(call) == "flatMap" { return result }
    return .array(result)
  }

  /// What the closure, key path or function gives for one element; nil where it is none of these.
  private func resultOfChange(_ change: Ref, of base: TypeExpression) -> TypeExpression? {
    switch program.kind(change) {
    case .closure: return closureResult(change)
    case .keyPath:
      let start = base.element.isUnknown ? base.core : base.element
      let result = type(atEndOf: change, in: start)
      return result.isUnknown ? nil : result
    default:
      guard case .function(_, let result) = type(of: change), !result.isUnknown else { return nil }
      return result
    }
  }

  /// The type at the end of a key path without a root of its own: `\.title` in a page.
  private func type(atEndOf path: Ref, in start: TypeExpression) -> TypeExpression {
    DottedName.parts(of: program.name(path)).filter { $0 != "self" }.reduce(start) { type, part in
      program.symbols.find(part).map { memberVariableType($0, of: type.core) } ?? .unknown
    }
  }
}
