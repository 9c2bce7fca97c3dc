import Dialects
import NavigationModel
import SourceFacts

/// Unwraps values to the screens they show: through stacks, hosting controllers, type erasure and wrappers of the app,
/// to the first type that the app declares.
struct ScreenFinder {
  private(set) var evaluator: Evaluator
  let wrappers: [String: String]
  var views: Dialect.Views { semantics.library.views }
  /// Stacks that make the screen of each path element by a closure.
  let elementStacks: Set<String>
  /// All containers of stacks.
  let stacks: Set<String>
  /// Modifiers that present something.
  let presenting: Set<String>
  private(set) var shownCalls = ShownCalls()
  /// Views of the sources that are a stack around an object's property, with their name for the object.
  final class Shells {
    var holders: [TypeID: Ref] = [:]
    /// The objects behind the shells found since the owner reset this: the place that makes each, or the variable that
    /// holds it.
    var objects: [Ref] = []
    /// The types of `self` found since the owner reset this.
    var selves: [TypeID] = []
    /// The places where functions put their arguments into stacks that they return.
    var fillings: Set<Ref> = []
    /// Views whose content is being computed: a view that shows itself passes nothing on.
    var unwrapping: Set<TypeID> = []
    /// The content of views that only pass it on; nil for views with content of their own.
    var contents: [TypeID: Ref?] = [:]
    /// The view parameters that views place side by side.
    var parts: [TypeID: [Ref]] = [:]
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
    presenting = Set(dialects.flatMap(\.presenters).map(\.call))
    elementStacks = Set(dialects.flatMap(\.stacks).filter { $0.destination == "{}" }.map(\.call))
  }

  /// A copy for another thread.
  func fork(_ evaluator: Evaluator) -> ScreenFinder {
    var other = self
    other.evaluator = evaluator
    other.shownCalls = shownCalls.fork()
    other.shells = Shells()
    other.shells.holders = shells.holders
    return other
  }

  func targets(of values: [Value], depth: Int = 0) -> [Target] {
    var result: [Target] = []
    for v in values { for t in targets(of: v, depth: depth) where !result.contains(t) { result.append(t) } }
    // `flow.controller ?? UIViewController()`: a placeholder for nil.
    if result.count > 1 { result.removeAll { $0 == .system("UIViewController") } }
    // An arm that shows nothing (`EmptyView()`) is no destination where another arm shows something.
    if result.count > 1 {
      let shown = result.filter { if case .inline(let r) = $0 { !isBlank(r) } else { true } }
      if !shown.isEmpty { return shown }
    }
    return result
  }

  private func targets(of value: Value, depth: Int) -> [Target] {
    guard semantics.allows(\.screenDepth, after: depth) else { return [] }
    switch value {
    case .instance(.named(let id, _), let call, let env): return declared(id, call, env, depth: depth)
    case .instance(.external(let name, _), let call, let env): return external(name, call, env, depth: depth)
    case .instance: return []
    case .group(let block, let env):
      return framed(block, env, depth: depth) ?? onBackground(block, env, depth: depth)
        ?? exclusive(block, env, depth: depth) ?? [.inline(block)]
    case .closure, .function, .maker:
      return targets(of: evaluator.apply(value, arguments: [], root: Environment(parent: nil)), depth: depth + 1)
    case .selfValue(let id): return targets(ofSelf: id)
    case .enumCase(let id, _, _, _):
      return semantics.isView(id) ? routeItself(value, id, depth: depth) ?? [.declared(id)] : []
    case .array, .dictionary: return targets(of: evaluator.listed(value) ?? [], depth: depth + 1)
    case .unknown(let r) where blankText(r) != nil: return [.inline(r)]
    case .parameter, .property, .payload, .element, .unknown, .outcome: return byType(evaluator.type(of: value))
    case .metatype, .tuple, .string, .boolean, .null: return []
    }
  }

  private func targets(ofSelf id: TypeID) -> [Target] {
    if !shells.selves.contains(id) { shells.selves.append(id) }
    if isAlert(id) { return [.alert] }
    return semantics.isScreenType(id) ? [.declared(id)] : []
  }

  private func isAlert(_ id: TypeID) -> Bool { semantics.supertypeNames(of: id).contains("UIAlertController") }

  /// The targets are stack classes of the app, which do not tell their content.
  func areStacks(_ targets: [Target]) -> Bool {
    !targets.isEmpty
      && targets.allSatisfy {
        if case .declared(let id) = $0 {
          semantics.supertypeNames(of: id).contains("UINavigationController")
        } else {
          false
        }
      }
  }

  /// Even a value that could not be followed has a type.
  func byType(_ type: TypeExpression) -> [Target] {
    switch type.core {
    case .named(let id, _): return byType(declared: id)
    case .external(let name, _):
      let general: Set<String> = SDK.general
      if name == "UIAlertController" { return [.alert] }
      return SDK.panels.contains(name) || SDK.isController(name) && !general.contains(name) ? [.system(name)] : []
    default: return []
    }
  }

  private func byType(declared id: TypeID) -> [Target] {
    if isAlert(id) { return [.alert] }
    if program.types[id].isProtocol { return onlyController(behind: id).map { [.declared($0)] } ?? [] }
    guard semantics.isScreenType(id), semantics.subtypes[id] == nil else { return [] }
    // The content of a wrapper depends on its arguments.
    return semantics.isView(id) && givenContent(of: id) != nil ? [] : [.declared(id)]
  }

  /// The only controller that conforms to a protocol of the app: `var view: DetailViewInput!` can hold no other.
  private func onlyController(behind id: TypeID) -> TypeID? {
    let adopting = semantics.withSubtypes(id).filter {
      !program.types[$0].isProtocol && !program.types[$0].isOutOfScope
    }
    guard adopting.count == 1, program.types[adopting[0]].isDeclared, semantics.isController(adopting[0]),
      !isAlert(adopting[0])
    else { return nil }
    return adopting[0]
  }

  /// The screens inside of a wrapper. Its argument may only be known to the caller.
  private func contained(_ values: [Value], depth: Int) -> [Target] {
    let inner = targets(of: values, depth: depth + 1)
    if inner.isEmpty { values.forEach(evaluator.noteOpen) }
    return inner
  }

  // MARK: types of the app

  private func declared(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target] {
    guard semantics.isScreenType(id) else {
      if let content = rootOfLibrarys(id, call) { return contained(evaluator.evaluate(content, env), depth: depth) }
      return coordinators.contains(id) ? [.coordinator(id)] : []
    }
    if semantics.isController(id), let inner = heldByController(id, call, env, depth: depth) { return inner }
    if semantics.isView(id),
      let inner = passedThrough(id, call, env, depth: depth) ?? chosen(id, call, env, depth: depth)
        ?? represented(id, call, env, depth: depth) ?? wrappedController(of: id, call, env, depth: depth)
    {
      noteWrapped(inner, by: call)
      return inner
    }
    if isAlert(id) { return [alertKind(call, env)] }
    if let inner = givenToDependencys(id, call, env, depth: depth) { return inner }
    shownCalls.note(call)
    if let holder = shells.holders[id] {
      noteObjects(heldIn: holder, of: .instance(.named(id, []), call: call, env), env)
    }
    return [.declared(id)]
  }

  /// The content of a controller: the root of a stack or a host, or its only child.
  private func heldByController(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    let hosted = (hostedContent(of: id, call) ?? (semantics.isStack(id) ? contentPutIntoStack(call) : nil)).map {
      evaluator.evaluate($0, env)
    }
    if let content = hosted ?? handedToHost(id, call, env) ?? hostedView(of: id, call, env) {
      let (inner, trace) = evaluator.tracedPart { contained(content, depth: depth) }
      // Content that hangs on a variable is asked of the code that gives the variable its value.
      if !inner.isEmpty || !trace.open.isEmpty || semantics.supertypeNames(of: id).contains("UINavigationController") {
        return inner
      }
    }
    if let content = boxed(in: id, call, env) ?? childPut(into: call, of: id).map({ evaluator.evaluate($0, env) }) {
      let inner = contained(content, depth: depth)
      if !inner.isEmpty || content.contains(where: { $0.root != nil }) { return inner }
    }
    return nil
  }

  private func noteObjects(heldIn holder: Ref, of shell: Value, _ env: Environment) {
    let frame = Environment(parent: env.outermost, receiver: [shell])
    for value in evaluator.evaluate(holder, frame) {
      let object: Ref? =
        if case .instance(_, let made, _) = value { made } else if let key = value.root, key.number < 0 {
          key.declaration
        } else { nil }
      if let object, !shells.objects.contains(object) { shells.objects.append(object) }
    }
  }

  /// A `UIViewRepresentable` that hosts the content it receives.
  private func represented(_ id: TypeID, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard !program.types[id].generics.isEmpty,
      semantics.isRepresentable(id),
      let closure = semantics.trailingClosure(of: call)
    else { return nil }
    let inner = targets(
      of: evaluator.apply(.closure(closure, env), arguments: [], root: env.outermost), depth: depth + 1)
    return !inner.isEmpty && inner.allSatisfy { if case .declared = $0 { true } else { false } } ? inner : nil
  }

  /// The first of several views side by side.
  private func firstColumn(_ value: Value) -> Value {
    guard case .group(let block, let env) = value,
      let first = program.children(block).first(where: { program.kind($0) != .variable })
    else { return value }
    return evaluator.statements([first], env).values.first ?? value
  }

  /// The only screen of the app among several views, where all others are built in: a root laid out in a stack with
  /// banners.
  func mainContent(of values: [Value]) -> [Target] {
    var found: [Target] = []
    func look(_ values: [Value], _ depth: Int) {
      for v in values where semantics.allows(\.mainContentDepth, after: depth) {
        switch v {
        case .group(let block, let env):
          for statement in program.children(block) where program.kind(statement) != .variable {
            look(evaluator.statements([statement], env).values, depth + 1)
          }
        case .instance(.external(let name, _), let call, let env) where isContainer(name):
          if let closure = semantics.trailingClosure(of: call) {
            look(evaluator.apply(.closure(closure, env), arguments: [], root: env.outermost), depth + 1)
          }
        default:
          for t in targets(of: [v]) where !found.contains(t) { if case .declared = t { found.append(t) } }
        }
      }
    }
    look(values, 0)
    return found.count == 1 ? found : []
  }

  /// The screens of the app that a scene shows side by side: `WindowGroup { RootView(); UpdateSheet() }`.
  func sideBySide(_ values: [Value]) -> [Target] {
    var found: [Target] = []
    for case .group(let block, let env) in values.flatMap(groups) {
      for statement in program.children(block) where program.kind(statement) != .variable {
        for target in targets(of: evaluator.statements([statement], env).values) where !found.contains(target) {
          if case .declared = target { found.append(target) }
        }
      }
    }
    return found
  }

  /// `Group { RootView(); UpdateSheet() }.task { … }`: what only holds views together is those views.
  private func groups(in value: Value) -> [Value] {
    guard case .instance(.external(let name, _), let call, let env) = value, SDK.transparent.contains(name),
      let content = trailingClosures(of: call).first
    else { return [value] }
    return evaluator.apply(.closure(content, env), arguments: [], root: env.outermost)
  }

  /// A generic hosting or navigation controller of the app shows what it is given.
  private func hostedContent(of id: TypeID, _ call: Ref) -> Ref? {
    let names = semantics.supertypeNames(of: id)
    guard takesAnyContent(id) || names.contains("UINavigationController") || semantics.isStackFacade(id) else {
      return nil
    }
    for label in ScreenFinder.hostLabels {
      if let argument = semantics.argument(labelled: label, of: call) { return argument }
    }
    return nil
  }

  /// The content of an app's class whose base is a library's with a neutral name (`final class Container: Kit.Container
  /// {}`): `Container(rootViewController: page)`.
  private func rootOfLibrarys(_ id: TypeID, _ call: Ref) -> Ref? {
    guard program.types[id].kind == .class, !program.types[id].inheritance.isEmpty,
      let content = semantics.argument(labelled: "rootViewController", of: call)
    else { return nil }
    let isOwn = ([id] + semantics.supertypes(of: id)).contains { type in
      program.symbols.find("init").flatMap { program.types[type].members[$0] }.map { !$0.isEmpty } ?? false
    }
    return isOwn ? nil : content
  }

  /// The content of a controller of an unread library: `SheetViewController(controller: content, sizes:
  /// [.fixed(300)])`.
  func wrappedContent(_ name: String, _ call: Ref) -> Ref? {
    guard name.hasSuffix("Controller"), !name.hasPrefix("UI") else { return nil }
    return semantics.arguments(of: call).first { ScreenFinder.contentLabels.contains(program.name($0)) }.flatMap {
      program.child($0, .value)
    }
  }

  static let contentLabels: Set<String> = SDK.labelsOfContained

  // MARK: types of the SDK

  private func external(_ name: String, _ call: Ref, _ env: Environment, depth: Int) -> [Target] {
    if name == "UIAlertController" { return [alertKind(call, env)] }
    if name == "Alert" { return [.alert] }
    if name == "ActionSheet" { return [.dialog] }
    if let label = wrappers[name] { return wrapped(by: name, label, call, env, depth: depth) }
    // An empty navigation controller shows the content that is set later.
    if name == "UINavigationController" { return [] }
    if let inner = put(into: name, call, env, depth: depth) { return inner }
    if SDK.isController(name) || name.hasSuffix("PickerViewController") || SDK.panels.contains(name) {
      return [.system(name)]
    }
    if views.leaves.contains(name) || isRows(name, call) { return [.inline(call)] }
    let closures = trailingClosures(of: call)
    if let first = closures.first, isContainer(name) {
      return laidOut(by: name, call, content: first, env, depth: depth)
    }
    if views.others.contains(name) || isContainer(name) { return [.inline(call)] }
    // The elements decide what such a stack shows.
    if elementStacks.contains(name) { return [.inline(call)] }
    // A view of an unread library: its content, or the view itself.
    if let inner = shownByLibrarys(closures, env, depth: depth) { return inner }
    return SDK.wordsOfScreens.contains { name.hasSuffix($0) }
      ? [.system(name)] : [.inline(call)]
  }

  /// The content of a container that takes it as an argument: `UINavigationController(rootViewController: page)`.
  private func wrapped(by name: String, _ label: String, _ call: Ref, _ env: Environment, depth: Int) -> [Target] {
    if let given = evaluator.given(to: call, env) {
      return contained(contents(given, by: name, call, env), depth: depth)
    }
    if let content = contentOfWrapper(label, call) {
      return contained(contents(evaluator.evaluate(content, env), by: name, call, env), depth: depth)
    }
    if name == "UINavigationController", let content = contentPutIntoStack(call) {
      return contained(evaluator.evaluate(content, env), depth: depth)
    }
    // An empty container shows nothing yet.
    return SDK.isController(name) && name != "UINavigationController" ? [.system(name)] : []
  }

  private func contents(_ given: [Value], by name: String, _ call: Ref, _ env: Environment) -> [Value] {
    var values = given
    // The columns of a split view: it starts with the first one.
    if name == "NavigationView", case .closure = values.first, values.count == 1 {
      values = evaluator.apply(values[0], arguments: [], root: env.outermost).map { firstColumn($0) }
    }
    // Content that a caller passes.
    for v in values { if case .function = evaluator.type(of: v).core { evaluator.noteOpen(v) } }
    if SDK.isController(name) { return values }
    let shown = values.flatMap { v in v.isCallable ? evaluator.apply(v, arguments: [], root: env.outermost) : [v] }
    return chosen(among: shown, by: call, env)
  }

  private func contentOfWrapper(_ label: String, _ call: Ref) -> Ref? {
    (label.isEmpty ? nil : semantics.argument(labelled: label, of: call)) ?? semantics.trailingClosure(of: call)
      ?? semantics.arguments(of: call).compactMap { program.child($0, .value) }.last
  }

  /// The content that code sets on an SDK's view or controller after construction; nil where there is none.
  private func put(into name: String, _ call: Ref, _ env: Environment, depth: Int) -> [Target]? {
    guard
      let content = wrappedContent(name, call) ?? contentPutIn(name, call)
        ?? (name == "UIViewController" ? childPut(into: call, of: nil) : nil)
    else { return nil }
    let values = evaluator.evaluate(content, env)
    let inner = targets(of: values, depth: depth + 1)
    if !inner.isEmpty { return inner }
    guard values.contains(where: { $0.root != nil }) else { return nil }
    values.forEach(evaluator.noteOpen)
    return []
  }

  /// The content of a view that lays it out.
  private func laidOut(by name: String, _ call: Ref, content: Ref, _ env: Environment, depth: Int) -> [Target] {
    let values = evaluator.apply(.closure(content, env), arguments: [], root: env.outermost)
    let inner = targets(of: values, depth: depth + 1)
    // A frame around content that is not known yet.
    if inner.isEmpty, values.contains(where: { if case .group = $0 { true } else { false } }) { return [] }
    // A tab bar does not decide which of its tabs a user sees: each tab is a transition of its own.
    return inner.isEmpty || name == "TabView" && inner.count > 1 ? [.inline(call)] : inner
  }

  /// A container whose closure is its content, not what it does.
  func isLaidOut(_ name: String) -> Bool { name != "Button" && isContainer(name) }

  /// A view that lays out its content, the SDK's or a library's.
  private func isContainer(_ name: String) -> Bool {
    views.containers.contains(name) || semantics.library.layouts.contains(name)
  }

  /// An empty navigation controller, or a library's container that starts at a path.
  func isEmptyContainer(_ value: Value) -> Bool {
    guard case .instance(.external(let name, _), let call, _) = value else { return false }
    if name == "UINavigationController" { return semantics.arguments(of: call).isEmpty }
    return wrappers[name] == ""
      && semantics.arguments(of: call).allSatisfy { !["", "content", "root"].contains(program.name($0)) }
  }

  /// The place that makes a navigation controller without content: UIKit's own, or a class of the app; also inside of a
  /// frame.
  func emptyStack(_ value: Value) -> Ref? {
    guard case .instance(let type, let call, let env) = value, program.kind(call) == .call else { return nil }
    if case .named(let id, _) = type, !semantics.isStack(id), let held = boxed(in: id, call, env) {
      return held.lazy.compactMap { [self] in emptyStack($0) }.first
    }
    switch type {
    case .external("UINavigationController", _):
      return semantics.arguments(of: call).isEmpty && contentPutIntoStack(call) == nil ? call : nil
    case .named(let id, _):
      return semantics.isStack(id) && hostedContent(of: id, call) == nil && contentPutIntoStack(call) == nil
        ? call : nil
    default: return nil
    }
  }

  /// A library's own type in a place that requires a controller: `present(PhotoBrowser(photos), animated: true)`.
  func controller(_ target: Target) -> Target {
    guard case .inline(let call) = target, program.kind(call) == .call,
      case .externalType(let name) = semantics.callee(of: call), !views.others.contains(name),
      !views.leaves.contains(name), !isContainer(name)
    else { return target }
    return .system(name)
  }

  /// An empty view as the whole of a destination.
  func isBlank(_ r: Ref) -> Bool {
    if program.kind(r) == .block { return program.children(r).isEmpty }
    return blankText(r) != nil
  }

  /// A built-in view that only fills a place.
  func isPlaceholder(_ r: Ref) -> Bool {
    let made = semantics.chainBase(r)
    return program.kind(made) == .call && views.placeholders.contains(program.name(made))
  }

  func blankText(_ r: Ref) -> String? {
    guard program.kind(r) == .call else {
      if program.kind(r) == .member, program.name(r) == "clear", let base = program.child(r, .base),
        program.name(base) == "Color"
      {
        return "Color.clear"
      }
      return nil
    }
    switch program.name(r) {
    case "EmptyView": return "EmptyView()"
    case "AnyView":
      return semantics.arguments(of: r).first.flatMap { program.child($0, .value) }.flatMap(blankText).map {
        "AnyView(\($0))"
      }
    case let name where Stubs.traps.contains(name): return "\(name)()"
    case "Text":
      guard let argument = semantics.arguments(of: r).first.flatMap({ program.child($0, .value) }),
        program.kind(argument) == .string
      else { return nil }
      let text = program.name(argument)
      return Stubs.isStub(text) ? "Text(\"\(text)\")" : nil
    default: return nil
    }
  }
}
