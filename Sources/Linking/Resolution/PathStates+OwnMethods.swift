import Dialects
import NavigationModel
import SourceFacts

/// Methods that the app adds to paths and lists: `extension NavigationPath { mutating func push(_ page: Page) {
/// append(page) } }`. What one does to itself it does to the path that it is called on.
extension PathStates {
  /// The method of the app's that a call runs on a path, where nobody calls it on anything else.
  func ownMethod(calledBy call: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      case .functions(let list, guessed: false) = flow.semantics.callee(of: call), list.count == 1,
      let owner = program.enclosingType(list[0]), !program.types[owner].isDeclared,
      let type = program.child(target, .base).map(pathType)
    else { return nil }
    let isOnlyOfPaths = flow.callers(of: list[0]).allSatisfy { caller in
      program.isOutOfScope(caller)
        || program.child(caller, .callee).flatMap { program.child($0, .base) }.map(pathType) == type
    }
    return isOnlyOfPaths ? list[0] : nil
  }

  private func pathType(_ e: Ref) -> TypeExpression {
    let type = flow.semantics.type(of: e).core
    if case .external("Binding", let held) = type, let path = held.first { return path.core }
    return type
  }

  /// What a method puts on the list that it is called on; whoever calls it says what.
  func additions(by method: Ref) -> [Sink] {
    var result: [Sink] = []
    forEachChange(by: method) { change in
      if program.kind(change) == .assign {
        if let value = program.child(change, .value), !isEmptyPath(value), program.kind(value) != .null {
          result.append(Sink(kind: .push, place: change, subject: .route(value)))
        }
      } else if SDK.additions.contains(program.name(change)),
        let value = flow.semantics.arguments(of: change).first.flatMap({ program.child($0, .value) })
      {
        result.append(Sink(kind: .push, place: change, subject: .route(value)))
      }
    }
    return result
  }

  /// How a method goes back that puts nothing there; nil for one that does.
  func wayBack(by method: Ref) -> Transition.Back? {
    guard additions(by: method).isEmpty else { return nil }
    var result: Transition.Back?
    forEachChange(by: method) { change in
      if program.kind(change) == .assign {
        result = .popToRoot
      } else if SDK.removals.contains(program.name(change)) {
        let isAll = program.name(change) == "removeAll" || takesAll(flow.semantics.arguments(of: change))
        result = isAll ? .popToRoot : result ?? .pop
      }
    }
    return result
  }

  /// The calls of the list's own methods, and what is assigned to all of it.
  private func forEachChange(by method: Ref, _ visit: (Ref) -> Void) {
    guard let block = program.child(method, .body) else { return }
    program.forEachNode(in: block) { node in
      switch program.kind(node) {
      case .call where program.child(node, .callee).map(isOnSelf) ?? false: visit(node)
      case .assign where program.child(node, .target).map(isSelf) ?? false: visit(node)
      default: break
      }
      return true
    }
  }

  private func isOnSelf(_ callee: Ref) -> Bool {
    switch program.kind(callee) {
    case .name: SDK.changesOfCollections.contains(program.name(callee))
    case .member: program.child(callee, .base).map(isSelf) ?? false
    default: false
    }
  }

  private func isSelf(_ e: Ref) -> Bool { program.kind(e) == .name && program.name(e) == "self" }
}
