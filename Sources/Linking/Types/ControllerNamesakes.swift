import SourceFacts

/// Functions of the sources with the name of a UIKit method but without a controller parameter: `func present(_ routed:
/// Routed, animated: Bool)` next to `present(UIAlertController(…), animated: true)`.
extension Semantics {
  private static let names: Set<String> = SDK.takingControllers

  /// The call passes a controller that the function cannot take: it runs UIKit's method.
  func isBesideTheController(_ function: Ref, _ call: Ref) -> Bool {
    guard Semantics.names.contains(program.name(call)), let (argument, parameter) = matching(call, function).first,
      let node = program.child(parameter, .type),
      case .named(let wanted, _) = resolve(node).core, program.types[wanted].isDeclared,
      let given = program.child(argument, .value),
      // The type of an implicit member depends on this answer: `present(scene: .login)`.
      !isImplicit(given)
    else { return false }
    let isOfProtocol = program.types[wanted].kind == .protocol
    switch type(of: given).core {
    case .external(let name, _): return SDK.isController(name) && !(isOfProtocol && isAnswered(wanted, by: [name]))
    case .named(let id, _):
      guard isController(id), program.types[id].kind == .class, !inherits(id, from: wanted) else { return false }
      // A parameter of an app's class only takes that class, or what is known to be a subclass of it.
      return isOfProtocol ? !isAnswered(wanted, by: supertypeNames(of: id).sorted()) : !inherits(wanted, from: id)
    default: return false
    }
  }

  /// The app declares the conformance of a library's class, or of all controllers, to the protocol.
  private func isAnswered(_ wanted: TypeID, by names: [String]) -> Bool {
    (names + SDK.controllerRoots).contains { name in extended(name).map { inherits($0, from: wanted) } ?? false }
  }
}
