import SourceFacts

/// Classes of the SDK that store an app's own values and return them: `dataSource.itemIdentifier(for: path)` is one of
/// the rows that were put into the data source.
extension Semantics {
  /// The type of the values that such an object returns by a method or property.
  func typeHeld(under name: String, by object: TypeExpression) -> TypeExpression? {
    valueHeld(under: name, by: object).map { $0.value.isList ? .array($0.type) : .optional($0.type) }
  }

  func valueHeld(under name: String, by object: TypeExpression) -> (value: SDK.HeldValue, type: TypeExpression)? {
    guard SDK.heldValueNames.contains(name) else { return nil }
    switch object.core {
    case .external(let holder, let arguments):
      guard let held = SDK.heldValues[holder]?[name], held.argument < arguments.count else { return nil }
      return (held, arguments[held.argument])
    // `final class Rows: UITableViewDiffableDataSource<Section, Row>`
    case .named(let id, _) where program.types[id].kind == .class:
      return ([id] + supertypes(of: id)).lazy.flatMap { self.program.types[$0].inheritance }.compactMap { node in
        let base = self.resolve(node)
        if case .external = base.core { return self.valueHeld(under: name, by: base) }
        return nil
      }.first
    default: return nil
    }
  }
}
