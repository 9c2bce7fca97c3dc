import SourceFacts

extension Semantics {
  /// `nil`, `.none` or `Optional.none`, where the type in the optional has no `none` of its own.
  func isNothing(_ value: Ref) -> Bool {
    if program.kind(value) == .null { return true }
    guard program.kind(value) == .member, program.name(value) == "none" else { return false }
    if let base = program.child(value, .base) {
      return typeReference(base)?.core == .external("Optional", [])
    }
    // A type without a member `none` leaves only the optional's own.
    guard case .named(let id, _) = expectedType(of: value).core, program.types[id].isDeclared else { return false }
    return program.types[id].cases[program.symbol(value)] == nil
      && members(named: program.symbol(value), of: id).isEmpty
  }

  /// A weak `self`, which `self.map { $0.close() }` unwraps: an object of a class without such a method or elements.
  func isObjectItself(_ e: Ref, unwrappedBy call: Ref) -> Bool {
    guard program.kind(e) == .name, program.name(e) == "self", case .named(let id, _) = type(of: e).core,
      program.types[id].kind == .class, members(named: program.symbol(call), of: id).isEmpty
    else { return false }
    return !supertypeNames(of: id).contains { $0 == "Sequence" || $0.hasSuffix("Collection") }
  }
}
