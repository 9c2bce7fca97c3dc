import SourceFacts

/// The types of the objects that a property of a protocol's type holds, where the app's code gives it nothing else.
final class LinkHeldObjects {
  private let linked: LinkedProgram
  private var known: [Ref: Set<TypeID>?] = [:]

  init(_ linked: LinkedProgram) { self.linked = linked }

  /// nil where some object is of an unknown type.
  func types(by receiver: Ref?) -> Set<TypeID>? {
    guard let variable = receiver.flatMap(linked.variable) else { return nil }
    return types(in: variable, depth: 0)
  }

  private func types(in variable: Ref, depth: Int) -> Set<TypeID>? {
    if let found = known[variable] { return found }
    known[variable] = .some(nil)
    let found = find(in: variable, depth: depth)
    known[variable] = .some(found)
    return found
  }

  private func find(in variable: Ref, depth: Int) -> Set<TypeID>? {
    guard depth < linked.budget.linkConditionDepth.most else { return nil }
    let values = values(of: variable)
    if values.isEmpty { return nil }
    var types: Set<TypeID> = []
    for value in values {
      guard let own = self.types(of: value, depth: depth) else { return nil }
      types.formUnion(own)
    }
    return types
  }

  private func values(of variable: Ref) -> [Ref] {
    switch linked.kind(variable) {
    case .optionalBinding: return [linked.child(variable, .value)].compactMap { $0 }
    case .parameter: return linked.values(givenTo: variable)
    default: return [linked.child(variable, .initializer)].compactMap { $0 } + linked.values(givenTo: variable)
    }
  }

  /// A class with subclasses tells nothing more than a protocol.
  private func types(of value: Ref, depth: Int) -> Set<TypeID>? {
    if linked.kind(value) == .null { return [] }
    if case .named(let type, _) = linked.type(of: value).core, linked.isDeclared(type),
      linked.typeKind(type) != .protocol,
      linked.semantics.withSubtypes(type).count == 1
    {
      return [type]
    }
    return linked.variable(of: value).flatMap { types(in: $0, depth: depth + 1) }
  }
}
