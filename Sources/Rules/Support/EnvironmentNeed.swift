import Linking
import NavigationModel
import SourceFacts

/// An object that a view reads from the environment, and without which it crashes.
struct EnvironmentNeed {
  var property: Ref
  var type: TypeExpression
  /// By `@EnvironmentObject`; otherwise by `@Environment(Type.self)`.
  var isObject: Bool

  /// Those of a view that it uses, in order of place.
  static func all(of view: TypeID, _ program: LinkedProgram) -> [EnvironmentNeed] {
    program.ownMembers(of: view).compactMap { property in
      guard program.kind(property) == .variable, let list = program.child(property, .attributes),
        program.child(property, .initializer) == nil
      else { return nil }
      for attribute in program.children(list) {
        guard let need = need(property, attribute, program) else { continue }
        return program.uses(ofVariable: property).isEmpty ? nil : need
      }
      return nil
    }
  }

  private static func need(_ property: Ref, _ attribute: Ref, _ program: LinkedProgram) -> EnvironmentNeed? {
    switch program.name(attribute) {
    case "EnvironmentObject":
      let type = program.declaredType(of: property).core
      guard case .named = type else { return nil }
      return EnvironmentNeed(property: property, type: type, isObject: true)
    case "Environment":
      guard let argument = program.children(attribute, .arguments).first.flatMap({ program.child($0, .value) }),
        program.kind(argument) == .member, program.name(argument) == "self",
        let type = program.typeNamed(by: argument), case .named = type,
        !isOptional(property, program)
      else { return nil }
      return EnvironmentNeed(property: property, type: type, isObject: false)
    default: return nil
    }
  }

  private static func isOptional(_ property: Ref, _ program: LinkedProgram) -> Bool {
    if case .optional = program.declaredType(of: property) { return true }
    return program.child(property, .type).map { program.kind($0) == .typeOptional } ?? false
  }

  /// The type that a modifier gives is the one that is needed, or one of its family.
  static func isOne(_ given: TypeExpression, _ needed: TypeExpression, _ program: LinkedProgram) -> Bool {
    guard case .named(let a, _) = given, case .named(let b, _) = needed else { return given == needed }
    return a == b || program.supertypes(of: a).contains(b) || program.supertypes(of: b).contains(a)
  }
}
