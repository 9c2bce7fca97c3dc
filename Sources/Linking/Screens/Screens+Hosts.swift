import SourceFacts

/// Hosting and navigation controllers of the app that take their content under parameter names of their own.
extension ScreenFinder {
  /// The content that a host's own initialiser passes on: `init(model: Model, view: Content) { super.init(rootView:
  /// view) }`.
  func handedToHost(_ id: TypeID, _ call: Ref, _ env: Environment) -> [Value]? {
    guard takesAnyContent(id) || semantics.supertypeNames(of: id).contains("UINavigationController"),
      case .initializer(_, let initialisers) = semantics.callee(of: call),
      let initialiser = initialisers.first, let content = handedContent(by: initialiser)
    else { return nil }
    return evaluator.evaluate(content, evaluator.frame(for: initialiser, call: call, env, receiver: nil))
  }

  /// The content of an app's box: an argument of its initialiser, or a property that is set right after.
  func boxed(in id: TypeID, _ call: Ref, _ env: Environment) -> [Value]? {
    guard let box = semantics.box(id) else { return nil }
    if program.kind(box.holder) == .variable { return told(box, by: call, env) }
    guard case .initializer(_, let initialisers) = semantics.callee(of: call),
      let initialiser = initialisers.first(where: { semantics.parameters(of: $0).contains(box.holder) })
    else { return nil }
    return evaluator.bound(
      VariableKey(declaration: box.holder), evaluator.frame(for: initialiser, call: call, env, receiver: nil))
  }

  /// `let box = Box(); box.source = page`
  private func told(_ box: Box, by made: Ref, _ env: Environment) -> [Value]? {
    guard let variable = variable(holding: made), let setting = setting(of: box, in: variable) else { return nil }
    let isBeside = program.enclosingMember(setting) == program.enclosingMember(made)
    var values = evaluator.evaluate(setting, isBeside ? env : Environment(parent: nil))
    for name in box.path {
      values = values.flatMap { value -> [Value] in
        guard let type = evaluator.nominal(value),
          let property = semantics.members(named: name, of: type).first(where: {
            program.kind($0) == .variable && evaluator.getter(of: $0) != nil
          })
        else { return [] }
        return evaluator.variable(property, receiver: [value], env)
      }
    }
    return values.isEmpty ? nil : values
  }

  /// The only value that code gives a box in a variable: by the variable's name, or where the variable is passed on, by
  /// the name of an object that does not make its box.
  private func setting(of box: Box, in variable: Ref) -> Ref? {
    let settings = program.assignments[program.symbol(box.holder)].compactMap { assign -> (object: Ref, value: Ref)? in
      guard !program.isOutOfScope(assign), let target = program.child(assign, .target),
        program.kind(target) == .member, let object = program.child(target, .base).flatMap(variable(namedBy:)),
        let value = program.child(assign, .value), program.kind(value) != .null
      else { return nil }
      return (object, value)
    }
    let own = settings.filter { $0.object == variable }
    if !own.isEmpty { return own.count == 1 ? own[0].value : nil }
    guard let type = program.enclosingType(box.holder), isPassedOn(variable) else { return nil }
    let others = settings.filter { setting in
      guard case .named(type, _) = semantics.declaredType(setting.object).core else { return false }
      return program.child(setting.object, .initializer) == nil
    }
    return others.count == 1 ? others[0].value : nil
  }

  private func isPassedOn(_ variable: Ref) -> Bool {
    program.mentions[program.symbol(variable)].contains { mention in
      program.parent(mention).map(program.kind) == .argument && self.variable(namedBy: mention) == variable
    }
  }

  /// A host that is generic over its content only frames it; so does one without members of its own besides its
  /// initialisers.
  func isHost(_ id: TypeID) -> Bool {
    program.types[id].kind == .class && semantics.supertypeNames(of: id).contains { $0.hasSuffix("HostingController") }
      && (!program.types[id].generics.isEmpty || isOnlyFrame(id))
  }

  /// What the controller shows is what it is given, where it is given anything.
  func takesAnyContent(_ id: TypeID) -> Bool { isHost(id) || semantics.hostsAnyView(id) }

  /// A class that stores nothing, adds no method and does not navigate: its initialisers, computed properties and
  /// overrides only style its content.
  private func isOnlyFrame(_ id: TypeID) -> Bool {
    program.types[id].members.values.joined().allSatisfy { member in
      switch program.kind(member) {
      case .variable: evaluator.getter(of: member) != nil || program.flags(member).contains(.isStatic)
      case .function:
        program.name(member) == "init" || program.flags(member).contains(.isOverride) && !leadsSomewhere(member)
      default: true
      }
    }
  }

  private func leadsSomewhere(_ member: Ref) -> Bool {
    var leads = false
    program.forEachNode(in: member) { node in
      if program.kind(node) == .call, Semantics.leading.contains(program.name(node)) { leads = true }
      return !leads
    }
    return leads
  }

  /// The view that a host makes itself: `init() { super.init(rootView: LegalView()) }`.
  func hostedView(of id: TypeID, _ call: Ref, _ env: Environment) -> [Value]? {
    guard isHost(id), case .initializer(_, let initialisers) = semantics.callee(of: call),
      let initialiser = initialisers.first, let content = contentMade(by: initialiser)
    else { return nil }
    let frame = evaluator.frame(
      for: initialiser, call: call, env, receiver: [.instance(.named(id, []), call: call, env)])
    let values = evaluator.evaluate(content, frame)
    // Built-in views are no screen by themselves: the host is.
    return targets(of: values).allSatisfy { if case .declared = $0 { true } else { false } } ? values : nil
  }

  /// The argument of `super.init(rootView: …)`, or of `self.init(rootView: …)` in a convenience initialiser.
  private func contentMade(by initialiser: Ref) -> Ref? {
    var found: Ref?
    program.forEachNode(in: initialiser) { node in
      if found == nil, program.kind(node) == .call, semantics.isInitialiserOfSDK(node) {
        found = ScreenFinder.hostLabels.lazy.compactMap { self.semantics.argument(labelled: $0, of: node) }.first
      }
      return found == nil
    }
    return found
  }

  /// The argument of `super.init(rootView: …)` that starts at a parameter of the initialiser.
  private func handedContent(by initialiser: Ref) -> Ref? {
    guard let block = program.child(initialiser, .body) else { return nil }
    for statement in program.children(block) where program.kind(statement) == .call && program.name(statement) == "init"
    {
      guard semantics.isInitialiserOfSDK(statement),
        let content = ScreenFinder.hostLabels.lazy.compactMap({ semantics.argument(labelled: $0, of: statement) }).first
      else { continue }
      var start = semantics.chainBase(content)
      // `AnyView(view.tint(.red))`
      if program.kind(start) == .call, program.name(start) == "AnyView",
        let erased = semantics.arguments(of: start).first.flatMap({ program.child($0, .value) })
      {
        start = semantics.chainBase(erased)
      }
      if parameter(start) != nil || partOfParameter(start) { return content }
      // A frame of the app around any content: `super.init(rootView: Themed(content: view, theme: theme))`.
      guard program.kind(start) == .call, case .initializer = semantics.callee(of: start) else { return nil }
      return semantics.arguments(of: start).lazy.compactMap { self.program.child($0, .value) }.first { framed in
        guard let d = parameter(semantics.chainBase(framed)), case .generic = semantics.declaredType(d).core else {
          return false
        }
        return true
      }
    }
    return nil
  }

  private func parameter(_ name: Ref) -> Ref? {
    guard program.kind(name) == .name, case .local(let d)? = semantics.lookup(program.symbol(name), at: name),
      program.kind(d) == .parameter
    else { return nil }
    return d
  }

  /// A member of a parameter: `item.content`.
  private func partOfParameter(_ expression: Ref) -> Bool {
    var current = expression
    while program.kind(current) == .member, let base = program.child(current, .base) { current = base }
    return current != expression && parameter(current) != nil
  }

  static let hostLabels = SDK.labelsOfHosts
}
