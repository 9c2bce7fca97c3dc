import SourceFacts

/// Containers of libraries that receive their content after construction: `let panel = FloatingPanelController();
/// panel.set(contentViewController: list); present(panel, animated: true)`.
extension ScreenFinder {
  /// The content that the surrounding code sets on a library's controller, through the variable with the controller.
  func contentPutIn(_ name: String, _ made: Ref) -> Ref? {
    guard name.hasSuffix("Controller"), !name.hasPrefix("UI"), program.kind(made) == .call,
      let variable = variable(holding: made)
    else { return nil }
    let isHeld = { (e: Ref) in self.variable(namedBy: e) == variable }
    return contentHandedOver(in: made.file, isHeld) ?? contentSet(in: made.file, isHeld)
  }

  private func contentHandedOver(in file: UInt32, _ isHeld: (Ref) -> Bool) -> Ref? {
    for method in ScreenFinder.puttingMethods {
      guard let symbol = program.symbols.find(method) else { continue }
      for call in program.calls[symbol, inFile: file] {
        guard let target = program.child(call, .callee), program.kind(target) == .member,
          let base = program.child(target, .base),
          isHeld(base),
          let argument = semantics.arguments(of: call).first(where: {
            ScreenFinder.contentLabels.contains(program.name($0)) || program.name($0).isEmpty && method != "set"
          })
        else { continue }
        return program.child(argument, .value)
      }
    }
    return nil
  }

  private func contentSet(in file: UInt32, _ isHeld: (Ref) -> Bool) -> Ref? {
    for label in ScreenFinder.contentLabels.sorted() {
      guard let symbol = program.symbols.find(label) else { continue }
      for assign in program.assignments[symbol, inFile: file] {
        guard let target = program.child(assign, .target), program.kind(target) == .member,
          let base = program.child(target, .base), isHeld(base)
        else { continue }
        return program.child(assign, .value)
      }
    }
    return nil
  }

  /// The variable that a construction is assigned to, by its declaration or by an assignment.
  func variable(holding made: Ref) -> Ref? {
    guard let parent = program.parent(made) else { return nil }
    if program.kind(parent) == .variable { return parent }
    guard program.kind(parent) == .assign, program.child(parent, .value) == made,
      let target = program.child(parent, .target)
    else { return nil }
    return self.variable(namedBy: target)
  }

  func variable(namedBy e: Ref) -> Ref? {
    switch program.kind(e) {
    case .name:
      switch semantics.lookup(program.symbol(e), at: e) {
      case .local(let d)?: return isConfigured(d) ?? d
      // `panel.do { $0.set(contentViewController: list) }`
      case .shorthand(let closure, 0)?: return configured(by: closure)
      case .members(let list, _)?: return list.first { program.kind($0) == .variable }
      default: return nil
      }
    case .member:
      guard let base = program.child(e, .base), program.kind(base) == .name, program.name(base) == "self",
        let type = program.enclosingType(e)
      else { return nil }
      return semantics.members(named: program.symbol(e), of: type).first { program.kind($0) == .variable }
    default: return nil
    }
  }

  /// The variable that a closure's first parameter stands for, where a method of the variable runs the closure:
  /// `panel.do { panel in … }`.
  private func isConfigured(_ d: Ref) -> Ref? {
    guard program.kind(d) == .parameter, let list = program.parent(d), let closure = program.parent(list),
      program.kind(closure) == .closure, program.children(closure, .parameters).first == d
    else { return nil }
    return configured(by: closure)
  }

  private func configured(by closure: Ref) -> Ref? {
    guard let argument = program.parent(closure), program.kind(argument) == .argument,
      let call = program.parent(argument), program.kind(call) == .call,
      let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    else { return nil }
    return variable(namedBy: base)
  }

  private static let puttingMethods = ["set", "setContentViewController", "setContent"]
}
