import SourceFacts

/// Containers of the app that add other controllers as children, one in place of another: a root with the flow for
/// users who are logged in, or the flow for all others.
///
/// A child that a router or coordinator passes to such a container fills it: transitions from the child's buttons start
/// at the child. A child that a screen adds itself, and never removes, is a part of that screen. An app may implement
/// this once for all controllers, in an extension of the SDK's class: `func add(_ child: UIViewController) {
/// addChild(child); … }`, or for those that conform to a protocol. The pages of a page controller replace one another,
/// too.
struct ChildSwaps {
  let flow: DataFlow
  let evaluator: Evaluator
  /// A finder of its own: no transition shows these children.
  let finder: ScreenFinder
  let resolvers: RouteResolvers
  /// The destinations of transitions.
  let shown: Set<TypeID>
  var program: Program { flow.program }
  var semantics: Semantics { flow.semantics }

  /// A controller that is a part of another.
  struct Child: Hashable {
    var screen: TypeID
    /// The container that adds it; nil where the code that makes it returns it.
    var container: TypeID?
    /// The place that makes it or passes it on.
    var place: Ref
    /// It is one of several pages, each of which fills its container.
    var isPage = false
  }

  /// The controllers that such containers get from code other than a screen's.
  func children() -> [Child] {
    let taken = sinks() + pages()
    if taken.isEmpty { return kept() }
    let listed = taken.flatMap(listedPages)
    let resolver = SinkResolver(flow: flow, evaluator: evaluator, finder: finder, resolvers: resolvers)
    for sink in taken { resolver.resolve(sink) }
    return kept() + listed
      + resolver.transitions.compactMap { t in
        // A stack of the app stands for the screens on it.
        guard case .declared(let id)? = t.target, semantics.isController(id), !semantics.isStack(id) else { return nil }
        let child = Child(screen: id, container: program.enclosingType(t.primitive), place: t.site)
        if t.site == t.primitive { return isKeptPage(id, t.primitive) ? child : nil }
        return isHandedOver(at: t.site, to: child.container) ? child : nil
      }
  }

  /// Whether code outside of the container gives it a child: an object that is no screen, or a screen that shows the
  /// container. A child that a screen gives its own container is a part of that screen.
  private func isHandedOver(at site: Ref, to container: TypeID?) -> Bool {
    guard let type = program.enclosingType(site) else { return false }
    guard semantics.isScreenType(type) else { return true }
    // A base class adds children for all its subclasses.
    guard let container, semantics.withSubtypes(container).contains(where: shown.contains) else { return false }
    return type != container && !semantics.inherits(type, from: container)
  }

  /// Controllers that an object which is no screen makes and stores, each under its own type: the pages that a
  /// coordinator provides as a data source. No code that shows them is needed.
  private func kept() -> [Child] {
    var result: [TypeID: Child] = [:]
    for id in program.types.indices
    where program.types[id].kind == .class && program.types[id].isDeclared && !program.types[id].isOutOfScope
      && !semantics.isScreenType(id)
    {
      if semantics.supertypeNames(of: id).contains(where: SDK.isPlainView) { continue }
      for member in program.types[id].members.values.joined().sorted()
      where program.kind(member) == .variable && program.flags(member).isDisjoint(with: [.isStatic, .isWeak]) {
        guard case .named(let page, _) = semantics.declaredType(member).core, semantics.isController(page),
          result[page] == nil, let place = placeMadeForItself(page, member, by: id)
        else { continue }
        result[page] = Child(screen: page, container: nil, place: place)
      }
    }
    return result.values.sorted { $0.place < $1.place }
  }

  /// The place where an object makes such a page; nil where other code makes one, too.
  private func placeMadeForItself(_ page: TypeID, _ property: Ref, by keeper: TypeID) -> Ref? {
    let made = flow.writes(to: property) + [program.child(property, .initializer)].compactMap { $0 }
    let isOwn =
      made.allSatisfy { value in
        guard program.kind(value) == .call, program.enclosingType(value) == keeper else { return false }
        return evaluator.values(of: value, in: Environment(parent: nil)).allSatisfy {
          if case .instance(.named(page, _), _, _) = $0 { true } else { false }
        }
      }
      && flow.constructions(of: page).allSatisfy { made in
        // A screen that also makes one has it as a part.
        program.isOutOfScope(made)
          || program.enclosingType(made).map { $0 == page || !semantics.isScreenType($0) } ?? true
      }
    return isOwn ? made.first : nil
  }

  /// A page controller shows the pages that it was given, and stores each under the page's own type.
  private func isKeptPage(_ id: TypeID, _ call: Ref) -> Bool {
    guard program.kind(call) == .call,
      let list = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      program.kind(list) == .array
    else { return false }
    return program.children(list).contains { page in
      guard let kept = flow.declaration(of: page), program.kind(kept) == .variable,
        case .named(id, _) = semantics.declaredType(kept).core
      else { return false }
      let writes = flow.writes(to: kept)
      return !writes.isEmpty && writes.allSatisfy { isGiven($0, to: program.enclosingMember($0)) }
    }
  }

  /// The pages that a page controller makes and keeps in a list, each to be shown in place of the one before: `lazy var
  /// pages: [UIViewController] = [Welcome(), Features()]`.
  private func listedPages(_ sink: Sink) -> [Child] {
    guard program.name(sink.place) == "setViewControllers", case .screen(let shown) = sink.subject,
      let container = program.enclosingType(sink.place)
    else { return [] }
    let first = program.kind(shown) == .array ? program.children(shown).first ?? shown : shown
    guard let list = flow.property(behind: first, of: container),
      semantics.isAnyController(semantics.declaredType(list).element)
    else { return [] }
    let written = flow.writes(to: list) + [program.child(list, .initializer)].compactMap { $0 }
    let pages = written.map { place in
      (place, finder.targets(of: evaluator.values(of: place, in: Environment(parent: nil))))
    }
    // One page alone is the content of its container.
    guard Set(pages.flatMap(\.1)).count > 1 else { return [] }
    return pages.flatMap { place, targets in
      targets.compactMap { target in
        guard case .declared(let id) = target, semantics.isController(id) else { return nil }
        return Child(screen: id, container: container, place: place, isPage: true)
      }
    }
  }

  private func sinks() -> [Sink] {
    let takings = ChildSwaps.takings.flatMap { program.callsNamed($0) }.filter { !program.isOutOfScope($0) }
    if takings.isEmpty { return [] }
    let releasing = Set(SDK.removingChildren.flatMap { program.callsNamed($0) }.compactMap(program.enclosingType))
    return takings.compactMap { call in
      guard case .external = semantics.callee(of: call), let container = program.enclosingType(call),
        releasing.contains(container), isController(container),
        !semantics.supertypeNames(of: container).contains("UINavigationController"),
        let child = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
        isGiven(child, to: program.enclosingMember(call)) || isKept(child, by: container)
      else { return nil }
      return Sink(kind: .root, place: call, subject: .screen(child), confidence: .inferred)
    }
  }

  private func isController(_ container: TypeID) -> Bool {
    let type = program.types[container]
    if type.kind == .protocol {
      return semantics.withSubtypes(container).contains {
        program.types[$0].kind != .protocol && semantics.isController($0)
      }
    }
    return type.isDeclared ? semantics.isController(container) : SDK.isController(type.path)
  }

  /// The pages that the app's page controllers show: `setViewControllers([first], direction: .forward, animated:
  /// true)`.
  private func pages() -> [Sink] {
    program.callsNamed("setViewControllers").compactMap { call in
      guard !program.isOutOfScope(call), semantics.argument(labelled: "direction", of: call) != nil,
        case .external = semantics.callee(of: call), let container = program.enclosingType(call),
        semantics.isController(container),
        let list = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) })
      else { return nil }
      return Sink(kind: .root, place: call, subject: .screen(list), confidence: .inferred)
    }
  }

  private static let takings = SDK.addingChildren

  /// `flow` or `flow.uiviewController`, where `flow` is a parameter of the function.
  private func isGiven(_ child: Ref, to function: Ref?) -> Bool {
    var node = child
    while program.kind(node) == .member, let base = program.child(node, .base) { node = base }
    guard program.kind(node) == .name, case .local(let d)? = semantics.lookup(program.symbol(node), at: node) else {
      return false
    }
    return program.kind(d) == .parameter && program.parent(d).flatMap(program.parent) == function
  }

  /// `content`, `pages[index]`: a child that the container stores without a type of its own, or takes out of a list of
  /// such controllers.
  private func isKept(_ child: Ref, by container: TypeID) -> Bool {
    guard let property = flow.property(behind: child, of: container) else { return false }
    let type = semantics.declaredType(property)
    return semantics.isAnyController(type) || semantics.isAnyController(type.element)
  }
}
