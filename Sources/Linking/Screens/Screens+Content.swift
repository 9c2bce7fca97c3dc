import SourceFacts

/// The essential content of a view's body, under its containers, modifiers and frames.
extension ScreenFinder {
  /// The content expression of a view that only passes its content on; nil for a view with content of its own.
  func givenContent(of id: TypeID) -> Ref? {
    // Each place that shows the view asks this. During another such question the answer may depend on the views in
    // progress and must not be kept.
    guard shells.unwrapping.isEmpty else { return findGivenContent(of: id) }
    if let known = shells.contents[id] { return known }
    let content = findGivenContent(of: id)
    shells.contents[id] = .some(content)
    return content
  }

  private func findGivenContent(of id: TypeID) -> Ref? {
    guard let name = program.symbols.find("body"), let body = program.types[id].members[name]?.first,
      let getter = evaluator.getter(of: body),
      shells.unwrapping.insert(id).inserted
    else { return nil }
    defer { shells.unwrapping.remove(id) }
    guard let content = onlyContent(of: getter), isGiven(content, to: id) else { return nil }
    return content
  }

  /// The only expression of a block under all containers and modifiers.
  func onlyContent(of block: Ref) -> Ref? {
    var parts: [Ref] = []
    return onlyContent(of: block, orParts: &parts)
  }

  /// - Parameter parts: the statements of the innermost block, where these are several.
  func onlyContent(of block: Ref, orParts parts: inout [Ref]) -> Ref? {
    var block = block
    for _ in semantics.turns(\.nameChain) {
      let statements = contentStatements(of: block)
      if statements.allSatisfy({ program.kind($0) == .conditional }) { return sameContent(ofPlatforms: statements) }
      guard statements.count == 1, let only = statements.first else {
        parts = statements
        return nil
      }
      guard let shown = program.kind(only) == .returned ? program.child(only, .value) : only else { return nil }
      let (e, laidOver) = ground(of: shown)
      // `Color.clear.aspectRatio(…).overlay { content() }`: the base view only sets the size of its overlay.
      if laidOver.count == 1, isDecoration(e) {
        block = laidOver[0]
        continue
      }
      if let inner = wrappedBlock(e) ?? ownPart(e) ?? handedBlock(e) {
        block = inner
        continue
      }
      if let kept = evaluator.keptBefore(e) { return kept }
      switch program.kind(e) {
      case .ifElse: return presentContent(of: e) ?? sameContent(ofBranches: e) ?? handedArm(of: e)
      case .switch: return handedArm(of: e) ?? e
      default: return e
      }
    }
    return nil
  }

  /// A block's statements without those that frame the content: a background, a grabber, a space.
  private func contentStatements(of block: Ref) -> [Ref] {
    var statements = program.children(block).filter { program.kind($0) != .variable }
    if statements.count > 1 { statements.removeAll(where: isDecoration) }
    if let only = onlyReturned(statements) { statements = [only] }
    if statements.count > 1, let handed = handedView(among: statements) { statements = [handed] }
    return statements
  }

  /// The base view under modifiers, and the blocks that they lay over it.
  private func ground(of shown: Ref) -> (Ref, laidOver: [Ref]) {
    var e = shown
    var laidOver: [Ref] = []
    while program.kind(e) == .call, let target = program.child(e, .callee), program.kind(target) == .member,
      let base = program.child(target, .base), isModifier(e)
    {
      if program.name(e) == "overlay",
        let over = semantics.trailingClosure(of: e).flatMap({ program.child($0, .body) })
      {
        laidOver.append(over)
      }
      e = base
    }
    return (e, laidOver)
  }

  /// The block of a container, or of a view that wraps its content.
  private func wrappedBlock(_ e: Ref) -> Ref? {
    guard program.kind(e) == .call, program.child(e, .callee).map({ program.kind($0) == .name }) ?? false,
      wrappers[program.name(e)] != nil || isLaidOut(program.name(e)),
      let closure = semantics.trailingClosure(of: e)
        ?? semantics.arguments(of: e).last.flatMap({ program.child($0, .value) }), program.kind(closure) == .closure
    else { return nil }
    return program.child(closure, .body)
  }

  /// A body with a `return` builds nothing from earlier statements: `if kept[id] == nil { kept[id] = make() }; return
  /// kept[id]!`.
  private func onlyReturned(_ statements: [Ref]) -> Ref? {
    guard statements.count > 1, let last = statements.last, program.kind(last) == .returned else { return nil }
    return statements.dropLast().contains(where: returns) ? nil : last
  }

  private func returns(_ statement: Ref) -> Bool {
    var found = false
    program.forEachNode(in: statement) { r in
      if program.kind(r) == .returned { found = true }
      return !found && program.kind(r) != .closure && program.kind(r) != .function
    }
    return found
  }

  /// The block of a named part of a view's body: `content`, `rootView()`.
  private func ownPart(_ e: Ref) -> Ref? {
    guard let type = program.enclosingType(e), semantics.isView(type) else { return nil }
    if program.kind(e) == .call {
      guard program.child(e, .callee).map({ program.kind($0) == .name }) ?? false, semantics.arguments(of: e).isEmpty,
        case .functions(let list, _) = semantics.callee(of: e), list.count == 1,
        program.enclosingType(list[0]) == type
      else { return nil }
      return program.child(list[0], .body)
    }
    guard program.kind(e) == .name, case .members(let list, _)? = semantics.lookup(program.symbol(e), at: e),
      list.count == 1, program.kind(list[0]) == .variable
    else { return nil }
    return evaluator.getter(of: list[0])
  }

  /// Several views, of which all but one only frame a content parameter (`Color.clear; content(item)`), or lie under or
  /// over one view or a choice between screens (`ZStack { switch page { … }; if isLoading { Spinner() } }`).
  func framed(_ block: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let isLayered = isLayered(block)
    if isLayered, let screens = takingTurns(block, env, depth: depth) { return screens }
    if let own = modified(in: block) { return declaredOnly(evaluator.statements([own], env).values, depth: depth) }
    let framed = program.children(block).filter {
      program.kind($0) != .variable && !isDecoration($0) && !(isLayered && isOverlay($0))
    }
    // A handle, a title, a close button: the frame of an app's sheet around its one content.
    let handed = framed.filter(isHandedIn)
    if handed.count == 1, framed.allSatisfy({ $0 == handed[0] || !isShown($0) }) {
      return screens(handedIn: handed[0], among: framed, env, depth: depth)
    }
    guard framed.count == 1, let given = framed.first, isShown(given) || isLayered && isChoiceOrPart(given) else {
      return nil
    }
    let values = evaluator.statements([given], env).values
    if let screens = declaredOnly(values, depth: depth) { return screens }
    // `Card { content }`: the content of the card is not known yet.
    return isShown(given) && !values.isEmpty && targets(of: values, depth: depth + 1).isEmpty ? [] : nil
  }

  private func isChoiceOrPart(_ given: Ref) -> Bool {
    [.switch, .ifElse].contains(program.kind(given)) || isMadeElsewhere(given) || isOwnPart(given)
  }

  private func screens(handedIn handed: Ref, among framed: [Ref], _ env: Environment, depth: Int) -> [Target]? {
    let values = evaluator.statements([handed], env).values
    if let screens = declaredOnly(values, depth: depth) { return screens }
    if isHandedProperty(handed), !values.isEmpty, values.allSatisfy({ $0.root != nil }) {
      values.forEach(evaluator.noteOpen)
      return []
    }
    if isLaidOutOpen(values, depth: depth) { return [] }
    // Built-in views in a content parameter belong to the caller, where the frame itself has only a title and a button.
    return framed.allSatisfy { $0 == handed || isBar($0) } ? viewsOnly(values, depth: depth) : nil
  }

  /// `content()`, `content(item)`: a closure of the caller; by itself, or laid out below a title (`VStack { if let
  /// title { Text(title) }; content() }`).
  private func isHandedIn(_ statement: Ref) -> Bool { isHandedIn(statement, depth: 0) }

  private func isHandedIn(_ statement: Ref, depth: Int) -> Bool {
    if isHandedProperty(statement) { return true }
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .call, semantics.allows(\.contentDepth, after: depth) else { return false }
    if semantics.callee(of: base) == .closure { return true }
    guard views.plainLayouts.contains(program.name(base)),
      let block = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) })
    else { return false }
    let parts = program.children(block).filter { program.kind($0) != .variable && !isDecoration($0) }
    let handed = parts.filter { isHandedIn($0, depth: depth + 1) }
    return handed.count == 1 && parts.allSatisfy { $0 == handed[0] || isBar($0) }
  }

  /// `VStack { Text(title); content }`: a layout around content that is not known yet.
  private func isLaidOutOpen(_ values: [Value], depth: Int) -> Bool {
    !values.isEmpty && values.allSatisfy { if case .instance = $0 { true } else { false } }
      && targets(of: values, depth: depth + 1).isEmpty
  }

  /// `content`, `self.content.padding()`: the result of a caller's view builder.
  private func isHandedProperty(_ statement: Ref) -> Bool {
    let base = semantics.chainBase(statement)
    guard [.name, .member].contains(program.kind(base)), let type = program.enclosingType(base) else { return false }
    return isGiven(base, to: type)
  }

  /// The screens of values, of the app or of built-in views.
  private func viewsOnly(_ values: [Value], depth: Int) -> [Target]? {
    let inner = targets(of: values, depth: depth + 1)
    let isViews = inner.allSatisfy { target in
      switch target {
      case .declared: true
      case .inline(let r): !isBlank(r)
      default: false
      }
    }
    return inner.isEmpty || !isViews ? nil : inner
  }

  /// The statement makes a view of the app, as far as it says itself.
  func isShown(_ statement: Ref) -> Bool {
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .call, case .initializer(let id, _) = semantics.callee(of: base) else { return false }
    return semantics.isView(id)
  }

  /// A view that another object makes: `router.firstView().ignoresSafeArea()`.
  private func isMadeElsewhere(_ statement: Ref) -> Bool {
    var made = statement
    while program.kind(made) == .call, let target = program.child(made, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      if case .functions(let list, guessed: false) = semantics.callee(of: made),
        let maker = list.first.flatMap(program.enclosingType), program.types[maker].isDeclared
      {
        return maker != program.enclosingType(statement)
      }
      made = base
    }
    return false
  }

  /// A named part of the view, or of the scene: `root.environment(model)`.
  private func isOwnPart(_ statement: Ref) -> Bool {
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .name, case .members(let list, _)? = semantics.lookup(program.symbol(base), at: base),
      list.count == 1
    else { return false }
    return semantics.givesScreen(list[0]) && evaluator.getter(of: list[0]) != nil
  }

  /// The screens of values, where all of them are the app's.
  func declaredOnly(_ values: [Value], depth: Int) -> [Target]? {
    let inner = targets(of: values, depth: depth + 1)
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }

  /// The view that a modifier of the app is called on, among the views around it: `ZStack { self; Toast() }` in an
  /// extension of `View`.
  private func modified(in block: Ref) -> Ref? {
    guard let type = program.enclosingType(block), !program.types[type].isDeclared else { return nil }
    return program.children(block).first { statement in
      let base = semantics.chainBase(statement)
      return program.kind(base) == .name && program.name(base) == "self"
    }
  }

  /// The content of a `ZStack`.
  func isLayered(_ block: Ref) -> Bool {
    guard let closure = program.parent(block), let argument = program.parent(closure),
      program.kind(argument) == .argument
    else { return false }
    return program.parent(argument).map { program.kind($0) == .call && program.name($0) == "ZStack" } ?? false
  }

  /// A view under a condition: `if isLoading { Spinner() }`, in a layer of its own or not.
  func isOverlay(_ statement: Ref) -> Bool {
    if program.kind(statement) == .ifElse { return program.child(statement, .otherwise) == nil }
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .call, ["ZStack", "Group"].contains(program.name(base)),
      let closure = semantics.trailingClosure(of: base), let block = program.child(closure, .body)
    else { return false }
    let layers = program.children(block).filter { program.kind($0) != .variable }
    return !layers.isEmpty && layers.allSatisfy(isOverlay)
  }

  /// `Color.background.ignoresSafeArea()`, `Capsule().frame(…)`, `Palette.background`, and a view of the app that
  /// consists of one.
  func isDecoration(_ statement: Ref) -> Bool {
    isPlainDecoration(statement) || isBackdrop(statement) || isNamedDecoration(statement)
  }

  /// `ground`, declared as `var ground: some View { Color.blue.ignoresSafeArea() }`.
  private func isNamedDecoration(_ statement: Ref) -> Bool {
    let name = semantics.chainBase(statement)
    guard program.kind(name) == .name else { return false }
    let variable: Ref? =
      switch semantics.lookup(program.symbol(name), at: name) {
      case .members(let list, _)?: list.count == 1 ? list[0] : nil
      case .global(let d)?: d
      default: nil
      }
    return variable.flatMap { program.kind($0) == .variable ? evaluator.getter(of: $0) : nil }.map(isGround) ?? false
  }

  /// `Backdrop()`, where its body is a colour.
  private func isBackdrop(_ statement: Ref) -> Bool {
    let made = semantics.chainBase(statement)
    guard program.kind(made) == .call, semantics.arguments(of: made).isEmpty,
      case .initializer(let id, _) = semantics.callee(of: made), semantics.isView(id),
      let name = program.symbols.find("body"), let body = program.types[id].members[name]?.first,
      let getter = evaluator.getter(of: body)
    else { return false }
    return isGround(getter)
  }

  /// The block makes only a colour.
  private func isGround(_ getter: Ref) -> Bool {
    let built = program.children(getter).filter { program.kind($0) != .variable }
    guard built.count == 1, let only = built.first else { return false }
    let shown = program.kind(only) == .returned ? program.child(only, .value) ?? only : only
    var base = shown
    while [.call, .member].contains(program.kind(base)), let inner = program.chained(base) {
      // What carries a sheet or an alert is there for that.
      if program.kind(base) == .call, presenting.contains(program.name(base)) { return false }
      base = inner
    }
    return isPlainDecoration(shown) || isAnyDecoration(base)
  }

  /// `(isDark ? Palette.night : Color.white)`
  private func isAnyDecoration(_ e: Ref) -> Bool {
    switch program.kind(e) {
    case .tuple:
      return program.children(e).count == 1
        && program.children(e, .arguments).first.flatMap { program.child($0, .value) }.map(isAnyDecoration) ?? false
    case .ternary: return program.branches(e).allSatisfy(isAnyDecoration)
    default: return isPlainDecoration(e)
    }
  }

  private func isPlainDecoration(_ statement: Ref) -> Bool {
    var node = statement
    while [.call, .member].contains(program.kind(node)), let inner = program.chained(node) { node = inner }
    guard program.kind(node) == .name else { return false }
    if views.decorations.contains(program.name(node)) { return true }
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .member || program.kind(base) == .name,
      case .external(let name, _) = semantics.type(of: base).core
    else { return false }
    return views.decorations.contains(name)
  }

  /// `if let content { content() }`: the optional content.
  private func presentContent(of e: Ref) -> Ref? {
    guard program.child(e, .otherwise) == nil, let conditions = program.child(e, .conditions),
      program.children(conditions).allSatisfy({ program.kind($0) == .optionalBinding })
    else { return nil }
    return program.child(e, .body).flatMap(onlyContent)
  }

  /// The common content of both branches: `if let path { NavigationStack(path: path) { content } } else {
  /// NavigationStack { content } }`.
  private func sameContent(ofBranches e: Ref) -> Ref? {
    guard let then = program.child(e, .body).flatMap(onlyContent), let otherwise = program.child(e, .otherwise) else {
      return nil
    }
    let other = program.kind(otherwise) == .ifElse ? sameContent(ofBranches: otherwise) : onlyContent(of: otherwise)
    guard let other else { return nil }
    // A placeholder is shown until the content is available.
    if isLeaf(other) { return then }
    if isLeaf(then) { return other }
    return program.isSameExpression(then, other) || isOfOneRoute(then, other) ? then : nil
  }

  /// The common content of all branches of an `#if`.
  private func sameContent(ofPlatforms branches: [Ref]) -> Ref? {
    let contents = branches.map { onlyContent(of: $0) }
    guard let first = contents.first.flatMap({ $0 }),
      contents.allSatisfy({ $0.map { program.isSameExpression(first, $0) } ?? false })
    else { return nil }
    return first
  }

  /// Two views of the same route: `layer.page.sheetView()` next to `layer.page.view()`.
  private func isOfOneRoute(_ a: Ref, _ b: Ref) -> Bool {
    func route(_ e: Ref) -> Ref? {
      guard program.kind(e) == .call, let target = program.child(e, .callee), program.kind(target) == .member,
        let base = program.child(target, .base),
        case .named(let id, _) = semantics.type(of: base).core, program.types[id].kind == .enum
      else { return nil }
      return base
    }
    guard let first = route(a), let second = route(b) else { return false }
    return program.isSameExpression(first, second)
  }

  /// A built-in view without content of the app: `Color.clear`, `ProgressView()`.
  private func isLeaf(_ e: Ref) -> Bool {
    let base = program.kind(e) == .member ? program.child(e, .base) ?? e : e
    return (program.kind(base) == .call || program.kind(base) == .name) && views.leaves.contains(program.name(base))
      && semantics.callee(of: base) != .closure
  }

  private func isModifier(_ call: Ref) -> Bool {
    switch semantics.callee(of: call) {
    case .external: true
    case .functions(let list, _):
      list.first.flatMap(program.enclosingType).map { !program.types[$0].isDeclared } ?? false
    default: false
    }
  }

  /// A view on a path or in a presenter: it is made with its route, though it may assign it later.
  func isItem(_ type: TypeID) -> Bool {
    !semantics.supertypeNames(of: type).isDisjoint(with: ["Hashable", "Identifiable"])
  }

  /// `router.root`, where other code assigns the router's route: that is state, not the view's argument.
  private func isSetAnew(_ route: Ref, by holder: Ref) -> Bool {
    guard program.kind(route) == .member, case .named(let object, _) = semantics.declaredType(holder).core,
      program.types[object].kind == .class, !isItem(object)
    else { return false }
    return program.assignments[program.symbol(route)].contains { assignment in
      guard program.enclosingType(assignment) == object, let member = program.enclosingMember(assignment) else {
        return false
      }
      return program.name(member) != "init"
    }
  }

  /// A value that surrounding views set for all below them (`@Environment(\.editor) var editor`) is a part of the view,
  /// not its subject.
  private func isFromAbove(_ variable: Ref) -> Bool {
    let modified = semantics.library.environmentModifiers.values
    return program.children(variable, .attributes).contains { modified.contains(program.name($0)) }
  }

  /// The member of the surrounding type that a name, or `self.` and a name, stands for.
  private func property(namedBy e: Ref) -> Ref? {
    if program.kind(e) == .member {
      return program.enclosingType(e).flatMap { semantics.members(named: program.symbol(e), of: $0).first }
    }
    guard program.kind(e) == .name, case .members(let list, _)? = semantics.lookup(program.symbol(e), at: e) else {
      return nil
    }
    return list.first
  }

  /// An expression that starts at a stored property whose type the view does not fix.
  private func isGiven(_ e: Ref, to id: TypeID) -> Bool {
    if isMadeForRoute(e, of: id) { return true }
    var node = e
    while program.kind(node) == .member || program.kind(node) == .call {
      guard let base = program.chained(node) else { return false }
      // `self.content()`
      if program.kind(node) == .member, program.kind(base) == .name, program.name(base) == "self" { break }
      node = base
    }
    node = semantics.unwrapped(node)
    guard let variable = property(namedBy: node), program.kind(variable) == .variable,
      evaluator.getter(of: variable) == nil
    else { return false }
    // `frame.page.view()`: the route in the property decides the view.
    let target = program.kind(e) == .call ? program.child(e, .callee) ?? e : e
    if program.kind(target) == .member, let base = program.child(target, .base),
      case .named(let route, _) = semantics.type(of: base).core, program.types[route].kind == .enum
    {
      return !isSetAnew(base, by: variable)
    }
    if isFromAbove(variable) { return false }
    switch semantics.declaredType(variable).core {
    case .generic, .function, .opaque: return true
    case .external(let name, _): return SDK.isUnnamedView(name)
    case .named(let type, _): return program.types[type].kind == .protocol
    default: return false
    }
  }
}
