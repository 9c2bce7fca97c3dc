import Dialects
import NavigationModel
import SourceFacts

extension SinkCollector {
  mutating func collect(_ o: Dialect.Operation, _ call: Ref) {
    guard has(o.required, call),
      receiver(of: call, isOneOf: o.receivers, strict: o.required.isEmpty || o.destination == .route)
    else { return }
    switch o.destination {
    case .content: collectContent(o, call)
    case .settings: for content in settings { add(.content(content, item: nil), o, call) }
    case .receiver:
      guard let target = program.child(call, .callee), program.kind(target) == .member,
        let base = program.child(target, .base)
      else { return }
      add(.screen(base), o, call)
    // `alert.runModal()`
    case .fixed where !o.receivers.isEmpty && isWithoutArguments(call): addFixed(o, call)
    case .external, .screen, .scene, .route, .address, .handler, .fixed:
      if let argument = argument(of: call, for: o) { collect(o, call, argument) }
    }
  }

  private mutating func collectContent(_ o: Dialect.Operation, _ call: Ref) {
    guard
      let shown = semantics.argument(labelled: o.argument, of: call) ?? semantics.trailingClosure(of: call)
        ?? semantics.argument(labelled: "", of: call)
    else { return }
    add(program.kind(shown) == .closure ? .content(shown, item: nil) : .box(shown), o, call)
  }

  /// Adds the sink of an operation with an argument to show.
  private mutating func collect(_ o: Dialect.Operation, _ call: Ref, _ argument: Ref) {
    switch o.destination {
    case .external: add(Sink(kind: .url, place: call, subject: .external(argument)))
    case .screen: addScreen(argument, o, call)
    case .scene: add(.scene(sceneID(argument)), o, call)
    case .route: addRoutes(argument, o, call)
    case .address: add(.address(argument, .screen), o, call)
    case .handler: add(.address(argument, .handler), o, call)
    case .fixed: addFixed(o, call)
    case .content, .receiver, .settings: break
    }
  }

  private mutating func add(_ subject: Sink.Subject, _ o: Dialect.Operation, _ call: Ref) {
    add(Sink(kind: o.kind, place: call, subject: subject, choice: choice(o.choice, call), answered: answered(by: o)))
  }

  private mutating func addFixed(_ o: Dialect.Operation, _ call: Ref) {
    add(.fixed(o.kind == .dialog ? .dialog : .alert), o, call)
  }

  private mutating func addScreen(_ argument: Ref, _ o: Dialect.Operation, _ call: Ref) {
    if o.kind == .tab, isLaidOver(argument, beside: call) { return }
    let styles = PresentationStyles(flow: flow)
    let style = o.kind == .sheet ? styles.style(ofPresented: argument) : nil
    var sink = Sink(
      kind: style.flatMap { PresentationStyles.kinds[program.name($0)] } ?? kind(of: o, at: call), place: call,
      subject: .screen(argument), choice: choice(o.choice, call) ?? style.flatMap(styles.choice))
    sink.isStyled = style != nil
    sink.isController = o.receivers.contains(where: SDK.isController)
    let around = flow.conditions(around: call)
    sink.styleConditions = style.map { flow.conditions(around: $0).filter { !around.contains($0) } } ?? []
    add(sink)
  }

  private func kind(of o: Dialect.Operation, at call: Ref) -> Transition.Kind {
    guard o.kind == .root, let label = o.required.first else { return o.kind }
    return showsDetail(call, byArgument: label) ? .push : o.kind
  }

  private mutating func addRoutes(_ argument: Ref, _ o: Dialect.Operation, _ call: Ref) {
    // An id selects one of several scenes for values of the type.
    if namesScene(call, o) { return }
    // One call may send several values.
    let all =
      o.answered.isEmpty
      ? [argument]
      : semantics.arguments(of: call).filter { program.name($0).isEmpty }.compactMap { program.child($0, .value) }
    for element in all.flatMap({ program.kind($0) == .array ? program.children($0) : [$0] }) {
      add(.route(element), o, call)
    }
  }

  private func isWithoutArguments(_ call: Ref) -> Bool {
    semantics.arguments(of: call).allSatisfy { program.flags($0).contains(.trailing) }
  }

  /// The argument that is shown: the one with the operation's label, else the first.
  private func argument(of call: Ref, for o: Dialect.Operation) -> Ref? {
    if let labelled = semantics.argument(labelled: o.argument, of: call) { return labelled }
    guard o.argument.isEmpty else { return nil }
    return semantics.arguments(of: call).first { !o.required.contains(program.name($0)) }
      .flatMap { program.child($0, .value) }
  }

  /// A child whose view is laid over the bar is no tab: `bar.addChild(player); bar.view.addSubview(player.view)`.
  private func isLaidOver(_ child: Ref, beside call: Ref) -> Bool {
    guard let block = program.parent(call), program.kind(block) == .block else { return false }
    return program.children(block).contains { statement in
      guard program.kind(statement) == .call, ["addSubview", "insertSubview"].contains(program.name(statement)),
        let view = semantics.arguments(of: statement).first.flatMap({ program.child($0, .value) }),
        program.kind(view) == .member, program.name(view) == "view"
      else { return false }
      return program.child(view, .base).map { program.isSameExpression($0, child) } ?? false
    }
  }

  /// The types that modifiers declare to handle.
  private func answered(by o: Dialect.Operation) -> Set<TypeID>? {
    if o.answered.isEmpty { return nil }
    return Set(
      o.answered.flatMap { external($0) }.compactMap { call in
        guard let argument = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
          case .named(let id, _)? = semantics.typeReference(argument)?.core
        else { return nil }
        return id
      })
  }

  mutating func collect(_ a: Dialect.Assignment, _ place: Ref) {
    guard !program.isOutOfScope(place), let target = program.child(place, .target),
      let value = program.child(place, .value),
      program.kind(value) != .null, isProperty(target, of: a)
    else { return }
    if a.isByPlace { return add(Sink(kind: a.kind, place: place, subject: .place(value))) }
    add(Sink(kind: program.name(place) == "+=" ? a.kind.onTop : a.kind, place: place, subject: .screen(value)))
  }

  /// `navigation.viewControllers.append(detail)` adds a screen on top; `insert` may add it anywhere.
  mutating func collect(_ a: Dialect.Assignment, growing call: Ref) {
    guard isChange(call, of: a), let argument = semantics.arguments(of: call).first,
      let value = program.child(argument, .value)
    else { return }
    add(Sink(kind: program.name(call) == "append" ? a.kind.onTop : a.kind, place: call, subject: .screen(value)))
  }

  /// `navigation.viewControllers.removeLast()` removes the screen on top.
  mutating func collect(_ a: Dialect.Assignment, shrinking call: Ref) {
    guard a.kind.onTop == .push, isChange(call, of: a) else { return }
    backs.append((call, .pop))
  }

  /// A call that changes the list in the property.
  private func isChange(_ call: Ref, of a: Dialect.Assignment) -> Bool {
    guard let member = program.child(call, .callee), program.kind(member) == .member,
      let target = program.child(member, .base)
    else { return false }
    guard program.name(target) == a.property else { return !program.isOutOfScope(call) && isByKey(target, of: a) }
    return (program.kind(target) == .member || program.kind(target) == .name) && !program.isOutOfScope(call)
      && isProperty(target, of: a)
  }

  /// The list by its key, also in a local variable: `let pages = tabs.mutableArrayValue(forKey: "viewControllers");
  /// pages.insert(page, at: 1)`.
  private func isByKey(_ list: Ref, of a: Dialect.Assignment) -> Bool {
    var asked = list
    if program.kind(list) == .name, case .local(let d)? = semantics.lookup(program.symbol(list), at: list),
      program.kind(d) == .variable, let initial = program.child(d, .initializer)
    {
      asked = initial
    }
    guard program.kind(asked) == .call, program.name(asked) == "mutableArrayValue",
      let key = semantics.argument(labelled: "forKey", of: asked), program.kind(key) == .string,
      program.name(key) == a.property,
      let target = program.child(asked, .callee), program.kind(target) == .member,
      let owner = program.child(target, .base)
    else { return false }
    return isOneOf(a.receivers, semantics.type(of: owner).core, strict: true)
  }

  /// The target is the property of a type that the assignment describes, not one that the app declares.
  private func isProperty(_ target: Ref, of a: Dialect.Assignment) -> Bool {
    let type: TypeExpression
    if program.kind(target) == .member, let base = program.child(target, .base) {
      type = semantics.type(of: base).core
    } else if let own = program.enclosingType(target) {
      if program.types[own].members[program.symbol(target)] != nil { return false }
      if case .local? = semantics.lookup(program.symbol(target), at: target) { return false }
      type = .named(own, [])
    } else {
      return false
    }
    return isOneOf(a.receivers, type, strict: true)
  }

  mutating func collect(_ a: Dialect.AddressRegistration) {
    let isType = a.call.first?.isUppercase == true
    let calls =
      external(a.call) + (isType ? external("init").filter { semantics.callee(of: $0) == .externalType(a.call) } : [])
    for call in calls where isType || receiver(of: call, isOneOf: a.receivers, strict: true) {
      guard let pattern = semantics.argument(labelled: a.pattern, of: call) else { continue }
      let last = semantics.arguments(of: call).last.flatMap { program.child($0, .value) }
      guard let factory = content(of: call, a.factory) ?? last, factory != pattern else { continue }
      addresses.append(FoundAddress(pattern: pattern, factory: factory, owner: nil, result: a.result))
    }
  }

  mutating func collect(_ a: Dialect.AddressType) {
    guard let pattern = program.symbols.find(a.pattern), let factory = program.symbols.find(a.factory) else { return }
    for id in program.types.indices
    where program.types[id].isDeclared && !program.types[id].isOutOfScope
      && semantics.supertypeNames(of: id).contains(a.name)
    {
      guard let p = program.types[id].members[pattern]?.first, let f = program.types[id].members[factory]?.first else {
        continue
      }
      addresses.append(FoundAddress(pattern: p, factory: f, owner: id, result: .screen))
    }
  }

  /// `state = .home(…)`: the whole state of a feature replaced by another case.
  mutating func collect(_ r: Dialect.StateReplacement) {
    for place in program.assignmentsNamed(r.variable) where !program.isOutOfScope(place) && program.name(place) == "=" {
      guard let target = program.child(place, .target), program.kind(target) == .name,
        let value = program.child(place, .value),
        case .local? = semantics.lookup(program.symbol(target), at: target),
        case .named(let id, _) = semantics.type(of: target), program.types[id].kind == .enum
      else { continue }
      replaced.insert(id)
      add(Sink(kind: r.kind, place: place, subject: .route(value)))
    }
  }

  /// Whether a call's receiver is, or may be, of one of the types. An unknown receiver passes unless `strict`.
  func receiver(of call: Ref, isOneOf names: [String], strict: Bool) -> Bool {
    if names.isEmpty { return true }
    guard let target = program.child(call, .callee) else { return false }
    if program.kind(target) == .name { return receiver(ofOwn: call, target, isOneOf: names) }
    guard program.kind(target) == .member, let base = program.child(target, .base) else { return false }
    if program.kind(base) == .name, program.name(base) == "super", isPassedOn(call) { return false }
    // An action in a property is itself the receiver: `self.openURL(url)`.
    if semantics.callee(of: call) == .closure, case .external(let action, _) = semantics.type(of: target).core {
      return names.contains(action)
    }
    return isOneOf(names, (semantics.typeReference(base) ?? semantics.type(of: base)).core, strict: strict)
  }

  /// `present(page)`: the receiver is the name's value, else `self`.
  private func receiver(ofOwn call: Ref, _ target: Ref, isOneOf names: [String]) -> Bool {
    let type = semantics.type(of: target).core
    // A method of the sources with the name that does not fit the call tells nothing of the receiver.
    if case .function = type {} else if !type.isUnknown { return isOneOf(names, type, strict: true) }
    guard let own = program.enclosingType(call) else { return false }
    return isOneOf(names, .named(own, []), strict: true)
      || semantics.boundsOfSelf(at: call).contains { isOneOf(names, $0.core, strict: true) }
  }

  /// `super.show(…)` in an override of `show`: its callers navigate.
  private func isPassedOn(_ call: Ref) -> Bool {
    guard let member = program.enclosingMember(call) else { return true }
    return program.kind(member) != .function
      || program.flags(member).contains(.isOverride) && program.name(member) == program.name(call)
  }

  /// The app declares that a library's class, or its own subclass of one, conforms to a protocol: `extension
  /// UIApplication: URLOpener {}`, `class Stack: UINavigationController, Stacking {}`.
  private func answers(_ name: String, to type: TypeID) -> Bool {
    guard program.types[type].kind == .protocol else { return false }
    if let extended = semantics.extended(name), semantics.inherits(extended, from: type) { return true }
    return semantics.withSubtypes(type).contains {
      program.types[$0].isDeclared && program.types[$0].kind == .class
        && semantics.supertypeNames(of: $0).contains(name)
    }
  }

  func isOneOf(_ names: [String], _ type: TypeExpression, strict: Bool) -> Bool {
    switch type {
    case .named(let id, _): return isOneOf(names, declared: id, strict: strict)
    case .array(.external(let name, _)): return names.contains("[\(name)]")
    case .external(let name, _): return isOneOf(names, external: name)
    case .opaque(let parts): return parts.contains { isOneOf(names, $0, strict: strict) }
    case .generic(let p):
      if let bound = program.child(p, .bound).map(semantics.resolve) {
        return isOneOf(names, bound.core, strict: strict)
      }
      return !strict
    case .unknown: return !strict
    default: return false
    }
  }

  private func isOneOf(_ names: [String], declared id: TypeID, strict: Bool) -> Bool {
    let own = semantics.supertypeNames(of: id).union([program.types[id].path])
    if names.contains(where: own.contains) { return true }
    if names.contains("UIViewController"), own.contains(where: SDK.isController) || semantics.isController(id) {
      return true
    }
    // Any conforming type may be a controller. An extension of a controller's class states which one it is.
    if !program.types[id].isDeclared { return !strict && !SDK.isController(program.types[id].path) }
    if names.contains(where: { answers($0, to: id) }) { return true }
    return program.types[id].isProtocol && !strict
  }

  private func isOneOf(_ names: [String], external name: String) -> Bool {
    if names.contains(name) { return true }
    if names.contains("UIViewController"), SDK.isController(name) { return true }
    return names.contains("UINavigationController")
      && (name.hasSuffix("NavigationController") || SDK.navigationControllers.contains(name))
  }
}

extension Transition.Kind {
  /// The kind of an operation that adds a screen, where `self` is the kind of one that replaces all.
  fileprivate var onTop: Transition.Kind { self == .root ? .push : self }
}
