import NavigationModel
import SourceFacts

/// Methods that the app calls on a path.
extension PathStates {
  /// What calls of a path's methods do to it.
  struct Changes {
    var pushes: [Sink] = []
    /// Appended to what is there, or to what was emptied before.
    var filled: [Sink] = []
    var emptied: [(place: Ref, how: Transition.Back)] = []
    /// One screen less.
    var shortened: [Ref] = []
    /// Only some of the routes are removed: a later append does not replace the stack.
    var thinned: [Ref] = []
  }

  func changes(of variable: Ref, seen: inout Set<Ref>) -> Changes {
    var changes = Changes()
    for call in flow.mutations(of: variable) {
      let arguments = flow.semantics.arguments(of: call)
      switch program.name(call) {
      case "append", "insert":
        if let value = arguments.first.flatMap({ program.child($0, .value) }) {
          changes.filled.append(Sink(kind: .push, place: call, subject: .route(value)))
        }
      case let name where SDK.shorteningPaths.contains(name):
        if takesAll(arguments) { changes.emptied.append((call, .popToRoot)) } else { changes.shortened.append(call) }
      case "replaceSubrange":
        if let value = flow.semantics.argument(labelled: "with", of: call) {
          changes.pushes.append(Sink(kind: .push, place: call, subject: .route(value)))
        }
      case "removeAll":
        if takesSome(arguments) { changes.thinned.append(call) } else { changes.emptied.append((call, .popToRoot)) }
      default:
        guard let method = ownMethod(calledBy: call) else { break }
        if seen.insert(method).inserted { changes.pushes += additions(by: method) }
        wayBack(by: method).map { changes.emptied.append((call, $0)) }
      }
    }
    return changes
  }
}
