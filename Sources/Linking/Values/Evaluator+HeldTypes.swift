import SourceFacts

/// The content of a generic box, by the type of the variable that holds the box: the `item` of a `Tagged<Note>` is a
/// `Note`.
extension Evaluator {
  /// The functions that implement a requirement for the content types of boxes; nil where one of these types is not
  /// known.
  func answersOfHeldTypes(to requirement: Ref, _ receivers: [Value]) -> [(Ref, [Value]?)]? {
    let types = receivers.compactMap(heldType)
    guard !types.isEmpty, types.count == receivers.count else { return nil }
    let answers = types.compactMap { type in answer(to: requirement, in: type).map { ($0, [Value.selfValue(type)]) } }
    return answers.count == types.count ? answers : nil
  }

  /// The app's type that a property of a generic type has in the variable it was read from.
  func heldType(_ value: Value) -> TypeID? {
    guard case .property(let key) = value, case .generic(let parameter) = semantics.declaredType(key.declaration).core,
      let box = program.enclosingType(key.declaration), let holder = trace.holders[key],
      let place = program.types[box].generics.firstIndex(of: parameter)
    else { return nil }
    let holding = type(
      of: holder.number < 0 && program.kind(holder.declaration) == .variable ? .property(holder) : .parameter(holder))
    guard case .named(box, let arguments) = holding.core, place < arguments.count,
      case .named(let type, _) = arguments[place].core, program.types[type].kind != .protocol
    else { return nil }
    return type
  }
}
