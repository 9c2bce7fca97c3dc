import SourceFacts

/// Views that code outside of views makes and passes to the initialiser of another view.
extension Attribution {
  /// The screen that receives the view of a call: `MainView(map: { MapView() })`, `let map = makeMap(); … MainView(map:
  /// { map })`, in a factory. Views' own parts are attributed by their position instead.
  func taker(ofView call: Ref) -> TypeID? {
    guard program.kind(call) == .call, let owner = program.enclosingType(call), !semantics.isScreenType(owner),
      case .named(let made, _) = semantics.type(of: call).core, semantics.isView(made)
    else { return nil }
    if let found = taker(of: call, made) { return found }
    guard let variable = program.parent(call), program.kind(variable) == .variable,
      program.child(variable, .initializer) == call,
      let block = program.parent(variable), program.kind(block) == .block
    else { return nil }
    var found: TypeID?
    program.forEachNode(in: block) { node in
      guard found == nil else { return false }
      if program.kind(node) == .name, program.symbol(node) == program.symbol(variable),
        case .local(variable)? = semantics.lookup(program.symbol(node), at: node)
      {
        found = taker(of: node, made)
      }
      return true
    }
    return found
  }

  /// The shown view whose initialiser receives an expression, with or without a closure or modifiers around it.
  private func taker(of e: Ref, _ made: TypeID) -> TypeID? {
    var node = e
    for _ in semantics.turns(\.nameChain) {
      guard let parent = program.parent(node) else { return nil }
      switch program.kind(parent) {
      case .member, .returned: node = parent
      case .call where program.child(parent, .callee) == node: node = parent
      case .block:
        guard program.children(parent).count == 1, let closure = program.parent(parent),
          program.kind(closure) == .closure
        else { return nil }
        node = closure
      case .argument:
        guard let call = program.parent(parent), program.kind(call) == .call,
          case .initializer(let id, _) = semantics.callee(of: call), semantics.isView(id), id != made
        else { return nil }
        if shown.contains(id) { return id }
        node = call
      default: return nil
      }
    }
    return nil
  }

  /// One initialiser of several: a construction by another does not run it.
  func mayRun(_ member: Ref, construction: Ref) -> Bool {
    guard program.kind(member) == .function, program.name(member) == "init",
      case .initializer(let type, let inits) = semantics.callee(of: construction)
    else { return true }
    if inits.isEmpty {
      // The memberwise initialiser of a struct: its labels differ from this one's.
      let labels = Set(semantics.parameters(of: member).map(program.name))
      return program.types[type].kind != .struct
        || semantics.arguments(of: construction).allSatisfy {
          program.name($0).isEmpty || labels.contains(program.name($0))
        }
    }
    return inits.contains {
      $0 == member || program.enclosingType($0) != program.enclosingType(member) || handsOn($0, to: member)
    }
  }

  /// `init(id: Int) { self.init(id: id, content: …) }`
  private func handsOn(_ initialiser: Ref, to member: Ref) -> Bool {
    flow.callers(of: member).contains { program.enclosingMember($0) == initialiser }
  }
}
