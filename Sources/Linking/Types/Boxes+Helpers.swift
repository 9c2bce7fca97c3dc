import SourceFacts

/// Where a controller's method gets the child that it adds to its own object.
enum ChildSource: Hashable {
  /// `func embed(_ child: UIViewController) { addChild(child); … }`
  case parameter(Ref)
  /// One of the controllers in a property: `let child = viewControllers[index]; addChild(child)`.
  case list(Ref)
}

extension Semantics {
  /// The methods of the app's own controllers that add a child.
  func findChildHelpers() -> [Ref: ChildSource] {
    var result: [Ref: ChildSource] = [:]
    for call in Semantics.childTakings.flatMap(program.callsNamed) where !program.isOutOfScope(call) {
      guard let function = program.enclosingMember(call), program.kind(function) == .function,
        program.name(function) != "init", let type = program.enclosingType(function), program.types[type].isDeclared,
        program.child(call, .callee).map(namesOwn) ?? false,
        let child = arguments(of: call).first.flatMap({ program.child($0, .value) }),
        let source = childSource(child, in: function, of: type)
      else { continue }
      result[function] = source
    }
    return result
  }

  private func childSource(_ child: Ref, in function: Ref, of type: TypeID) -> ChildSource? {
    var e = child
    if let d = named(by: e, in: type) {
      if program.kind(d) == .parameter {
        return program.parent(d).flatMap(program.parent) == function ? .parameter(d) : nil
      }
      guard program.kind(d) == .variable, program.parent(d).map(program.isDeclarationScope) == false,
        let value = program.child(d, .initializer)
      else { return nil }
      e = value
    }
    guard program.kind(e) == .subscript, let base = program.child(e, .base), let list = named(by: base, in: type),
      program.kind(list) == .variable, program.enclosingType(list) == type, isAnyController(declaredType(list).element)
    else { return nil }
    return .list(list)
  }

  /// Whether a base class adds children for its subclasses.
  func inheritsChildHelpers(_ type: TypeID) -> Bool {
    !childHelpers.isEmpty && supertypes(of: type).contains { childHelperTypes.contains($0) }
  }

  /// The helper of the controller or of a base class that a call runs.
  func childHelper(runBy call: Ref, of type: TypeID) -> (function: Ref, source: ChildSource)? {
    guard !childHelpers.isEmpty, case .functions(let list, guessed: false) = callee(of: call), list.count == 1,
      let source = childHelpers[list[0]], let owner = program.enclosingType(list[0]),
      owner == type || supertypes(of: type).contains(owner)
    else { return nil }
    return (list[0], source)
  }

  /// Other code also passes a child to the controller: `drawer.embed(menu)`.
  func isAskedByOthers(_ helper: Ref, of type: TypeID) -> Bool {
    program.calls[program.symbol(helper)].contains { call in
      guard let target = program.child(call, .callee), !namesOwn(target), let base = program.child(target, .base),
        case .named(let id, _) = self.type(of: base).core
      else { return false }
      return id == type
    }
  }

  /// The only controller in a list that only the initialiser fills: `viewControllers = [content]`.
  func onlyElement(of list: Ref, in type: TypeID) -> Ref? {
    let own = program.assignments[program.symbol(list)].filter { assign in
      if program.enclosingType(assign) == type { return true }
      guard let target = program.child(assign, .target), let base = program.child(target, .base),
        case .named(let id, _) = self.type(of: base).core
      else { return false }
      return id == type
    }
    guard own.count == 1, program.enclosingType(own[0]) == type,
      program.enclosingMember(own[0]).map(program.name) == "init",
      let value = program.child(own[0], .value), program.kind(value) == .array
    else { return nil }
    return program.onlyChild(value)
  }
}
