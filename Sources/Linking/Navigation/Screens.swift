import Dialects
import NavigationModel
import SourceFacts

/// What a navigation operation shows in the end.
enum Target: Hashable {
  /// A view or view controller of the tree.
  case declared(TypeID)
  /// A controller or view that the tree does not declare.
  case system(String)
  case alert, dialog, external
  /// Built-in views only.
  case inline(Ref)
  case coordinator(TypeID)
}

/// Unwraps values to the screens they show: through stacks, hosting controllers, type erasure and wrappers of the app,
/// to the first type that the app defines.
struct ScreenFinder {
  private(set) var evaluator: Evaluator
  let wrappers: [String: String]
  /// Stacks that show each element of their path by what a closure makes of it.
  let elementStacks: Set<String>
  /// All containers of stacks.
  let stacks: Set<String>
  /// Constructions that became destinations, as opposed to embedded components.
  final class ShownCalls { var calls: Set<Ref> = [] }
  private(set) var shownCalls = ShownCalls()
  /// Views of the tree that are a stack around what an object holds, with the name by which they know the object.
  final class Shells {
    var holders: [TypeID: Ref] = [:]
    /// The objects behind the shells that were met since the owner set this back: where each was made, or the variable
    /// that holds it.
    var objects: [Ref] = []
  }
  private(set) var shells = Shells()
  /// Types that stand for the screens they show.
  var coordinators: Set<TypeID> = []
  var semantics: Semantics { evaluator.semantics }
  var program: Program { evaluator.program }

  init(evaluator: Evaluator, dialects: [Dialect]) {
    self.evaluator = evaluator
    wrappers = dialects.reduce(into: [:]) { $0.merge($1.wrappers) { a, _ in a } }
    stacks = Set(dialects.flatMap(\.stacks).map(\.call))
    elementStacks = Set(dialects.flatMap(\.stacks).filter { $0.destination == "{}" }.map(\.call))
  }

  /// Another for another thread.
  func fork(_ evaluator: Evaluator) -> ScreenFinder {
    var other = self
    other.evaluator = evaluator
    other.shownCalls = ShownCalls()
    other.shownCalls.calls = shownCalls.calls
    other.shells = Shells()
    other.shells.holders = shells.holders
    return other
  }

  func targets(of values: [Value], depth: Int = 0) -> [Target] {
    var result: [Target] = []
    for v in values { for t in targets(of: v, depth: depth) where !result.contains(t) { result.append(t) } }
    // An arm that shows nothing (`EmptyView()`) is no destination where another arm shows something.
    if result.count > 1 {
      let shown = result.filter { if case .inline(let r) = $0 { !isBlank(r) } else { true } }
      if !shown.isEmpty { return shown }
    }
    return result
  }

  private func targets(of value: Value, depth: Int) -> [Target] {
    guard depth < 16 else { return [] }
    switch value {
    case .instance(let type, let call, let env):
      switch type {
      case .named(let id, _): return declared(id, call, env, depth: depth)
      case .external(let name, _): return external(name, call, env, depth: depth)
      default: return []
      }
    case .group(let block, let env): return framed(block, env, depth: depth) ?? onBackground(block, env, depth: depth) ?? [.inline(block)]
    case .closure, .function, .maker:
      return targets(of: evaluator.apply(value, arguments: [], root: Environment(parent: nil)), depth: depth + 1)
    case .selfValue(let id): return isAlert(id) ? [.alert] : semantics.isScreenType(id) ? [.declared(id)] : []
    case .enumCase(let id, _, _, _): return semantics.isView(id) ? routeItself(value, id, depth: depth) ?? [.declared(id)] : []
    case .array(let list): return targets(of: list, depth: depth + 1)
    case .unknown(let r) where blankText(r) != nil: return [.inline(r)]
    case .parameter, .property, .payload, .element, .unknown, .outcome: return byType(evaluator.type(of: value))
    case .metatype, .tuple, .string, .boolean, .null: return []
    }
  }

  private func isAlert(_ id: TypeID) -> Bool { semantics.supertypeNames(of: id).contains("UIAlertController") }

  /// Classes of the app that are stacks say nothing of what lies on them.
  func areStacks(_ targets: [Target]) -> Bool {
    !targets.isEmpty && targets.allSatisfy { if case .declared(let id) = $0 { semantics.supertypeNames(of: id).contains("UINavigationController") } else { false } }
  }

  /// A value nobody could follow still has a type.
  func byType(_ type: TypeExpression) -> [Target] {
    switch type.core {
    case .named(let id, _):
      if isAlert(id) { return [.alert] }
      // What a wrapper shows hangs on what it was given.
      return semantics.isScreenType(id) && semantics.subtypes[id] == nil && !(semantics.isView(id) && givenContent(of: id) != nil) ? [.declared(id)] : []
    case .external(let name, _):
      let general: Set<String> = ["UIViewController", "UINavigationController", "UITabBarController", "UIHostingController", "AnyView", "View"]
      if name == "UIAlertController" { return [.alert] }
      return SDK.panels.contains(name) || SDK.isController(name) && !general.contains(name) ? [.system(name)] : []
    default: return []
    }
  }

  /// What a wrapper around others shows. Nobody but its caller may know what it was given.
  private func contained(_ values: [Value], depth: Int) -> [Target] {
    let inner = targets(of: values, depth: depth + 1)
    if inner.isEmpty { values.forEach(evaluator.noteStuck) }
    return inner
  }

  // MARK: types of the app

  private func declared(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target] {
    guard semantics.isScreenType(id) else {
      return coordinators.contains(id) ? [.coordinator(id)] : []
    }
    if semantics.isController(id), let content = hostedContent(of: id, call) {
      let inner = contained(evaluator.evaluate(content, env), depth: depth)
      if !inner.isEmpty || semantics.supertypeNames(of: id).contains("UINavigationController") { return inner }
    }
    if semantics.isView(id), let inner = passedThrough(id, call, env, depth: depth) ?? chosen(id, call, env, depth: depth) ?? represented(id, call, env, depth: depth) { return inner }
    if isAlert(id) { return [alertKind(call, env)] }
    shownCalls.calls.insert(call)
    if let holder = shells.holders[id] {
      let frame = Environment(parent: env.outermost, receiver: [.instance(.named(id, []), call: call, env)])
      for value in evaluator.evaluate(holder, frame) {
        let object: Ref? = if case .instance(_, let made, _) = value { made } else if let key = value.root, key.number < 0 { key.declaration } else { nil }
        if let object, !shells.objects.contains(object) { shells.objects.append(object) }
      }
    }
    return [.declared(id)]
  }

  /// A UIKit view in SwiftUI that hosts the content it is given.
  private func represented(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard !program.types[id].generics.isEmpty, semantics.supertypeNames(of: id).contains(where: { $0.hasSuffix("Representable") }), let closure = semantics.trailingClosure(of: call) else { return nil }
    let inner = targets(of: evaluator.apply(.closure(closure, env), arguments: [], root: env.outermost), depth: depth + 1)
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }

  /// The expression that a pass-through view's body comes down to; nil for a view with content of its own.
  func givenContent(of id: TypeID) -> Ref? {
    guard let name = program.symbols.find("body"), let body = program.types[id].members[name]?.first, let getter = evaluator.getter(of: body),
      let content = onlyContent(of: getter), isGiven(content, to: id)
    else { return nil }
    return content
  }

  /// The one expression under all containers and modifiers of a block.
  func onlyContent(of block: Ref) -> Ref? {
    var block = block
    for _ in 0..<8 {
      var statements = program.children(block).filter { program.kind($0) != .variable }
      // A background, a grabber, a space: what frames the content.
      if statements.count > 1 { statements.removeAll(where: isDecoration) }
      guard statements.count == 1, var e = statements.first else { return nil }
      if program.kind(e) == .returned { guard let inner = program.child(e, 0) else { return nil }; e = inner }
      while program.kind(e) == .call, let target = program.child(e, 0), program.kind(target) == .member, let base = program.child(target, 0), isModifier(e) { e = base }
      if program.kind(e) == .call, program.child(e, 0).map({ program.kind($0) == .name }) ?? false, wrappers[program.name(e)] != nil || isLaidOut(program.name(e)),
        let closure = semantics.trailingClosure(of: e) ?? semantics.arguments(of: e).last.flatMap({ program.child($0, 0) }), program.kind(closure) == .closure, let inner = program.child(closure, 1)
      {
        block = inner
        continue
      }
      if let part = ownPart(e) {
        block = part
        continue
      }
      return program.kind(e) == .ifElse ? presentContent(of: e) ?? sameContent(ofBranches: e) : e
    }
    return nil
  }

  /// The block behind a name that a view gives a part of its body: `content`, `rootView()`.
  private func ownPart(_ e: Ref) -> Ref? {
    guard let type = program.enclosingType(e), semantics.isView(type) else { return nil }
    if program.kind(e) == .call {
      guard program.child(e, 0).map({ program.kind($0) == .name }) ?? false, semantics.arguments(of: e).isEmpty, case .functions(let list, _) = semantics.callee(of: e), list.count == 1,
        program.enclosingType(list[0]) == type
      else { return nil }
      return program.child(list[0], 5)
    }
    guard program.kind(e) == .name, case .members(let list, _)? = semantics.lookup(program.symbol(e), at: e), list.count == 1, program.kind(list[0]) == .variable else { return nil }
    return evaluator.getter(of: list[0])
  }

  /// Several views, of which all but one only frame what somebody hands in (`Color.clear; content(item)`), or lie under or
  /// over a choice between screens (`ZStack { switch page { … }; if isLoading { Spinner() } }`).
  private func framed(_ block: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let isLayered = isLayered(block)
    if let own = modified(in: block) { return declaredOnly(evaluator.statements([own], env).values, depth: depth) }
    let framed = program.children(block).filter { program.kind($0) != .variable && !isDecoration($0) && !(isLayered && isOverlay($0)) }
    guard framed.count == 1, let given = framed.first, case let base = semantics.chainBase(given),
      program.kind(base) == .call && semantics.callee(of: base) == .closure || isLayered && [.switch, .ifElse].contains(program.kind(given))
    else { return nil }
    return declaredOnly(evaluator.statements([given], env).values, depth: depth)
  }

  /// The screens that values show, where all of them are the app's.
  private func declaredOnly(_ values: [Value], depth: Int) -> [Target]? {
    let inner = targets(of: values, depth: depth + 1)
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }

  /// The view that a modifier of the app is called on, among what it puts around it: `ZStack { self; Toast() }` in an
  /// extension of `View`.
  private func modified(in block: Ref) -> Ref? {
    guard let type = program.enclosingType(block), !program.types[type].isDeclared else { return nil }
    return program.children(block).first { statement in
      let base = semantics.chainBase(statement)
      return program.kind(base) == .name && program.name(base) == "self"
    }
  }

  /// The content of a `ZStack`.
  private func isLayered(_ block: Ref) -> Bool {
    guard let closure = program.parent(block), let argument = program.parent(closure), program.kind(argument) == .argument else { return false }
    return program.parent(argument).map { program.kind($0) == .call && program.name($0) == "ZStack" } ?? false
  }

  /// Something that is there at times: `if isLoading { Spinner() }`.
  func isOverlay(_ statement: Ref) -> Bool { program.kind(statement) == .ifElse && program.child(statement, 2) == nil }

  /// `Color.background.ignoresSafeArea()`, `Capsule().frame(…)`, `Palette.background`
  func isDecoration(_ statement: Ref) -> Bool {
    var node = statement
    while [.call, .member].contains(program.kind(node)), let inner = program.child(node, 0) { node = inner }
    guard program.kind(node) == .name else { return false }
    if SDK.decorations.contains(program.name(node)) { return true }
    let base = semantics.chainBase(statement)
    guard program.kind(base) == .member || program.kind(base) == .name, case .external(let name, _) = semantics.type(of: base).core else { return false }
    return SDK.decorations.contains(name)
  }

  /// `if let content { content() }`: what there is to show, where there is something.
  private func presentContent(of e: Ref) -> Ref? {
    guard program.child(e, 2) == nil, let conditions = program.child(e, 0), program.children(conditions).allSatisfy({ program.kind($0) == .optionalBinding }) else { return nil }
    return program.child(e, 1).flatMap(onlyContent)
  }

  /// The expression behind a name that an `if let` binds.
  func unwrapped(_ e: Ref) -> Ref {
    var e = e
    for _ in 0..<4 {
      guard program.kind(e) == .name, case .local(let d)? = semantics.lookup(program.symbol(e), at: e), program.kind(d) == .optionalBinding, let bound = program.child(d, 0) else { break }
      e = bound
    }
    return e
  }

  /// What both branches come down to: `if let path { NavigationStack(path: path) { content } } else { NavigationStack { content } }`.
  private func sameContent(ofBranches e: Ref) -> Ref? {
    guard let then = program.child(e, 1).flatMap(onlyContent), let otherwise = program.child(e, 2) else { return nil }
    let other = program.kind(otherwise) == .ifElse ? sameContent(ofBranches: otherwise) : onlyContent(of: otherwise)
    guard let other else { return nil }
    // A placeholder stands in until the content is there.
    if isLeaf(other) { return then }
    if isLeaf(then) { return other }
    return program.isSameExpression(then, other) || isOfOneRoute(then, other) ? then : nil
  }

  /// Two views that one route makes of itself: `layer.page.sheetView()` next to `layer.page.view()`.
  private func isOfOneRoute(_ a: Ref, _ b: Ref) -> Bool {
    func route(_ e: Ref) -> Ref? {
      guard program.kind(e) == .call, let target = program.child(e, 0), program.kind(target) == .member, let base = program.child(target, 0),
        case .named(let id, _) = semantics.type(of: base).core, program.types[id].kind == .enum
      else { return nil }
      return base
    }
    guard let first = route(a), let second = route(b) else { return false }
    return program.isSameExpression(first, second)
  }

  /// A built-in view that shows nothing of the app: `Color.clear`, `ProgressView()`.
  private func isLeaf(_ e: Ref) -> Bool {
    let base = program.kind(e) == .member ? program.child(e, 0) ?? e : e
    return (program.kind(base) == .call || program.kind(base) == .name) && SDK.leafViews.contains(program.name(base)) && semantics.callee(of: base) != .closure
  }

  /// The first of several views side by side.
  private func firstColumn(_ value: Value) -> Value {
    guard case .group(let block, let env) = value, let first = program.children(block).first(where: { program.kind($0) != .variable }) else { return value }
    return evaluator.statements([first], env).values.first ?? value
  }

  private func isModifier(_ call: Ref) -> Bool {
    switch semantics.callee(of: call) {
    case .external: true
    case .functions(let list, _): list.first.flatMap(program.enclosingType).map { !program.types[$0].isDeclared } ?? false
    default: false
    }
  }

  /// An expression that starts at a stored property whose type the view does not fix.
  private func isGiven(_ e: Ref, to id: TypeID) -> Bool {
    var node = e
    while program.kind(node) == .member || program.kind(node) == .call {
      guard let base = program.child(node, 0) else { return false }
      node = base
    }
    node = unwrapped(node)
    guard program.kind(node) == .name, case .members(let list, _)? = semantics.lookup(program.symbol(node), at: node), let variable = list.first, program.kind(variable) == .variable,
      evaluator.getter(of: variable) == nil
    else { return false }
    // `frame.page.view()`: the route it holds says what it is.
    let target = program.kind(e) == .call ? program.child(e, 0) ?? e : e
    if program.kind(target) == .member, let base = program.child(target, 0), case .named(let route, _) = semantics.type(of: base).core, program.types[route].kind == .enum { return true }
    switch semantics.declaredType(variable).core {
    case .generic, .function, .opaque, .external("AnyView", _), .external("View", _): return true
    case .named(let type, _): return program.types[type].kind == .protocol
    default: return false
    }
  }

  /// The one screen of the app among several views, where all others are built in: a root laid out in a stack with banners.
  func mainContent(of values: [Value]) -> [Target] {
    var found: [Target] = []
    func look(_ values: [Value], _ depth: Int) {
      for v in values where depth < 6 {
        switch v {
        case .group(let block, let env):
          for statement in program.children(block) where program.kind(statement) != .variable { look(evaluator.statements([statement], env).values, depth + 1) }
        case .instance(.external(let name, _), let call, let env) where isContainer(name):
          if let closure = semantics.trailingClosure(of: call) { look(evaluator.apply(.closure(closure, env), arguments: [], root: env.outermost), depth + 1) }
        default:
          for t in targets(of: [v]) where !found.contains(t) { if case .declared = t { found.append(t) } }
        }
      }
    }
    look(values, 0)
    return found.count == 1 ? found : []
  }

  /// A generic hosting or navigation controller of the app shows what it is given.
  private func hostedContent(of id: TypeID, _ call: Ref) -> Ref? {
    let names = semantics.supertypeNames(of: id)
    let isHost = names.contains { $0.hasSuffix("HostingController") } && !program.types[id].generics.isEmpty
    let isNavigation = names.contains("UINavigationController")
    guard isHost || isNavigation else { return nil }
    for label in ["rootView", "rootViewController", "root"] {
      if let argument = semantics.argument(labelled: label, of: call) { return argument }
    }
    return nil
  }

  /// What a controller of a library that is not in the tree is put around: `SheetViewController(controller: content, sizes: [.fixed(300)])`.
  private func wrappedContent(_ name: String, _ call: Ref) -> Ref? {
    guard name.hasSuffix("Controller"), !name.hasPrefix("UI") else { return nil }
    return semantics.arguments(of: call).first { ScreenFinder.contentLabels.contains(program.name($0)) }.flatMap { program.child($0, 0) }
  }

  private static let contentLabels: Set<String> = [
    "controller", "viewController", "rootViewController", "contentViewController", "contentController", "childViewController", "rootView", "content",
  ]

  // MARK: types of the SDK

  private func external(_ name: String, _ call: Ref, _ env: Environment, depth: Int) -> [Target] {
    if name == "UIAlertController" { return [alertKind(call, env)] }
    if name == "Alert" { return [.alert] }
    if name == "ActionSheet" { return [.dialog] }
    if let label = wrappers[name] {
      if let content = (label.isEmpty ? nil : semantics.argument(labelled: label, of: call)) ?? semantics.trailingClosure(of: call)
        ?? semantics.arguments(of: call).compactMap({ program.child($0, 0) }).last
      {
        var values = evaluator.evaluate(content, env)
        // The columns of a split view: the first one is where it starts.
        if name == "NavigationView", case .closure = values.first, values.count == 1 { values = evaluator.apply(values[0], arguments: [], root: env.outermost).map { firstColumn($0) } }
        // Content that somebody else hands in.
        for v in values { if case .function = evaluator.type(of: v).core { evaluator.noteStuck(v) } }
        if SDK.isController(name) { return contained(values, depth: depth) }
        return contained(values.flatMap { v in v.isCallable ? evaluator.apply(v, arguments: [], root: env.outermost) : [v] }, depth: depth)
      }
      // An empty container is nothing to look at yet.
      return SDK.isController(name) && name != "UINavigationController" ? [.system(name)] : []
    }
    // An empty navigation controller shows whatever is set later.
    if name == "UINavigationController" { return [] }
    if let content = wrappedContent(name, call) {
      let values = evaluator.evaluate(content, env)
      let inner = targets(of: values, depth: depth + 1)
      if !inner.isEmpty { return inner }
      if values.contains(where: { $0.root != nil }) {
        values.forEach(evaluator.noteStuck)
        return []
      }
    }
    if SDK.isController(name) || name.hasSuffix("PickerViewController") || SDK.panels.contains(name) { return [.system(name)] }
    if SDK.leafViews.contains(name) { return [.inline(call)] }
    let closures = semantics.arguments(of: call).filter { program.flags($0).contains(.trailing) }.compactMap { program.child($0, 0) }
    if let first = closures.first, isContainer(name) {
      let values = evaluator.apply(.closure(first, env), arguments: [], root: env.outermost)
      let inner = targets(of: values, depth: depth + 1)
      // A frame around what nobody knows yet.
      if inner.isEmpty, values.contains(where: { if case .group = $0 { true } else { false } }) { return [] }
      // Which of several tabs a user sees is no matter of what shows the tab bar: each tab is a transition of its own.
      return inner.isEmpty || name == "TabView" && inner.count > 1 ? [.inline(call)] : inner
    }
    if SDK.builtInViews.contains(name) || isContainer(name) { return [.inline(call)] }
    // What such a stack shows is the elements' matter.
    if elementStacks.contains(name) { return [.inline(call)] }
    // A view of a library that is not in the tree: what it is given to show, or itself.
    for content in closures {
      let inner = targets(of: evaluator.apply(.closure(content, env), arguments: [], root: env.outermost), depth: depth + 1)
      if !inner.isEmpty, inner.allSatisfy({ if case .declared = $0 { true } else { false } }) { return inner }
    }
    return ["View", "Screen", "Page", "Sheet", "Picker", "Controller"].contains { name.hasSuffix($0) } ? [.system(name)] : [.inline(call)]
  }

  /// A container whose closure is its content, not what it does.
  private func isLaidOut(_ name: String) -> Bool { name != "Button" && isContainer(name) }

  /// A view that lays out its content, the SDK's or a library's.
  private func isContainer(_ name: String) -> Bool { SDK.containerViews.contains(name) || semantics.library.layouts.contains(name) }

  /// An empty navigation controller, or a library's container that is told where to start by path.
  func isEmptyContainer(_ value: Value) -> Bool {
    guard case .instance(.external(let name, _), let call, _) = value else { return false }
    if name == "UINavigationController" { return semantics.arguments(of: call).isEmpty }
    return wrappers[name] == "" && semantics.arguments(of: call).allSatisfy { !["", "content", "root"].contains(program.name($0)) }
  }

  /// Where a navigation controller is made without a content: UIKit's own, or a class of the app's.
  func emptyStack(_ value: Value) -> Ref? {
    guard case .instance(let type, let call, _) = value, program.kind(call) == .call else { return nil }
    switch type {
    case .external("UINavigationController", _): return semantics.arguments(of: call).isEmpty ? call : nil
    case .named(let id, _): return semantics.supertypeNames(of: id).contains("UINavigationController") && hostedContent(of: id, call) == nil ? call : nil
    default: return nil
    }
  }

  func alertKind(_ call: Ref, _ env: Environment) -> Target {
    guard let style = semantics.argument(labelled: "preferredStyle", of: call) else { return .alert }
    return program.name(style) == "actionSheet" ? .dialog : .alert
  }

  /// An empty view as the whole of a destination.
  func isBlank(_ r: Ref) -> Bool {
    if program.kind(r) == .block { return program.children(r).isEmpty }
    return blankText(r) != nil
  }

  func blankText(_ r: Ref) -> String? {
    guard program.kind(r) == .call else {
      if program.kind(r) == .member, program.name(r) == "clear", let base = program.child(r, 0), program.name(base) == "Color" { return "Color.clear" }
      return nil
    }
    switch program.name(r) {
    case "EmptyView": return "EmptyView()"
    case "AnyView":
      return semantics.arguments(of: r).first.flatMap { program.child($0, 0) }.flatMap(blankText).map { "AnyView(\($0))" }
    case "fatalError": return "fatalError()"
    case "Text":
      guard let argument = semantics.arguments(of: r).first.flatMap({ program.child($0, 0) }), program.kind(argument) == .string else { return nil }
      let text = program.name(argument)
      return StubText.isStub(text) ? "Text(\"\(text)\")" : nil
    default: return nil
    }
  }
}

extension SDK {
  static let leafViews: Set<String> = ["EmptyView", "Text", "Color", "Image", "Spacer", "Divider", "ProgressView", "Label", "TextField", "TextEditor", "Toggle", "Slider", "AsyncImage", "Circle", "Rectangle", "DatePicker", "ColorPicker", "ContentUnavailableView"]
  /// Views that show nothing by themselves.
  static let decorations: Set<String> = [
    "Color", "Spacer", "Divider", "EmptyView", "Circle", "Capsule", "Rectangle", "RoundedRectangle", "LinearGradient", "RadialGradient", "AngularGradient",
  ]
  static let containerViews: Set<String> = [
    "VStack", "HStack", "ZStack", "ScrollView", "List", "Form", "Section", "Group", "GeometryReader", "LazyVStack", "LazyHStack", "NavigationSplitView",
    "TabView", "ScrollViewReader", "ViewThatFits", "GroupBox", "Button", "Grid", "TimelineView", "AnyView",
  ]
  static let builtInViews: Set<String> = ["Picker", "Menu", "LazyVGrid", "LazyHGrid", "Table", "Gauge", "ShareLink", "Map", "NavigationLink", "Link", "PhotosPicker", "EditButton", "Stepper", "DisclosureGroup", "OutlineGroup", "ControlGroup", "LabeledContent", "Canvas", "VideoPlayer", "SecureField"]
}
