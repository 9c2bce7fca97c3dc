import Dialects
import SourceFacts

/// Calls by UIKit's controllers to a delegate that is no screen.
extension Attribution {
  /// The app's tab bar controller that tells a coordinator which tab is selected: `bar.delegate = self`.
  func bar(telling member: Ref, of type: TypeID) -> Ref? {
    guard program.kind(member) == .function, program.name(member) == "tabBarController",
      semantics.supertypeNames(of: type).contains("UITabBarControllerDelegate"),
      let delegate = program.symbols.find("delegate"), let declaration = program.types[type].declaration
    else { return nil }
    var bars: Set<TypeID> = []
    for assign in program.assignments[delegate, inFile: declaration.file] where program.enclosingType(assign) == type {
      guard isSelf(program.child(assign, .value)), let target = program.child(assign, .target),
        program.kind(target) == .member,
        let base = program.child(target, .base)
      else { continue }
      if case .named(let id, _) = semantics.type(of: base).core { bars.insert(id) }
      for case .instance(.named(let id, _), _, _) in evaluator.values(of: base, in: Environment(parent: nil)) {
        bars.insert(id)
      }
      if bars.isEmpty, let held = barHeld(by: base) { bars.insert(held) }
    }
    let own = bars.filter { semantics.supertypeNames(of: $0).contains("UITabBarController") }
    return own.count == 1 ? own.first.flatMap { program.types[$0].declaration } : nil
  }

  /// The one class of the app whose objects are set for a property or parameter of type `UITabBarController`: that of a
  /// router which fills it. A container's bar that is one of its own columns is a part of it.
  func barHeld(by base: Ref) -> TypeID? {
    guard let variable = flow.declaration(of: base) else { return nil }
    if let container = container(withChild: variable) { return container }
    var bars: Set<TypeID> = []
    let values = ReachingValues(evaluator: evaluator, limit: semantics.budget.delegateValues) { [flow, program] key in
      // `init(bar: UITabBarController = TabBar())`
      let preset = program.kind(key.declaration) == .parameter ? program.child(key.declaration, .initializer) : nil
      return flow.sources(of: key).compactMap { $0.bindings[key] } + [preset].compactMap { $0 }
    }
    let isKnown = values.visit(variable: VariableKey(declaration: variable)) { value in
      if case .instance(.named(let id, _), _, _) = value,
        semantics.supertypeNames(of: id).contains("UITabBarController")
      {
        bars.insert(id)
        return .skip
      }
      return value.root == nil ? .stop : .follow
    }
    return isKnown && bars.count == 1 ? bars.first : nil
  }

  /// The shown container in which a property finds one of its own children: `var bar: UITabBarController? {
  /// viewControllers.first as? UITabBarController }`. Its getter reads only what the container inherits.
  private func container(withChild property: Ref) -> TypeID? {
    guard program.kind(property) == .variable, let getter = evaluator.getter(of: property),
      let owner = program.enclosingType(property), shown.contains(owner),
      semantics.isContainerController(owner)
    else { return nil }
    var readsOnlyInherited = true
    program.forEachNode(in: getter) { node in
      switch program.kind(node) {
      case .name where program.name(node) != "self":
        if semantics.lookup(program.symbol(node), at: node) != nil { readsOnlyInherited = false }
      case .call: readsOnlyInherited = false
      default: break
      }
      return readsOnlyInherited
    }
    return readsOnlyInherited ? owner : nil
  }

  /// The calls of functions in which an object sets itself as the delegate of a library's object: `func signIn() {
  /// connection.delegate = self; connection.start() }`. The library's later calls run on behalf of these callers. Empty
  /// where the object is a delegate from its construction on.
  func requests(by type: TypeID) -> [Ref] { requests(by: type) { isOfLibrary($0, keptBy: type) } }

  /// The places where an object shows a system screen that asks the user for one thing, and then calls the object back:
  /// a picker.
  func requests(toldBy member: Ref, of type: TypeID) -> [Ref] {
    guard program.kind(member) == .function,
      let told = semantics.parameters(of: member).first.flatMap({ program.child($0, .type) }),
      case .external(let picker, _) = semantics.resolve(told).core,
      picker.contains("Picker") || picker.contains("Compose")
    else { return [] }
    return requests(by: type) { if case .external(picker, _) = semantics.type(of: $0).core { true } else { false } }
  }

  private func requests(by type: TypeID, where isMeant: (Ref) -> Bool) -> [Ref] {
    guard program.types[type].kind == .class, let delegate = program.symbols.find("delegate") else { return [] }
    let places = program.assignments[delegate].filter { assign in
      guard program.enclosingType(assign) == type, !program.isOutOfScope(assign), isSelf(program.child(assign, .value)),
        let base = program.child(assign, .target).flatMap({ program.child($0, .base) })
      else { return false }
      return isMeant(base)
    }
    let areAsked = places.allSatisfy { place in
      guard let function = program.enclosingMember(place) else { return false }
      return program.kind(function) == .function && program.name(function) != "init"
        && !flow.callers(of: function).isEmpty
    }
    return areAsked ? places : []
  }

  private func isSelf(_ value: Ref?) -> Bool {
    value.map { program.kind($0) == .name && program.name($0) == "self" } ?? false
  }

  /// The delegate's sender is a library's object and no container of screens: containers report on whatever they show
  /// later. A sender of unknown type (`Connection.shared()`) counts where the object stores it.
  private func isOfLibrary(_ told: Ref, keptBy type: TypeID) -> Bool {
    switch semantics.type(of: told).core {
    case .external(let name, _): !SDK.isController(name)
    case .unknown:
      flow.declaration(of: told).map { program.kind($0) == .variable && program.enclosingType($0) == type } ?? false
    default: false
    }
  }

  /// The delegate, no screen, whose code an object runs: `delegate?.didSelect(row)` in a table's data source,
  /// `delegate?.didFinish()` in a protocol's extension.
  func delegate(toldBy use: Ref, _ runner: Runner?) -> Held? {
    guard let runner, runner.parameter == nil, runner.wrapped == nil, let teller = program.enclosingType(use),
      teller != runner.type, [.class, .protocol].contains(program.types[teller].kind),
      !shown.contains(teller), program.kind(use) == .call, let named = program.child(use, .callee),
      program.kind(named) == .member, let object = program.child(named, .base),
      let property = flow.declaration(of: object), program.kind(property) == .variable,
      program.enclosingType(property) == teller,
      case .named(let asked, _) = semantics.declaredType(property).core, program.types[asked].kind == .protocol,
      semantics.inherits(runner.type, from: asked)
    else { return nil }
    return Held(property: property, type: runner.type)
  }

  /// Whether the objects that code uses call such a delegate. Code that always sets another delegate (`source.delegate
  /// = self`) has objects that call that one; nil where this is not known.
  func tells(_ held: Held, objectsOf user: Ref) -> Bool? {
    if let teller = program.enclosingType(held.property), program.types[teller].kind == .protocol {
      return tells(held, calledBy: user)
    }
    guard let teller = program.enclosingType(held.property), program.types[teller].kind == .class,
      case .named(let asked, _) = semantics.declaredType(held.property).core,
      program.types[asked].kind == .protocol, let type = type(of: user) ?? program.enclosingType(user)
    else { return nil }
    let given = given(to: held.property).filter { program.enclosingType($0) == type && program.kind($0) != .null }
    let tellsSelf = !given.isEmpty && given.allSatisfy(isSelf)
    return tellsSelf ? semantics.inherits(type, from: held.type) || semantics.inherits(held.type, from: type) : nil
  }

  /// No code sets the property of the objects that a type makes: `card.delegate = self` stands in the code of other
  /// makers alone, or reaches the cards of others (`cell.card.delegate = self`).
  func isLeftUnset(_ property: Ref, in maker: TypeID) -> Bool {
    guard let teller = program.enclosingType(property), program.child(property, .initializer) == nil,
      program.flags(property).contains(.isWeak)
    else { return false }
    let settings = program.assignments[program.symbol(property)].filter {
      program.child($0, .target).flatMap(flow.declaration) == property
    }
    return !settings.isEmpty
      && settings.allSatisfy { setting in
        guard let target = program.child(setting, .target), program.kind(target) == .member,
          let owner = program.child(target, .base).flatMap(owner(ofObject:)), owner != teller
        else { return false }
        return owner != maker && !semantics.inherits(owner, from: maker) && !semantics.inherits(maker, from: owner)
      }
  }

  /// The type whose property, or whose code's own variable, an expression names.
  private func owner(ofObject e: Ref) -> TypeID? {
    guard let variable = flow.declaration(of: e), program.kind(variable) == .variable else { return nil }
    if program.parent(variable).map(program.isDeclarationScope) == true { return program.enclosingType(variable) }
    guard let made = program.child(variable, .initializer), case .initializer = semantics.callee(of: made) else {
      return nil
    }
    return program.enclosingType(variable)
  }

  /// The values set for a property, by assignments or as arguments: `source.delegate = self`, `Source(delegate: self)`.
  private func given(to property: Ref) -> [Ref] {
    if let known = memory.givenLists[property] { return known }
    let found = flow.writes(to: property).flatMap { handed($0, depth: 0) }
    return memory.givenLists.keep(found, for: property)
  }

  /// For a function's parameter, the arguments of its callers.
  private func handed(_ value: Ref, depth: Int) -> [Ref] {
    guard program.kind(value) == .name, semantics.allows(\.delegateDepth, after: depth),
      case .local(let parameter)? = semantics.lookup(program.symbol(value), at: value),
      program.kind(parameter) == .parameter,
      let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function
    else { return [value] }
    return flow.callers(of: function).compactMap { semantics.argument(for: parameter, in: $0, of: function) }.flatMap {
      handed($0, depth: depth + 1)
    }
  }

  /// Whether the receiver of a call, which runs code of a protocol's extension, can have such a delegate: flows that a
  /// coordinator starts call that coordinator, and no other.
  private func tells(_ held: Held, calledBy call: Ref) -> Bool? {
    guard program.kind(call) == .call, let target = program.child(call, .callee) else { return nil }
    var receiver = program.enclosingType(call)
    if program.kind(target) == .member, let base = program.child(target, .base),
      !["self", "super"].contains(program.name(base))
    {
      guard case .named(let id, _) = semantics.type(of: base).core else { return nil }
      receiver = id
    }
    guard let receiver, program.types[receiver].isDeclared else { return nil }
    let objects = semantics.withSubtypes(receiver).filter {
      program.types[$0].kind == .class && !program.types[$0].isOutOfScope
    }
    let delegates = objects.map { runners.objects.types(in: held.property, of: $0) }
    guard !delegates.isEmpty, !delegates.contains(nil) else { return nil }
    return delegates.contains {
      $0?.contains { semantics.inherits($0, from: held.type) || semantics.inherits(held.type, from: $0) } ?? true
    }
  }
}
