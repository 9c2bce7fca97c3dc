import SourceFacts

/// Controllers that are parts of other controllers.
extension Attribution {
  /// The controller of the app that a new controller is handed to as it is made: `Drawer(content: Map(), drawer: List())`.
  ///
  /// Stacks and hosting controllers are what they hold; these are no containers here.
  func container(of construction: Ref) -> TypeID? {
    if let found = receiver(of: construction) { return found }
    // `let content = Map(); … Drawer(content: content)`
    guard let variable = program.parent(construction), program.kind(variable) == .variable, program.child(variable, 2) == construction, let block = program.parent(variable),
      program.kind(block) == .block
    else { return nil }
    var found: TypeID?
    program.forEachNode(in: block) { node in
      guard found == nil else { return false }
      if program.kind(node) == .name, program.symbol(node) == program.symbol(variable), case .local(variable)? = semantics.lookup(program.symbol(node), at: node) { found = receiver(of: node) }
      return true
    }
    return found
  }

  /// The type of controller whose initialiser an expression is an argument of.
  private func receiver(of e: Ref) -> TypeID? {
    guard let argument = program.parent(e), program.kind(argument) == .argument, let call = program.parent(argument), program.kind(call) == .call,
      case .initializer(let id, _) = semantics.callee(of: call), semantics.isController(id), holdsControllers(id)
    else { return nil }
    return id
  }

  private func holdsControllers(_ id: TypeID) -> Bool {
    let names = semantics.supertypeNames(of: id)
    return !names.contains("UINavigationController") && !names.contains { $0.hasSuffix("HostingController") } && !names.contains("UIAlertController")
  }
}
