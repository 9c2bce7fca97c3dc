import SourceFacts

extension Evaluator {
  /// `row.screen.init()`: which type is made hangs on a value, whatever the value is declared as. What holds the type
  /// of the code itself (`self.init()`) is another thing.
  func isNamedByValue(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee), program.kind(target) == .member, program.name(target) == "init",
      let base = program.child(target, .base),
      program.kind(base) == .member || program.kind(base) == .name || program.kind(base) == .call
        || program.kind(base) == .subscript
    else { return false }
    if program.kind(base) == .name, ["super", "self", "Self"].contains(program.name(base)) { return false }
    return semantics.typeReference(base) == nil
  }

  /// `type.init()`, `T()`: the type is a value or a generic parameter that the caller decides.
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

  /// `Self(…)`, `self.init(…)` in what others inherit: the type that the call at hand was made on.
  func ownType(_ id: TypeID, _ r: Ref, _ env: Environment) -> TypeExpression? {
    guard let named = selfNamed(by: r), case .named(let own, let arguments) = actual(.named(id, []), named: named, env),
      own != id, semantics.inherits(own, from: id)
    else { return nil }
    return .named(own, arguments)
  }

  /// The same in what an app adds to a class of the SDK's: `extension UIViewController { static func make() -> Self {
  /// Self(nibName: …) } }`.
  func ownType(extending external: String, _ r: Ref, _ env: Environment) -> TypeExpression? {
    guard let named = selfNamed(by: r),
      case .named(let own, let arguments) = actual(.external(external, []), named: named, env),
      program.types[own].isDeclared,
      semantics.supertypeNames(of: own).contains(external)
    else { return nil }
    return .named(own, arguments)
  }

  /// `Self(…)` in a static function that was called on a type which a caller hands in (`screen.make()` of a `screen:
  /// S.Type`): the callers say what is made.
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

  /// What a call gives as a statement is of no interest, and may be nothing at all: `table.register(Cell.self)`.
  private func isIgnored(_ call: Ref) -> Bool {
    program.parent(call).map { program.kind($0) == .block && program.children($0).count > 1 } ?? false
  }

  /// A controller whose class a library declares, that is one in itself: no container, none of several.
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

  /// `let page: PageController = Container.resolve()`: what a library's generic function gives is told by where it is
  /// put.
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

  /// Who asks for a protocol that one class of the app answers gets an object of that class:
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

  /// `DetailController.instantiate(…)`: a static function of a screen's own type that nobody could follow (it loads a
  /// nib or a storyboard) makes that screen, unless it is declared to give something else.
  /// So does a library's function that is given a class.
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

  /// A call is not declared to give anything but a library's controller.
  private func isGiven(_ library: String, by call: Ref) -> Bool {
    switch semantics.type(of: call).core {
    case .unknown: true
    case .external(let name, _): name == library || name == "Self" || name == "UIViewController"
    case .named(let other, _): program.types[other].path == library
    default: false
    }
  }

  /// A call is not declared to give anything but a screen.
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
