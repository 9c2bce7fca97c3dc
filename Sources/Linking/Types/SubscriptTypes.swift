import SourceFacts

extension Semantics {
  /// What a subscript gives: an element of a collection, a value of a dictionary, or what a type of the app's own says
  /// (`struct Section<Row> { subscript(index: Int) -> Row { rows[index] } }`).
  func typeOfSubscript(_ r: Ref) -> TypeExpression {
    let collection = program.child(r, .base).map { type(of: $0) } ?? .unknown
    if case .dictionary(_, let value) = collection.core { return .optional(value) }
    let element = collection.element
    guard element.isUnknown, case .named(let id, _) = collection.core, let name = program.symbols.find("subscript")
    else { return element }
    let count = arguments(of: r).count
    let own = members(named: name, of: id).first {
      program.kind($0) == .function && parameters(of: $0).count == count && program.child($0, .result) != nil
    }
    guard let own, let result = program.child(own, .result) else { return element }
    return substitute(inherited(resolve(result), of: own, by: id), in: collection.core)
  }
}
