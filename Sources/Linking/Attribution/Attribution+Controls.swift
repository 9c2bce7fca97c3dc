import SourceFacts

/// Code that a coordinator gives to a control of a screen which it makes: the user runs it on that screen.
extension Attribution {
  /// The screens whose own controls run a place: `list.navigationItem.rightBarButtonItem = UIBarButtonItem(…, target:
  /// self, action: #selector(add))`, `list.addButton.addTarget(self, action: #selector(add), for: .touchUpInside)`.
  func screensWithControl(runningCodeAround place: Ref, in member: Ref) -> [Ref] {
    guard let code = handedCode(around: place, in: member), let found = holder(ofControl: code, in: member, depth: 0)
    else { return [] }
    return found.compactMap { program.types[$0].declaration }
  }

  /// The closure or the selector around a place.
  private func handedCode(around place: Ref, in member: Ref) -> Ref? {
    var current: Ref? = place
    while let c = current, c != member {
      if program.kind(c) == .closure { return c }
      if program.kind(c) == .call, program.name(c) == "#selector" { return c }
      current = program.parent(c)
    }
    return nil
  }

  /// The screens of which an expression becomes a part.
  private func holder(ofControl e: Ref, in member: Ref, depth: Int) -> [TypeID]? {
    var previous = e
    var current = program.parent(e)
    while let c = current, c != member {
      switch program.kind(c) {
      case .argument, .array: break
      case .call:
        if program.child(c, .callee) == previous { return nil }
        if case .externalType = semantics.callee(of: c) { break }
        if givesControl(c) { break }
        if let facet = facet(observedBy: c) { return screens(holding: facet) ?? given(facet, depth: 0) }
        guard Self.attaching.contains(program.name(c)), case .external = semantics.callee(of: c),
          let target = program.child(c, .callee), program.kind(target) == .member
        else { return nil }
        return program.child(target, .base).flatMap(screens(holding:))
      case .assign:
        guard program.child(c, .value) == previous, let target = program.child(c, .target),
          program.kind(target) == .member,
          flow.declaration(of: target) == nil
        else { return nil }
        return program.child(target, .base).flatMap(screens(holding:))
      case .variable:
        guard depth == 0, program.child(c, .initializer) == previous, program.enclosingMember(c) == member else {
          return nil
        }
        for mention in program.mentions[program.symbol(c), inFile: c.file] where flow.declaration(of: mention) == c {
          if let found = holder(ofControl: mention, in: member, depth: 1) { return found }
        }
        return nil
      default: return nil
      }
      previous = c
      current = program.parent(c)
    }
    return nil
  }

  /// `UIBarButtonItem.settings(self, action: #selector(openSettings))`: an app's function makes one of UIKit's
  /// controls.
  private func givesControl(_ call: Ref) -> Bool {
    guard case .functions(let makers, guessed: false) = semantics.callee(of: call) else { return false }
    return !makers.isEmpty
      && makers.allSatisfy { maker in
        guard case .external(let made, _)? = program.child(maker, .result).map({ semantics.resolve($0).core }) else {
          return false
        }
        return Self.controls.contains(made)
      }
  }
  private static let controls: Set<String> = SDK.controlClasses

  /// The object at the start of a chain of streams that a call observes: `page` in
  /// `page.rx.viewDidAppear.asObservable().subscribe(onNext: …)`.
  private func facet(observedBy call: Ref) -> Ref? {
    guard semantics.library.streamObservers.contains(program.name(call)), !semantics.library.facets.isEmpty,
      case .external = semantics.callee(of: call)
    else { return nil }
    let chain = semantics.chain(endingAt: program.child(call, .callee))
      .prefix { [.member, .call].contains(program.kind($0)) }
    return chain.first { program.kind($0) == .member && semantics.library.facets[program.name($0)] != nil }
      .flatMap { program.child($0, .base) }
  }

  /// The screens that the callers of a function pass for a parameter.
  private func given(_ e: Ref, depth: Int) -> [TypeID]? {
    guard program.kind(e) == .name, semantics.allows(\.controlDepth, after: depth),
      let parameter = flow.declaration(of: e),
      program.kind(parameter) == .parameter,
      let function = program.parent(parameter).flatMap(program.parent), program.kind(function) == .function
    else { return nil }
    var result: Set<TypeID> = []
    for call in flow.callers(of: function) {
      guard let argument = semantics.argument(for: parameter, in: call, of: function) else { return nil }
      guard let found = screens(of: argument) ?? given(argument, depth: depth + 1) else { return nil }
      result.formUnion(found)
    }
    return result.isEmpty ? nil : result.sorted()
  }

  private static let attaching: Set<String> = SDK.attaching

  /// The screens at the start of a chain of members: `list` in `list.navigationItem.rightBarButtonItem`.
  private func screens(holding e: Ref) -> [TypeID]? {
    var e = e
    for _ in semantics.turns(\.nameChain) {
      if let found = screens(of: e) { return found }
      guard program.kind(e) == .member, let base = program.child(e, .base) else { return nil }
      e = base
    }
    return nil
  }

  private func screens(of e: Ref) -> [TypeID]? {
    switch semantics.type(of: e).core {
    case .named(let id, _) where shown.contains(id) && semantics.isController(id): return [id]
    case .external(let name, _) where !SDK.isController(name): return nil
    case .named, .external, .opaque:
      evaluator.begin()
      var result: [TypeID] = []
      for value in evaluator.values(of: e, in: Environment(parent: nil)) {
        guard case .instance(let type, _, _) = value, case .named(let id, _) = type.core, shown.contains(id),
          semantics.isController(id)
        else { return nil }
        result.append(id)
      }
      return result.isEmpty ? nil : Set(result).sorted()
    default: return nil
    }
  }
}
