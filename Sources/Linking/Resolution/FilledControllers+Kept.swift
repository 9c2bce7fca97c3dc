import NavigationModel
import SourceFacts

/// Navigation controllers that a coordinator stores, fills and presents itself.
///
/// `stack.setViewControllers([page], animated: false); presenter.present(stack, animated: true)`, with `let stack =
/// UINavigationController()` in the coordinator: the screens that it sets before the user can act are the ones it
/// presents.
extension FilledControllers {
  /// The object's property with the stack that the object presents, or gives to a window or to another container.
  func keptStack(shownBy hollow: Hollow) -> Ref? {
    guard hollow.kind != .push || isDetail(hollow) else { return nil }
    let place = hollow.primitive
    switch program.kind(place) {
    case .call:
      let given = semantics.arguments(of: place).compactMap { program.child($0, .value) }
      return keptStack(hollow.controller, among: given.flatMap(elements))
    case .assign:
      return program.child(place, .value).flatMap { keptStack(hollow.controller, among: elements($0)) }
    default: return nil
    }
  }

  private func elements(_ value: Ref) -> [Ref] { program.kind(value) == .array ? program.children(value) : [value] }

  /// `split.showDetailViewController(stack, sender: nil)`: unlike a push, this may show a stack.
  func isDetail(_ hollow: Hollow) -> Bool {
    program.kind(hollow.primitive) == .call && program.name(hollow.primitive) == "showDetailViewController"
  }

  private func keptStack(_ made: Ref, among shown: [Ref]) -> Ref? {
    shown.first { keptStack($0) != nil && constructions(reaching: [$0]).contains(made) }.flatMap(keptStack)
  }

  private func keptStack(_ e: Ref) -> Ref? {
    guard semantics.namesOwn(e), let property = flow.declaration(of: e), program.kind(property) == .variable,
      program.parent(property).map({ program.kind($0) != .block }) ?? false,
      program.enclosingType(property) == program.enclosingType(e)
    else { return nil }
    switch semantics.type(of: e).core {
    case .external("UINavigationController", _): return property
    case .named(let id, _): return semantics.isStack(id) ? property : nil
    default: return nil
    }
  }

  /// The screens that the object puts into its own stack, up to the place where it presents it.
  ///
  /// - Parameters:
  ///   - filling: the screens put into stacks by functions that run while the stack is made and shown.
  ///   - sites: all screens put into stacks, by the place that names them.
  func fillsOfOwn(_ kept: Ref, shownBy hollow: Hollow, _ filling: [FoundTransition], _ sites: [Ref: [FoundTransition]])
    -> Contents
  {
    var contents = Contents()
    let show = hollow.primitive
    let member = program.enclosingMember(show)
    for t in filling where filledStack(t).flatMap(keptStack) == kept {
      let isBeside = program.enclosingMember(t.site) == member
      if isBeside, t.site.node > show.node { continue }
      contents.filled.insert(hollow)
      // A screen put into a window's stack is a transition of its own.
      if hollow.kind == .root { continue }
      contents.show(shows(hollow, t, at: show), in: hollow)
      if isBeside, isShownWhenever(t.site, by: show) { contents.begun.insert(t) }
    }
    // `func present(inStack page: UIViewController) { stack.viewControllers = [page]; presenter.present(stack,
    // animated: true) }`: the callers name the page.
    if let member, hollow.kind != .root, program.kind(member) == .function,
      let fill = fill(of: kept, with: member, before: show)
    {
      for t in flow.callers(of: member).flatMap({ sites[$0] ?? [] })
      where program.enclosingMember(t.primitive) == member
        || program.enclosingType(t.primitive).map(semantics.isStack) ?? false
      {
        contents.show(shows(hollow, t, at: t.site), in: hollow)
        if isShownWhenever(fill, by: show) { contents.begun.insert(t) }
      }
    }
    if !contents.shown.isEmpty { contents.filled.insert(hollow) }
    return contents
  }

  /// What a transition puts a page into: where a class of the app's overrides what UIKit does, the call of that says
  /// it.
  private func filledStack(_ t: FoundTransition) -> Ref? { receiver(of: t.site) ?? receiver(of: t.primitive) }

  /// The place where a function puts its own parameter into the stack, before it shows the stack.
  private func fill(of kept: Ref, with function: Ref, before show: Ref) -> Ref? {
    let parameters = semantics.parameters(of: function)
    var found: Ref?
    program.forEachNode(in: function) { r in
      guard found == nil, r.node < show.node, let object = receiver(of: r), keptStack(object) == kept else {
        return found == nil
      }
      var isGiven = false
      program.forEachNode(in: r) { e in
        if program.kind(e) == .name, let d = flow.declaration(of: e), parameters.contains(d) { isGiven = true }
        return !isGiven
      }
      if isGiven { found = r }
      return found == nil
    }
    return found
  }

  /// Every branch that shows the stack also fills it: the function fills it to show it.
  private func isShownWhenever(_ fill: Ref, by show: Ref) -> Bool {
    var current = program.parent(show)
    while let c = current, ![.function, .variable].contains(program.kind(c)) {
      if [.ifElse, .switchCase, .closure].contains(program.kind(c)), !program.contains(c, fill) { return false }
      current = program.parent(c)
    }
    return true
  }
}

extension FilledControllers.Contents {
  mutating func show(_ transition: FoundTransition, in hollow: Hollow) {
    shown.insert(transition)
    if hollow.kind == .tab, let target = transition.target { tabs[hollow.controller, default: []].insert(target) }
  }

  mutating func add(_ other: FilledControllers.Contents) {
    shown.formUnion(other.shown)
    filled.formUnion(other.filled)
    begun.formUnion(other.begun)
    roots.merge(other.roots) { $0.union($1) }
    tabs.merge(other.tabs) { $0.union($1) }
  }
}
