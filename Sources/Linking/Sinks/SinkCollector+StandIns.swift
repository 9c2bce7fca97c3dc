import SourceFacts

/// Methods of the app that share their name with a library's: a call of them can be a call of the library's.
extension SinkCollector {
  /// A requirement of the app that a library's class satisfies by its own method: `extension UIApplication: URLOpener
  /// {}`, `final class Stack: UINavigationController, Stacking {}`.
  func isAnswered(_ requirement: Ref, by receivers: [String], _ call: Ref) -> Bool {
    guard program.child(requirement, .body) == nil, let type = program.enclosingType(requirement),
      program.types[type].kind == .protocol
    else { return false }
    if isInherited(requirement, of: type, from: receivers) { return true }
    return receivers.contains { name in
      guard let extended = semantics.extended(name), semantics.inherits(extended, from: type) else { return false }
      let own = (program.types[extended].members[program.symbol(requirement)] ?? []).filter {
        program.kind($0) == .function && semantics.labels(of: $0) == semantics.labels(of: requirement)
      }
      return own.allSatisfy { standsIn($0, for: receivers, call) }
    }
  }

  /// The app's subclasses of the library's class satisfy the requirement by the inherited method, and no other type
  /// implements it.
  private func isInherited(_ requirement: Ref, of type: TypeID, from receivers: [String]) -> Bool {
    let answering = semantics.withSubtypes(type).filter {
      program.types[$0].kind != .protocol && program.types[$0].isDeclared && !program.types[$0].isOutOfScope
    }
    let heirs = answering.filter { !semantics.supertypeNames(of: $0).isDisjoint(with: receivers) }
    guard !heirs.isEmpty else { return false }
    return answering.allSatisfy { id in
      let own = semantics.members(named: program.symbol(requirement), of: id).filter {
        program.kind($0) == .function && program.child($0, .body) != nil
          && semantics.labels(of: $0) == semantics.labels(of: requirement)
      }
      return heirs.contains(id)
        ? own.allSatisfy { passesOn($0, depth: 0) }
        : own.allSatisfy { program.children($0, .body).isEmpty }
    }
  }

  /// A method that the app adds to the library's class as an overload and that calls the library's own, for a call that
  /// the library's own could take: `func present(_ picker: UIImagePickerController, animated: Bool) { …; present(picker
  /// as UIViewController, animated: animated) }`. Overload resolution may choose either for `present(menu, animated:
  /// true)`, with the same effect.
  func standsIn(_ function: Ref, for receivers: [String], _ call: Ref) -> Bool {
    guard let type = program.enclosingType(function), !program.types[type].isDeclared,
      receivers.contains(program.types[type].path), let block = program.child(function, .body)
    else { return false }
    let given = semantics.arguments(of: call).map(program.name)
    let parameters = semantics.parameters(of: function)
    var handsOn = false
    var decides = false
    program.forEachNode(in: block) { r in
      switch program.kind(r) {
      case .call
      where program.name(r) == program.name(function) && (program.child(r, .callee).map(semantics.namesOwn) ?? false):
        let labels = semantics.arguments(of: r).map(program.name)
        handsOn = handsOn || given.allSatisfy(labels.contains)
      // `controller.modalPresentationStyle = .fullScreen`: the method sets the style, so it is followed.
      case .assign:
        if let target = program.child(r, .target), program.kind(target) == .member,
          let base = program.child(target, .base),
          let d = flow.declaration(of: base), parameters.contains(d)
        {
          decides = true
        }
      default: break
      }
      return !decides
    }
    return handsOn && !decides
  }
}
