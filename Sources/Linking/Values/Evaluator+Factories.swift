import SourceFacts

extension Evaluator {
  /// `row.screen.init()`: a value decides which type is made, whatever its declared type is. This excludes the type of
  /// the code itself (`self.init()`).
  func isNamedByValue(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee), program.kind(target) == .member, program.name(target) == "init",
      let base = program.child(target, .base),
      program.kind(base) == .member || program.kind(base) == .name || program.kind(base) == .call
        || program.kind(base) == .subscript
    else { return false }
    if program.kind(base) == .name, ["super", "self", "Self"].contains(program.name(base)) { return false }
    return semantics.typeReference(base) == nil
  }

  /// `type.init()`, `T()`: a value or a generic parameter names the type, and the caller decides it.
  func construction(byValue r: Ref, _ env: Environment) -> [Value]? {
    guard let target = program.child(r, .callee) else { return nil }
    var types: [TypeExpression] = []
    if program.kind(target) == .member, program.name(target) == "init", let base = program.child(target, .base) {
      if program.kind(base) == .name, program.name(base) == "super" { return nil }
      types = self.types(namedBy: base, env)
    } else if let written = semantics.typeReference(target), case .generic = written {
      types = [actual(written, named: target, env)]
    }
    let made = types.compactMap { type -> Value? in
      switch type {
      case .named(let id, _): program.types[id].kind == .protocol ? nil : .instance(type, call: r, env)
      case .external: .instance(type, call: r, env)
      default: nil
      }
    }
    return made.isEmpty ? nil : made
  }

  /// The types that an expression names or stands for.
  private func types(namedBy base: Ref, _ env: Environment) -> [TypeExpression] {
    if let written = semantics.typeReference(base) { return [actual(written, named: base, env)] }
    return evaluate(base, env).compactMap { v in
      noteOpen(v)
      return if case .metatype(let type) = v { type } else { nil }
    }
  }

  /// `Self(…)`, `self.init(…)` in inherited code: the type on which the current call was made.
  func ownType(_ id: TypeID, _ r: Ref, _ env: Environment) -> TypeExpression? {
    guard let named = selfNamed(by: r), case .named(let own, let arguments) = actual(.named(id, []), named: named, env),
      own != id, semantics.inherits(own, from: id)
    else { return nil }
    return .named(own, arguments)
  }

  /// The same in an extension of an SDK's class: `extension UIViewController { static func make() -> Self {
  /// Self(nibName: …) } }`.
  func ownType(extending external: String, _ r: Ref, _ env: Environment) -> TypeExpression? {
    guard let named = selfNamed(by: r),
      case .named(let own, let arguments) = actual(.external(external, []), named: named, env),
      program.types[own].isDeclared,
      semantics.supertypeNames(of: own).contains(external)
    else { return nil }
    return .named(own, arguments)
  }

  /// `Self(…)` in a static function that was called on a metatype parameter (`screen.make()` of a `screen: S.Type`):
  /// the callers decide which type is made.
  func isMadeOfOpenType(_ call: Ref, _ id: TypeID, _ env: Environment) -> Bool {
    guard selfNamed(by: call) != nil, semantics.subtypes[id] != nil, let receiver = env.innermostReceiver?.first,
      receiver.root != nil, case .metatype = type(of: receiver).core
    else { return false }
    noteOpen(receiver)
    return true
  }

  /// The `Self` or `self` that a construction names.
  private func selfNamed(by call: Ref) -> Ref? {
    guard let target = program.child(call, .callee) else { return nil }
    let named =
      program.kind(target) == .member && program.name(target) == "init"
      ? program.child(target, .base) ?? target : target
    return program.kind(named) == .name && ["Self", "self"].contains(program.name(named)) ? named : nil
  }

  /// The result of the call is discarded, and may be nothing at all: `table.register(Cell.self)`.
  private func isIgnored(_ call: Ref) -> Bool {
    program.parent(call).map { program.kind($0) == .block && program.children($0).count > 1 } ?? false
  }

  /// A controller whose class a library declares and that is a screen: no container, and not one of several candidates.
  private func libraryController(_ type: TypeExpression) -> String? {
    let name: String
    switch type {
    case .external(let external, _): name = external
    case .named(let id, _) where !program.types[id].isDeclared: name = program.types[id].path
    default: return nil
    }
    return SDK.isController(name) && name.hasSuffix("ViewController") && !name.hasPrefix("UI")
      && !SDK.navigationControllers.contains(name) ? name : nil
  }

  /// `let page: PageController = Container.resolve()`: the declared type of the variable decides what a library's
  /// generic function returns.
  private func controllerWanted(at call: Ref) -> TypeExpression? {
    guard semantics.callee(of: call) == .external, let parent = program.parent(call),
      [.variable, .returned, .argument, .assign, .optionalBinding].contains(program.kind(parent))
    else { return nil }
    let wanted = answered(semantics.expectedType(of: call).core)
    guard case .named(let id, _) = wanted, program.types[id].isDeclared, program.types[id].kind == .class,
      semantics.isController(id)
    else { return nil }
    return wanted
  }

  /// A request for a protocol with one conforming class in the app returns an object of that class:
  /// `container.resolve(HomeCoordinating.self)`.
  private func answered(_ asked: TypeExpression) -> TypeExpression {
    guard case .named(let id, _) = asked, program.types[id].isDeclared, program.types[id].kind == .protocol else {
      return asked
    }
    let answering = semantics.withSubtypes(id).filter {
      program.types[$0].kind != .protocol && !program.types[$0].isOutOfScope
    }
    guard answering.count == 1, let only = answering.first, program.types[only].isDeclared else { return asked }
    return .named(only, [])
  }

  /// `DetailController.instantiate(…)`: a static function of a screen's type whose body could not be followed (it loads
  /// a nib or a storyboard) makes that screen, unless it declares another result. The same holds for a library's
  /// function that is given a class.
  func orMade(_ values: [Value], by call: Ref, _ env: Environment) -> [Value] {
    if let made = madeByMacro(by: call, env) { return made }
    guard values.allSatisfy({ if case .unknown = $0 { true } else { false } }),
      let target = program.child(call, .callee),
      program.kind(target) == .member
    else { return values }
    if semantics.callee(of: call) == .external, let asked = semantics.typeGiven(to: call).map(answered),
      case .named(let id, _) = asked, program.types[id].isDeclared, program.types[id].kind == .class, !isIgnored(call)
    {
      return [.instance(asked, call: call, env)]
    }
    if let asked = controllerWanted(at: call) { return [.instance(asked, call: call, env)] }
    guard let base = program.child(target, .base), let owner = semantics.typeReference(base) else { return values }
    if let library = libraryController(owner) {
      return isGiven(library, by: call) ? [.instance(.external(library, []), call: call, env)] : values
    }
    guard case .named(let id, _) = owner, semantics.isScreenType(id), canBeGiven(id, by: call) else { return values }
    return [.instance(.named(id, []), call: call, env)]
  }

  /// The declared result of a call, if any, is a library's controller.
  private func isGiven(_ library: String, by call: Ref) -> Bool {
    switch semantics.type(of: call).core {
    case .unknown: true
    case .external(let name, _): name == library || name == "Self" || name == "UIViewController"
    case .named(let other, _): program.types[other].path == library
    default: false
    }
  }

  /// The declared result of a call, if any, is a screen.
  private func canBeGiven(_ id: TypeID, by call: Ref) -> Bool {
    switch semantics.type(of: call).core {
    case .unknown, .generic, .opaque, .metatype: true
    case .named(let other, _):
      other == id || program.types[other].kind == .protocol || !program.types[other].isDeclared
        || semantics.inherits(id, from: other)
    case .external(let name, _): name == "Self" || SDK.isController(name)
    default: false
    }
  }
}
