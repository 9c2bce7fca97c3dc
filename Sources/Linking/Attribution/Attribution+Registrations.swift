import SourceFacts

/// Containers of dependencies that the sources do not declare: `container.register(Page.self) { r in Page(model:
/// r.resolve(PageModel.self)!) }`.
extension Attribution {
  /// The type of the registration around a place. Code in the registration is used by the users of that type, not by
  /// every user of the container.
  func registered(at place: Ref) -> TypeID? {
    guard let owner = program.enclosingType(place), !semantics.isScreenType(owner) else { return nil }
    let unit = unit(of: place)
    var current: Ref? = place
    while let c = current, c != unit {
      if program.kind(c) == .argument, let call = program.parent(c), program.kind(call) == .call,
        let type = registered(by: call)
      {
        return type
      }
      current = program.parent(c)
    }
    return nil
  }

  /// `register(Page.self) { … }`, where the closure makes a page.
  private func registered(by call: Ref) -> TypeID? {
    if let known = memory.registrations[call] { return known }
    memory.registrations.begin(call)
    guard
      let closure = semantics.trailingClosure(of: call)
        ?? semantics.arguments(of: call).lazy.compactMap({ self.program.child($0, .value) }).first(where: {
          self.program.kind($0) == .closure
        }),
      case .external = semantics.callee(of: call)
    else { return nil }
    let named = semantics.arguments(of: call).lazy.compactMap { argument -> TypeID? in
      guard let e = self.program.child(argument, .value), self.program.kind(e) == .member,
        self.program.name(e) == "self",
        let base = self.program.child(e, .base), case .named(let id, _)? = self.semantics.typeReference(base)?.core
      else { return nil }
      return id
    }.first
    guard let named, makes(named, in: closure) else { return nil }
    return memory.registrations.keep(named, for: call)
  }

  /// The closure makes an object of a type, or reads one with that type.
  private func makes(_ type: TypeID, in closure: Ref) -> Bool {
    var found = false
    program.forEachNode(in: closure) { node in
      switch program.kind(node) {
      case .call:
        if case .initializer(let made, _) = semantics.callee(of: node),
          made == type || semantics.inherits(made, from: type)
        {
          found = true
        }
      case .cast:
        if let target = program.child(node, .type), case .named(type, _) = semantics.resolve(target).core {
          found = true
        }
      default: break
      }
      return !found
    }
    return found
  }
}
