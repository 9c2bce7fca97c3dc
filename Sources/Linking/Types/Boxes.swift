import SourceFacts

/// Controllers of the app that only frame the one controller that they are made with: `init(_ content:
/// UIViewController) { self.content = content; … }`, and `addChild(content)` when the view is loaded. Or the content is
/// set later: `box.content = page`, `box.source = page` with `addChild(source.page)`.
struct Box: Hashable {
  /// The variable that holds the child: a parameter of the initialiser, or a stored property that other code sets.
  var holder: Ref
  /// The members that lead from the variable to the child, in order.
  var path: [Symbol] = []
}

extension Semantics {
  /// The content of such a controller. A controller that adds a second child, navigates by itself, has subclasses, or
  /// needs more of its child than that it is a controller, is a screen of its own.
  func box(_ type: TypeID) -> Box? {
    if let known = memory.boxes[type] { return known }
    let found = findBox(type)
    return memory.boxes.keep(found, for: type)
  }

  private func findBox(_ type: TypeID) -> Box? {
    let info = program.types[type]
    guard info.kind == .class, info.isDeclared, isController(type), subtypes[type] == nil,
      let declaration = info.declaration,
      takesChildren(in: declaration.file) || inheritsChildHelpers(type),
      supertypeNames(of: type).isDisjoint(with: Semantics.ownContainers)
    else { return nil }
    var children: [Ref] = []
    var releases: [Ref] = []
    var isByHelper = false
    for member in info.members.values.joined() {
      var leads = false
      program.forEachNode(in: member) { node in
        guard !leads, program.kind(node) == .call else { return !leads }
        if Semantics.childReleases.contains(program.name(node)) { releases.append(node) }
        if Semantics.leading.contains(program.name(node)), case .external = callee(of: node) {
          leads = true
        }
        if program.child(node, .callee).map(namesOwn) ?? false {
          isByHelper = isByHelper || childHelper(runBy: node, of: type) != nil
          if let taken = childrenTaken(by: node, in: member, of: type) {
            children += taken
          } else {
            leads = true
          }
        }
        return !leads
      }
      if leads { return nil }
    }
    guard children.count == 1, let child = children.first, !isLed(type) else { return nil }
    if let parameter = parameter(behind: child, of: type) { return Box(holder: parameter) }
    guard !isByHelper, let box = property(behind: child, of: type) else { return nil }
    // `willSet { page?.removeFromParent() }`: the property's observers change the child with the property.
    return releases.allSatisfy { program.contains(box.holder, $0) } ? box : nil
  }

  /// A controller with a presenter or the like behind a protocol is a screen of its own: `init(banners:
  /// UIViewController, output: WalletOutput)`.
  private func isLed(_ type: TypeID) -> Bool {
    (program.symbols.find("init").flatMap { program.types[type].members[$0] } ?? []).flatMap(parameters).contains {
      parameter in
      switch declaredType(parameter).core {
      case .named(let id, _): program.types[id].kind == .protocol
      case .opaque(let parts):
        parts.contains { if case .named(let id, _) = $0.core { program.types[id].kind == .protocol } else { false } }
      default: false
      }
    }
  }

  /// `source`, or `source?.page`, where any code may set the property, and the child may be any controller.
  private func property(behind child: Ref, of type: TypeID) -> Box? {
    var e = child
    if program.kind(e) == .name, case .local(let d)? = lookup(program.symbol(e), at: e) {
      guard [.optionalBinding, .variable].contains(program.kind(d)),
        let value = program.child(d, program.kind(d) == .variable ? .initializer : .value)
      else { return nil }
      e = value
    }
    var path: [Symbol] = []
    while program.kind(e) == .member, !namesOwn(e), let base = program.child(e, .base) {
      path.insert(program.symbol(e), at: 0)
      e = base
    }
    guard path.count <= 1, let d = named(by: e, in: type), program.kind(d) == .variable,
      program.parent(d).map(program.isDeclarationScope) ?? false, program.enclosingType(d) == type,
      !program.flags(d).contains(.isLet), !program.flags(d).contains(.isPrivate), !program.flags(d).contains(.isStatic),
      isPlain(d), program.child(d, .initializer).map({ program.kind($0) == .null }) ?? true,
      program.assignments[program.symbol(d)].allSatisfy({ program.enclosingType($0) != type })
    else { return nil }
    guard let asked = path.first else { return isAnyController(declaredType(d)) ? Box(holder: d) : nil }
    guard case .named(let source, _) = declaredType(d).core,
      let page = members(named: asked, of: source).first(where: { program.kind($0) == .variable }),
      isAnyController(declaredType(page))
    else { return nil }
    return Box(holder: d, path: path)
  }

  /// A stored property: without accessors other than observers.
  private func isPlain(_ d: Ref) -> Bool {
    program.children(d, .accessors).allSatisfy { ["willSet", "didSet"].contains(program.name($0)) }
  }

  private func takesChildren(in file: UInt32) -> Bool {
    Semantics.childTakings.contains { name in
      program.symbols.find(name).map { !program.calls[$0, inFile: file].isEmpty } ?? false
    }
      || childTakers.keys.contains { !program.calls[program.symbol($0), inFile: file].isEmpty }
  }

  /// The children that a call in the controller's code adds, also through a helper of its own or of a base class. For a
  /// helper's parameter, the arguments of its calls. Nil where the children are not known: a list that other code
  /// fills, a helper that other code calls.
  private func childrenTaken(by call: Ref, in member: Ref, of type: TypeID) -> [Ref]? {
    if let (helper, source) = childHelper(runBy: call, of: type) {
      if isAskedByOthers(helper, of: type) { return nil }
      switch source {
      case .parameter(let parameter):
        return argument(for: parameter, in: call, of: helper).map { [$0] }
      case .list(let list): return onlyElement(of: list, in: type).map { [$0] }
      }
    }
    guard let child = childTaken(by: call) else { return [] }
    return childHelpers[member] == nil ? [child] : []
  }

  /// The controller that a call in the controller's code adds: `addChild(content)`, `install(content, on: view)`.
  private func childTaken(by call: Ref) -> Ref? {
    if Semantics.childTakings.contains(program.name(call)) {
      return arguments(of: call).first.flatMap { program.child($0, .value) }
    }
    guard !childTakers.isEmpty, case .functions(let list, guessed: false) = callee(of: call), list.count == 1,
      let parameter = childTakers[list[0]]
    else { return nil }
    return argument(for: parameter, in: call, of: list[0])
  }

  /// Functions that the app adds to all controllers to add a child (`extension UIViewController { func install(_ child:
  /// UIViewController, on view: UIView) { addChild(child); … } }`), by the parameter that is the child.
  func findChildTakers() -> [Ref: Ref] {
    var result: [Ref: Ref] = [:]
    for call in Semantics.childTakings.flatMap(program.callsNamed) where !program.isOutOfScope(call) {
      guard let function = program.enclosingMember(call), program.kind(function) == .function,
        let type = program.enclosingType(function), !program.types[type].isDeclared,
        SDK.isController(program.types[type].path), program.child(call, .callee).map(namesOwn) ?? false,
        let child = arguments(of: call).first.flatMap({ program.child($0, .value) }),
        let parameter = named(by: child, in: type), program.kind(parameter) == .parameter,
        program.parent(parameter).flatMap(program.parent) == function
      else { continue }
      result[function] = parameter
    }
    return result
  }

  /// `content`, `self.content`, or the name in `if let content = content`: the initialiser's parameter that it holds.
  private func parameter(behind child: Ref, of type: TypeID) -> Ref? {
    var e = child
    for _ in turns(\.nameChain) {
      guard let d = named(by: e, in: type) else { return nil }
      if program.kind(d) == .parameter {
        guard
          program.parent(d).flatMap(program.parent).map({
            program.name($0) == "init" && program.enclosingType($0) == type
          }) ?? false, isAnyController(declaredType(d))
        else { return nil }
        return d
      }
      guard let value = valueHeld(by: d, in: type), value != e else { return nil }
      e = value
    }
    return nil
  }

  /// The value of a name that is assigned in only one place.
  private func valueHeld(by d: Ref, in type: TypeID) -> Ref? {
    switch program.kind(d) {
    case .optionalBinding: return program.child(d, .value)
    case .variable where program.parent(d).map(program.isDeclarationScope) ?? false:
      // A content that is released in the end was still the content.
      let settings = program.assignments[program.symbol(d)].filter {
        program.enclosingType($0) == type && program.child($0, .value).map(program.kind) != .null
      }
      guard settings.count == 1, program.enclosingMember(settings[0]).map(program.name) == "init" else { return nil }
      return program.child(settings[0], .value)
    case .variable: return program.child(d, .initializer)
    default: return nil
    }
  }

  func named(by e: Ref, in type: TypeID) -> Ref? {
    switch program.kind(e) {
    case .name:
      switch lookup(program.symbol(e), at: e) {
      case .local(let d)?: return d
      case .members(let list, type)?: return list.first { program.kind($0) == .variable }
      default: return nil
      }
    case .member where namesOwn(e):
      return members(named: program.symbol(e), of: type).first { program.kind($0) == .variable }
    default: return nil
    }
  }

  /// A type that says only that it is a controller.
  func isAnyController(_ type: TypeExpression) -> Bool {
    switch type.core {
    case .external(let name, _): SDK.baseControllers.contains(name)
    case .generic: true
    default: false
    }
  }

  static let childReleases: Set<String> = ["removeFromParent", "removeFromParentViewController"]
  static let childTakings = SDK.addingChildren
  private static let ownContainers = SDK.containerControllers.union(["UIAlertController"])
  /// Methods of UIKit's controllers that navigate.
  static let leading: Set<String> = SDK.leading
}
