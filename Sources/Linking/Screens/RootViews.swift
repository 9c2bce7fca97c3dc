import SourceFacts

/// Screens at the root of a scene or of a stack that no call shows: the content of a view's own navigation stack, and
/// the branches between which the body of a root view chooses.
struct RootViews {
  let flow: DataFlow
  let evaluator: Evaluator
  let finder: ScreenFinder
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  /// Containers that show all of their content.
  private static let layouts: Set<String> = SDK.arrangements.union(SDK.transparent)

  private func isLayout(_ name: String) -> Bool {
    RootViews.layouts.contains(name) || semantics.library.layouts.contains(name)
  }

  // MARK: stacks

  /// The first contents of the stacks in root views' own bodies, or in wrappers that they use; and of stacks in other
  /// screens, whose content a function of the screen makes.
  func contents(of stacks: [Ref], inRoots roots: Set<TypeID>) -> [Sink] {
    stacks.compactMap { call in
      guard isInBody(call), let type = program.enclosingType(call),
        let content = semantics.argument(labelled: "root", of: call) ?? semantics.trailingClosure(of: call),
        isGiven(content)
          || finder.givenContent(of: type) == nil
            && (roots.contains(type) ? isMade(content) : isMadeByOwnFunction(content))
      else { return nil }
      return Sink(kind: .root, place: call, subject: .content(content, item: nil), isStackContent: true)
    }
  }

  /// The content is one view that is made in place, or by another object that makes views: `Page.login.view()`.
  private func isMade(_ content: Ref) -> Bool {
    if isRouteItself(content) { return true }
    guard let shown = made(in: content) else { return false }
    switch semantics.callee(of: shown) {
    case .initializer:
      // A frame of the app around a layout is no screen: `Ground { Logo(); Greeting() }`.
      return finder.handedBlock(shown).flatMap(program.parent).map(isMade) ?? true
    case .functions(let list, guessed: false):
      let own = program.enclosingType(content)
      return list.allSatisfy { f in
        program.enclosingType(f).map { $0 != own && program.types[$0].isDeclared && !semantics.isView($0) } ?? false
      }
    default: return false
    }
  }

  /// The content is a case of an enum that conforms to `View`: `NavigationStack { Page.home.navigationTitle("Home") }`.
  private func isRouteItself(_ content: Ref) -> Bool {
    guard let route = only(in: content, where: { program.kind($0) == .member }),
      case .named(let id, _)? = program.child(route, .base).flatMap(semantics.typeReference)?.core
    else { return false }
    return program.types[id].cases[program.symbol(route)] != nil && semantics.isView(id)
  }

  /// The call that makes the whole content, without modifiers: `Page.login.view()` makes a view, `.login` makes none.
  func made(in content: Ref) -> Ref? {
    guard program.kind(content) == .closure, let block = program.child(content, .body) else { return nil }
    let built = program.children(block).filter { program.kind($0) != .variable }
    guard built.count == 1, var call = built.first else { return nil }
    while program.kind(call) == .call, let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base), program.kind(base) == .call
    {
      call = base
    }
    return program.kind(call) == .call ? call : nil
  }

  /// The content is a parameter of the view around the stack.
  private func isGiven(_ content: Ref) -> Bool {
    guard program.kind(content) == .closure else { return true }
    return only(in: content).map { semantics.callee(of: $0) == .closure } ?? false
  }

  /// The call that is the whole content, without modifiers; or another expression that `isMeant` accepts.
  private func only(in content: Ref, where isMeant: ((Ref) -> Bool)? = nil) -> Ref? {
    guard program.kind(content) == .closure, let block = program.child(content, .body) else { return nil }
    let built = program.children(block).filter { program.kind($0) != .variable }
    guard built.count == 1, let shown = built.first.map(semantics.chainBase),
      isMeant?(shown) ?? (program.kind(shown) == .call)
    else { return nil }
    return shown
  }

  /// The place is laid out by a view's body itself: no presenter, link, tab or arm of a `switch` is in between.
  func isInBody(_ place: Ref, depth: Int = 0) -> Bool {
    var node = place
    while let parent = program.parent(node) {
      switch program.kind(parent) {
      case .member, .call:
        // Under modifiers: the base of the chain.
        guard program.chained(parent) == node else { return false }
      case .argument:
        guard program.kind(node) == .closure, let call = program.parent(parent), isLayout(program.name(call)),
          program.child(call, .callee).map({ program.kind($0) == .name }) ?? false
        else { return false }
        node = call
        continue
      case .block, .closure, .ifElse, .conditional, .returned, .list: break
      case .accessor: return isPartOfBody(parent, depth: depth)
      default: return false
      }
      node = parent
    }
    return false
  }

  private func isPartOfBody(_ accessor: Ref, depth: Int) -> Bool {
    guard let list = program.parent(accessor), let variable = program.parent(list),
      let type = program.enclosingType(variable), semantics.isView(type)
    else { return false }
    if program.name(variable) == "body" { return true }
    // A part of the body in a property or function of its own.
    return semantics.allows(\.bodyPartDepth, after: depth)
      && program.mentions[program.symbol(variable)].contains { use in
        program.enclosingType(use) == type && program.kind(use) == .name && flow.declaration(of: use) == variable
          && isInBody(use, depth: depth + 1)
      }
  }

  // MARK: objects that hold what is shown

  /// The first contents of stacks that show an object's property: `NavigationStack { router.root?.view() }`.
  func heldContents(of stacks: [Ref]) -> [Sink] {
    stacks.compactMap { call in held(inStack: call).map { sink(for: $0, at: call) } }
  }

  /// The content of a scene that consists of an object's property.
  func held(inScene content: Ref, at place: Ref) -> Sink? {
    guard program.kind(content) == .closure, let block = program.child(content, .body) else { return nil }
    return held(in: block).map { sink(for: $0, at: place) }
  }

  func sink(for held: Held, at place: Ref) -> Sink {
    Sink(kind: .root, place: place, subject: held.subject, isHeldContent: true, routeHolder: held.routeHolder)
  }

  /// The views that consist of a stack around an object's property, each with the view's name for the object.
  func shells(among stacks: [Ref]) -> [TypeID: Ref] {
    var result: [TypeID: Ref] = [:]
    for call in stacks {
      // A view that shows an object's route is the screen around every destination of it.
      if let view = program.enclosingType(call), isInBody(call), let held = held(inStack: call), held.routeHolder == nil
      {
        result[view] = held.object
      }
    }
    return result
  }

  /// The content that an object holds for a stack or a view.
  struct Held {
    var subject: Sink.Subject
    /// The view's name for the object.
    var object: Ref
    /// The view's variable with the object, where the object's route decides the content.
    var routeHolder: Ref?
  }

  private func held(inStack call: Ref) -> Held? {
    guard let content = semantics.argument(labelled: "root", of: call) ?? semantics.trailingClosure(of: call) else {
      return nil
    }
    guard program.kind(content) == .closure else { return held(in: content) }
    // `if isNew { Welcome() } else { router.root.view() }`: one branch shows the object's property.
    return program.child(content, .body).flatMap { block in
      held(in: block) ?? alternatives(block).lazy.compactMap { held(in: $0) }.first
    }
  }

  /// Content in an object's property that code outside of the object's initialisers assigns, or that a function makes
  /// from it (`factory.view(for: router.page)`), with the name of the object.
  private func held(in block: Ref) -> Held? {
    guard let content = finder.onlyContent(of: block).map(finder.semantics.unwrapped) else { return nil }
    if let found = heldRoute(content) { return found }
    if let object = holder(of: content) { return Held(subject: .screen(content), object: object) }
    guard program.kind(content) == .call, case .functions(_, guessed: false) = semantics.callee(of: content),
      let maker = program.child(content, .callee),
      let item = semantics.arguments(of: content).first.flatMap({ program.child($0, .value) }),
      isRoute(semantics.type(of: item))
    else { return nil }
    return holder(of: item).map { Held(subject: .content(maker, item: item), object: $0) }
  }

  /// The name at the start of a chain that reads an object's property: `router.page`.
  private func holder(of content: Ref) -> Ref? {
    var node = content
    var isHeld = false
    while program.kind(node) == .member || program.kind(node) == .call {
      guard let base = program.chained(node) else { return nil }
      if program.kind(node) == .member, program.kind(base) != .none, let variable = flow.declaration(of: node),
        isFilled(variable)
      {
        isHeld = true
      }
      node = base
    }
    return isHeld && program.kind(node) == .name ? node : nil
  }

  /// An enum of the tree.
  private func isRoute(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type.core { program.types[id].kind == .enum } else { false }
  }

  /// A stored property of a class to which code assigns something other than `nil`, or a requirement that such a
  /// property implements.
  func isFilled(_ variable: Ref) -> Bool {
    if evaluator.isRequirement(variable) {
      return evaluator.witnesses(of: variable, receiver: nil).contains {
        !evaluator.isRequirement($0.0) && isFilled($0.0)
      }
    }
    guard program.kind(variable) == .variable, !program.flags(variable).contains(.isLet),
      evaluator.getter(of: variable) == nil,
      let type = program.enclosingType(variable), program.types[type].kind == .class
    else { return false }
    return flow.writes(to: variable).contains { program.kind($0) != .null && !flow.isInInitialiser($0) }
  }

  // MARK: branches

  /// The statement in a view's body that chooses between whole screens.
  enum Choice {
    /// Branches of an `if`, each with the place and the screen.
    case branches([(place: Ref, target: TypeID)])
    /// A `switch` over an enum, and its screens.
    case arms(Ref, [(place: Ref, target: TypeID)])
    /// The content of an object.
    case held(Sink)
  }

  /// The screens of a column whose view only chooses between them.
  func columns(of view: TypeID) -> [TypeID] {
    switch choice(of: view) {
    case .branches(let list), .arms(_, let list):
      list.map(\.target).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    case .held, nil: []
    }
  }

  func choice(of view: TypeID) -> Choice? {
    guard !isFrame(view), let (body, getter) = body(of: view) else { return nil }
    guard let statement = chosen(in: getter) ?? chosenInStack(getter) else {
      if let layers = layers(in: getter).map({ screens(ofLayers: $0, view) }), Set(layers.map(\.target)).count > 1 {
        return .branches(layers)
      }
      if let route = shownRoute(in: getter, of: view) {
        return .held(Sink(kind: .root, place: body, subject: .route(route)))
      }
      return held(in: getter).map { .held(sink(for: $0, at: body)) }
    }
    let (branches, hasStack) = screens(ofBranches: statement, view)
    // A branch with a stack or tabs of its own is a separate screen.
    guard Set(branches.map(\.target)).count > (hasStack ? 0 : 1) else { return nil }
    return program.kind(statement) == .switch ? .arms(statement, branches) : .branches(branches)
  }

  /// The `switch` over state in a scene that chooses between whole screens.
  func choice(ofScene content: Ref) -> Ref? {
    guard program.kind(content) == .closure, let app = program.enclosingType(content),
      let statement = program.child(content, .body).flatMap({ chosen(in: $0) }),
      program.kind(statement) == .switch
    else { return nil }
    let (branches, hasStack) = screens(ofBranches: statement, app)
    return Set(branches.map(\.target)).count > (hasStack ? 0 : 1) ? statement : nil
  }

  /// A view's body; where a library requires a function instead (`func body(props: Props) -> some View`), that
  /// function.
  private func body(of view: TypeID) -> (member: Ref, block: Ref)? {
    guard let name = program.symbols.find("body"), let members = program.types[view].members[name] else { return nil }
    if let variable = members.first(where: { program.kind($0) == .variable }) {
      return evaluator.getter(of: variable).map { (variable, $0) }
    }
    guard members.count == 1, program.kind(members[0]) == .function, let block = program.child(members[0], .body),
      !semantics.supertypeNames(of: view).contains("ViewModifier")
    else { return nil }
    return (members[0], block)
  }

  /// A component that lays out the views it receives, whatever it chooses between.
  private func isFrame(_ view: TypeID) -> Bool {
    program.types[view].generics.contains { parameter in
      program.child(parameter, .bound).map { semantics.resolve($0).core == .external("View", []) } ?? false
    }
  }

  /// A body that consists of state whose enum conforms to `View`: `var body: some View { page.tint(.red) }`.
  private func shownRoute(in getter: Ref, of view: TypeID) -> Ref? {
    guard let content = finder.onlyContent(of: getter) else { return nil }
    evaluator.begin()
    let values = evaluator.evaluate(content, Environment(parent: nil, receiver: [.selfValue(view)]))
    guard values.count == 1, let key = values[0].root, key.number < 0, program.enclosingType(key.declaration) == view,
      case .named(let id, _) = semantics.declaredType(key.declaration).core, program.types[id].kind == .enum,
      semantics.isView(id)
    else { return nil }
    return content
  }

  /// The `if` or `switch` that is the whole block, without layout containers.
  func chosen(in block: Ref, isLayered: Bool = false) -> Ref? {
    var built = program.children(block).filter { program.kind($0) != .variable }
    // Views behind and over the choice: a background, a spinner during work.
    if isLayered, built.count > 1 {
      built.removeAll { finder.isDecoration($0) || finder.isOverlay($0) || isMessages($0) }
    }
    guard built.count == 1, let only = built.first else { return nil }
    return chosen(among: program.kind(only) == .returned ? program.child(only, .value) ?? only : only, isLayered)
  }

  private func chosen(among statement: Ref, _ isLayered: Bool) -> Ref? {
    switch program.kind(statement) {
    case .ifElse:
      // `if isReady { switch page { … } }`: the condition only says when there is something to choose.
      if program.child(statement, .otherwise) != nil { return statement }
      return program.child(statement, .body).flatMap { chosen(in: $0, isLayered: isLayered) } ?? statement
    case .switch: return statement
    case .name, .member: return part(statement).flatMap { chosen(in: $0) }
    case .call: return chosen(inCall: statement)
    default: return nil
    }
  }

  private func chosen(inCall call: Ref) -> Ref? {
    let base = semantics.chainBase(call)
    if program.kind(base) != .call { return part(base).flatMap { chosen(in: $0) } }
    // A frame of the app around its content parameter: `Page(model: model) { switch model.state { … } }`.
    if let given = finder.handedBlock(base) { return chosen(in: given) }
    guard isLayout(program.name(base)), let closure = semantics.trailingClosure(of: base) else { return nil }
    return program.child(closure, .body).flatMap { chosen(in: $0, isLayered: program.name(base) == "ZStack") }
  }

  /// A layer of messages, one view for each: `VStack { ForEach(toasts) { Toast($0) } }`.
  private func isMessages(_ layer: Ref) -> Bool {
    let made = semantics.chainBase(layer)
    guard program.kind(made) == .call, isLayout(program.name(made)),
      let block = semantics.trailingClosure(of: made).flatMap({ program.child($0, .body) })
    else { return false }
    let built = program.children(block).filter { program.kind($0) != .variable && !finder.isDecoration($0) }.map(
      semantics.chainBase)
    return built.count == 1 && program.kind(built[0]) == .call && program.name(built[0]) == "ForEach"
  }

  /// Views that lie over one another, each under a condition of its own: `ZStack { if let user { Home() }; if isNew {
  /// Welcome() } }`.
  private func layers(in block: Ref, depth: Int = 0) -> [Ref]? {
    let built = program.children(block).filter { program.kind($0) != .variable }
    if built.count > 1 { return depth != 0 && built.allSatisfy(isConditional) ? built : nil }
    guard let only = built.first, semantics.allows(\.layerDepth, after: depth) else { return nil }
    let base = semantics.chainBase(program.kind(only) == .returned ? program.child(only, .value) ?? only : only)
    if program.kind(base) != .call { return part(base).flatMap { layers(in: $0, depth: depth) } }
    guard ["ZStack", "Group"].contains(program.name(base)), let closure = semantics.trailingClosure(of: base),
      let inner = program.child(closure, .body)
    else { return nil }
    return layers(in: inner, depth: depth + 1)
  }

  private func isConditional(_ statement: Ref) -> Bool {
    if program.kind(statement) == .ifElse { return program.child(statement, .otherwise) == nil }
    let base = semantics.chainBase(statement)
    return program.kind(base) == .call && semantics.library.subjects.contains(program.name(base))
      && finder.wrappers[program.name(base)] == "then"
  }

  private func screens(ofLayers layers: [Ref], _ view: TypeID) -> [(place: Ref, target: TypeID)] {
    layers.flatMap { layer -> [(place: Ref, target: TypeID)] in
      evaluator.begin()
      let frame = Environment(parent: nil, receiver: [.selfValue(view)])
      let block = program.kind(layer) == .ifElse ? program.child(layer, .body) : nil
      let targets = finder.targets(of: block.map { evaluator.body($0, frame) } ?? evaluator.evaluate(layer, frame))
      guard targets.count == 1, case .declared(let id)? = targets.first else { return [] }
      return [(semantics.chainBase(block.flatMap { program.children($0).first } ?? layer), id)]
    }
  }

  /// The getter of a named part of the view's body.
  private func part(_ e: Ref) -> Ref? {
    guard program.kind(e) == .name || program.child(e, .base).map(program.name) == "self",
      let type = program.enclosingType(e), let part = flow.declaration(of: e),
      program.kind(part) == .variable, program.enclosingType(part) == type
    else { return nil }
    return evaluator.getter(of: part)
  }

  /// The view that is the whole body of a view, without modifiers.
  func onlyView(of view: TypeID) -> TypeID? {
    guard let (_, getter) = body(of: view), let content = finder.onlyContent(of: getter).map(semantics.chainBase),
      program.kind(content) == .call
    else { return nil }
    // A stack only frames its first screen.
    let shown =
      finder.stacks.contains(program.name(content))
      ? (semantics.argument(labelled: "root", of: content) ?? semantics.trailingClosure(of: content)).flatMap {
        only(in: $0)
      } : content
    guard let shown, case .initializer(let id, _) = semantics.callee(of: shown), id != view, semantics.isView(id) else {
      return nil
    }
    return id
  }

  /// The branches of an `if` or `switch` that is the whole block, with all its `else if`; otherwise the block itself.
  private func alternatives(_ block: Ref) -> [Ref] {
    var result: [Ref] = []
    var queue = [block]
    while let next = queue.popLast() {
      let built =
        program.kind(next) == .ifElse ? [next] : program.children(next).filter { program.kind($0) != .variable }
      if built.count == 1, program.kind(built[0]) == .ifElse {
        queue += program.branches(built[0]).reversed()
      } else if built.count == 1, program.kind(built[0]) == .switch {
        queue += evaluator.cases(of: built[0]).compactMap { program.child($0, .body) }.reversed()
      } else {
        result.append(next)
      }
    }
    return result
  }

  /// A view lays out a whole app of its own, itself or by a property of the surrounding view: a stack, columns or tabs.
  /// Content of its modifiers does not count.
  private func holdsStack(_ node: Ref, of view: TypeID, depth: Int = 0) -> Bool {
    guard semantics.allows(\.stackDepth, after: depth) else { return false }
    switch program.kind(node) {
    case .call:
      if RootViews.wholes.contains(program.name(node)) || finder.stacks.contains(program.name(node)) { return true }
      if let target = program.child(node, .callee), program.kind(target) == .member {
        return holdsStack(target, of: view, depth: depth + 1)
      }
    case .name:
      guard let part = program.types[view].members[program.symbol(node)]?.first, program.kind(part) == .variable,
        let getter = evaluator.getter(of: part)
      else { return false }
      return holdsStack(getter, of: view, depth: depth + 1)
    case .function, .type: return false
    default: break
    }
    return program.children(node).contains { holdsStack($0, of: view, depth: depth + 1) }
  }

  private static let wholes: Set<String> = ["NavigationSplitView", "TabView"]

  /// Every branch of a view's choice lays out a whole app of its own, itself or by its only view.
  func areWhole(_ choice: Choice) -> Bool {
    switch choice {
    case .branches(let list), .arms(_, let list): list.allSatisfy { isWhole($0.target) }
    case .held: false
    }
  }

  private func isWhole(_ view: TypeID, depth: Int = 0) -> Bool {
    guard let (_, getter) = body(of: view), semantics.allows(\.wholeDepth, after: depth) else { return false }
    return holdsStack(getter, of: view) || onlyView(of: view).map { isWhole($0, depth: depth + 1) } ?? false
  }

  private func screens(ofBranches statement: Ref, _ view: TypeID) -> (
    screens: [(place: Ref, target: TypeID)], hasStack: Bool
  ) {
    var hasStack = false
    var blocks: [Ref] = []
    if program.kind(statement) == .switch {
      // An arm that chooses again is several screens.
      blocks = evaluator.cases(of: statement).compactMap { program.child($0, .body) }.flatMap(alternatives)
    } else {
      var current: Ref? = statement
      while let c = current {
        if program.kind(c) == .ifElse { program.child(c, .body).map { blocks.append($0) } } else { blocks.append(c) }
        current = program.kind(c) == .ifElse ? program.child(c, .otherwise) : nil
      }
      // `else { if … }` chooses like `else if`.
      blocks = blocks.flatMap(alternatives)
    }
    let screens = blocks.flatMap { block -> [(place: Ref, target: TypeID)] in
      guard let first = program.children(block).first else { return [] }
      evaluator.begin()
      let values = evaluator.body(block, Environment(parent: nil, receiver: [.selfValue(view)]))
      // A branch that is one of several screens itself is a screen in several states.
      let targets = finder.targets(of: values)
      if targets.count == 1, case .inline? = targets.first, holdsStack(block, of: view) { hasStack = true }
      guard targets.count == 1, case .declared(let id)? = targets.first else { return [] }
      return [(semantics.chainBase(first), id)]
    }
    return (screens, hasStack)
  }
}
