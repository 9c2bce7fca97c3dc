import SourceFacts

extension Semantics {
  /// The type of a subscript: of an element of a collection, of a value of a dictionary, or the declared type of an own
  /// subscript (`struct Section<Row> { subscript(index: Int) -> Row { rows[index] } }`).
  func typeOfSubscript(_ r: Ref) -> TypeExpression {
    let collection = program.child(r, .base).map { type(of: $0) } ?? .unknown
    if case .dictionary(_, let value) = collection.core { return .optional(value) }
    let element = collection.element
    guard element.isUnknown, case .named(let id, _) = collection.core, let name = program.symbols.find("subscript")
    else { return element }
    let own = ownSubscripts(of: id, named: name, takenBy: r).first { program.child($0, .result) != nil }
    guard let own, let result = program.child(own, .result) else { return element }
    return substitute(inherited(resolve(result), of: own, by: id), in: collection.core)
  }

  /// The type of a subscript's argument: of a dictionary's key, or the parameter type of an own subscript.
  func typeWanted(bySubscript access: Ref, for argument: Ref) -> TypeExpression {
    let collection = program.child(access, .base).map { typeReference($0) ?? type(of: $0) } ?? .unknown
    if case .dictionary(let key, _) = collection.core { return program.name(argument).isEmpty ? key : .unknown }
    guard case .named(let id, _) = collection.core, let name = program.symbols.find("subscript"),
      let own = ownSubscripts(of: id, named: name, takenBy: access).first,
      let parameter = matching(access, own).first(where: { $0.0 == argument })?.1
    else { return .unknown }
    return substitute(inherited(declaredType(parameter), of: own, by: id), in: collection.core)
  }

  private func ownSubscripts(of type: TypeID, named name: Symbol, takenBy access: Ref) -> [Ref] {
    let count = arguments(of: access).count
    return members(named: name, of: type).filter {
      program.kind($0) == .function && parameters(of: $0).count == count
    }
  }
}
