import Dialects
import SourceFacts

/// Controllers that are parts of other controllers, and code of base classes that runs for their subclasses.
extension Attribution {
  /// The app's controller that receives a new controller at construction: `Drawer(content: Map(), drawer: List())`.
  ///
  /// Stacks, hosting controllers and boxes stand for their content and are no containers here.
  func container(of construction: Ref) -> TypeID? {
    if let found = receiver(of: construction) { return found }
    // `let content = Map(); … Drawer(content: content)`
    guard let variable = program.parent(construction), program.kind(variable) == .variable,
      program.child(variable, .initializer) == construction, let block = program.parent(variable),
      program.kind(block) == .block
    else { return nil }
    var found: TypeID?
    program.forEachNode(in: block) { node in
      guard found == nil else { return false }
      if program.kind(node) == .name, program.symbol(node) == program.symbol(variable),
        case .local(variable)? = semantics.lookup(program.symbol(node), at: node)
      {
        found = receiver(of: node)
      }
      return true
    }
    return found
  }

  /// The controller type whose initialiser receives an expression, alone or in a list, or to whose property it is
  /// assigned.
  private func receiver(of e: Ref) -> TypeID? {
    guard let argument = program.parent(e) else { return nil }
    if program.kind(argument) == .array { return receiver(of: argument).flatMap { flow.swapsChildren($0) ? nil : $0 } }
    if program.kind(argument) == .assign, program.child(argument, .value) == e { return taker(by: argument) }
    guard program.kind(argument) == .argument, let call = program.parent(argument),
      program.kind(call) == .call
    else { return nil }
    if let parent = parent(adding: call) { return parent }
    // `frame.addChild(UINavigationController(rootViewController: page))`
    if case .externalType(let name) = semantics.callee(of: call), SDK.isController(name) { return container(of: call) }
    guard case .initializer(let id, _) = semantics.callee(of: call), semantics.isController(id) else { return nil }
    if semantics.box(id) != nil || semantics.isStack(id) { return container(of: call) }
    return holdsControllers(id) || hosts(id) ? id : nil
  }

  /// The app's controller to which other code adds a child: `frame.addChild(page)`.
  private func parent(adding call: Ref) -> TypeID? {
    guard SDK.addingChildren.contains(program.name(call)), case .external = semantics.callee(of: call),
      let target = program.child(call, .callee), program.kind(target) == .member,
      let parent = program.child(target, .base), case .named(let id, _) = semantics.type(of: parent).core,
      id != program.enclosingType(call), semantics.isController(id)
    else { return nil }
    return id
  }

  /// The container whose property is assigned a controller, or a list of them: `drawer.menu = Menu()`.
  private func taker(by assign: Ref) -> TypeID? {
    guard let target = program.child(assign, .target), program.kind(target) == .member,
      let object = program.child(target, .base), case .named(let id, _) = semantics.type(of: object).core,
      program.enclosingType(assign) != id, semantics.isController(id), holdsControllers(id),
      let property = flow.declaration(of: target), program.kind(property) == .variable,
      !program.flags(property).contains(.isWeak),
      let owner = program.enclosingType(property), flow.childTakingTypes.contains(owner), !flow.swapsChildren(owner)
    else { return nil }
    let type = semantics.declaredType(property)
    return semantics.isAnyController(type) || semantics.isAnyController(type.element) ? id : nil
  }

  private func holdsControllers(_ id: TypeID) -> Bool {
    let names = semantics.supertypeNames(of: id)
    return !names.contains("UINavigationController") && !names.contains { $0.hasSuffix("HostingController") }
      && !names.contains("UIAlertController") && semantics.box(id) == nil
  }

  /// A hosting controller of the app for one view of its own, which navigation shows under its own name: `class
  /// CameraController: UIHostingController<CameraView>`.
  private func hosts(_ id: TypeID) -> Bool {
    guard shown.contains(id), semantics.supertypeNames(of: id).contains(where: { $0.hasSuffix("HostingController") })
    else { return false }
    // A host of any view stands for its content, which differs each time.
    return program.types[id].inheritance.contains { clause in
      switch semantics.resolve(clause).core {
      case .named(_, let arguments), .external(_, let arguments):
        return arguments.contains {
          if case .named(let view, _) = $0.core {
            program.types[view].isDeclared && semantics.isView(view)
          } else {
            false
          }
        }
      default: return false
      }
    }
  }

  // MARK: base classes

  /// The uses of a base class's method by name: calls, and selectors in the app's own code. Storyboards, overrides and
  /// stored closures do not count.
  func helperCalls(of member: Ref) -> [Ref] {
    guard program.kind(member) == .function, program.name(member) != "init",
      !program.flags(member).contains(.isOverride),
      program.children(member, .attributes).allSatisfy({ program.name($0) == "objc" })
    else { return [] }
    let handed = program.mentions[program.symbol(member)].filter { mention in
      guard let p = program.parent(mention), !program.isOutOfScope(mention) else { return false }
      // `.close` alone is a case or a constant, not an object's method.
      if program.kind(mention) == .member, program.child(mention, .base) == nil { return false }
      return program.kind(p) != .call || program.child(p, .callee) != mention
    }
    guard handed.allSatisfy(isInSelector) else { return [] }
    return flow.callers(of: member).filter { unit(of: $0) != member } + handed
  }

  /// `#selector(close)`
  private func isInSelector(_ mention: Ref) -> Bool {
    guard let argument = program.parent(mention), program.kind(argument) == .argument,
      let call = program.parent(argument)
    else { return false }
    return program.kind(call) == .call && program.name(call) == "#selector"
  }

  /// A container of the app's own that holds screens beside or over each other: a stack, a bar of tabs, a split view.
  /// Users are on the screens in it.
  func isContainer(_ type: TypeID) -> Bool {
    semantics.isStack(type) || semantics.isContainerController(type)
  }

  /// The calls by which other code asks a container of the app's own to act: such a transition starts at these calls,
  /// and where the container's own code runs it, too.
  func requests(to member: Ref, of type: TypeID) -> [Ref] {
    let uses = helperCalls(of: member)
    return uses.contains { program.enclosingType($0) != type } ? uses : []
  }

  /// The screen that a call is made on by somebody else.
  func receiver(of call: Ref, among screens: [TypeID]) -> TypeID? {
    guard program.kind(call) == .call, let target = program.child(call, .callee), program.kind(target) == .member,
      let base = program.child(target, .base),
      case .named(let id, _) = semantics.type(of: base).core, program.enclosingType(call) != id
    else { return nil }
    return screens.contains(id) ? id : nil
  }

  // MARK: scenes

  /// A scene that no known code shows or adds, because code gets it from a storyboard (`let bar =
  /// storyboard.instantiateInitialViewController()`, `embed(bar!)`): code of its parts runs on it.
  func isUnmadeScene(_ type: TypeID) -> Bool {
    isScene(type) && !semantics.isStack(type)
      && flow.constructions(of: type).allSatisfy { evaluator.storyboards.contains($0) && !ledTo.contains($0) }
  }

  /// A controller that a storyboard describes.
  func isScene(_ type: TypeID) -> Bool {
    semantics.isController(type) && evaluator.storyboards.title(ofClass: program.text(program.types[type].name)) != nil
  }
}
