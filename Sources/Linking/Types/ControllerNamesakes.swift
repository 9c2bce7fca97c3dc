import SourceFacts

/// Functions of the tree that bear the name of one of UIKit's, for other things than controllers:
/// `func present(_ routed: Routed, animated: Bool)` next to `present(UIAlertController(…), animated: true)`.
extension Semantics {
  private static let names: Set<String> = SDK.takingControllers

  /// The call hands over a controller that cannot be what the function takes: UIKit's own method is meant.
  func isBesideTheController(_ function: Ref, _ call: Ref) -> Bool {
    guard Semantics.names.contains(program.name(call)), let (argument, parameter) = matching(call, function).first,
      let node = program.child(parameter, .type),
      case .named(let wanted, _) = resolve(node).core, program.types[wanted].isDeclared,
      let given = program.child(argument, .value),
      // What an implicit member is hangs on this answer: `present(scene: .login)`.
      !isImplicit(given)
    else { return false }
    let isOfProtocol = program.types[wanted].kind == .protocol
    switch type(of: given).core {
    case .external(let name, _): return SDK.isController(name) && !(isOfProtocol && isAnswered(wanted, by: [name]))
    case .named(let id, _):
      guard isController(id), program.types[id].kind == .class, !inherits(id, from: wanted) else { return false }
      // Only a subclass, or what somebody knows to be one, is what a class of the app's asks for.
      return isOfProtocol ? !isAnswered(wanted, by: supertypeNames(of: id).sorted()) : !inherits(wanted, from: id)
    default: return false
    }
  }

  /// The app says of one of the library's classes, or of what all controllers are, that it answers the protocol.
  private func isAnswered(_ wanted: TypeID, by names: [String]) -> Bool {
    (names + SDK.controllerRoots).contains { name in extended(name).map { inherits($0, from: wanted) } ?? false }
  }
}
