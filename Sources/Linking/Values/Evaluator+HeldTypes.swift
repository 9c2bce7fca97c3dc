import SourceFacts

/// What a box that is generic over its content holds, by the type of the variable that the box lies in: the `item` of a
/// `Tagged<Note>` is a `Note`.
extension Evaluator {
  /// The functions by which the types that boxes hold answer a requirement; nil where one of them is not known.
  func answersOfHeldTypes(to requirement: Ref, _ receivers: [Value]) -> [(Ref, [Value]?)]? {
    let types = receivers.compactMap(heldType)
    guard !types.isEmpty, types.count == receivers.count else { return nil }
    let answers = types.compactMap { type in answer(to: requirement, in: type).map { ($0, [Value.selfValue(type)]) } }
    return answers.count == types.count ? answers : nil
  }

  /// The type of the app that a property of a generic type has in the variable that was read.
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
