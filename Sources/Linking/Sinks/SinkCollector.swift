import Dialects
import NavigationModel
import SourceFacts

/// Finds the primitives: every call and assignment of the sources that a dialect describes and that no function of the
/// sources replaces.
struct SinkCollector {
  private(set) var flow: DataFlow
  let dialects: [Dialect]
  var semantics: Semantics { flow.semantics }
  var program: Program { flow.program }

  var sinks: [Sink] = []
  /// Registrations of route types: the call, the type expression, the content.
  var registrations: [(place: Ref, type: Ref, content: Ref, opener: String?)] = []
  var backs: [(place: Ref, how: Transition.Back)] = []
  /// Paths of stacks: the container call, the binding, and the property with the path in the bound value.
  var stacks: [(place: Ref, path: Ref, holdsFirst: Bool, held: Ref?)] = []
  /// All containers of stacks.
  var stackContainers: [Ref] = []
  /// Stacks with content for the elements of their path: the container call, the path or the property that holds it,
  /// the content.
  var elements: [(place: Ref, path: Ref, content: Ref)] = []
  /// Registrations of addresses: the pattern, the factory of the screen, and the place.
  var addresses: [FoundAddress] = []
  /// Types whose values are replaced as a whole to navigate.
  var replaced: Set<TypeID> = []
  /// Routes of stacks that the app implements itself.
  var ownStackRoutes: Set<TypeID> = []
  /// Places where views choose between tabs that they implement themselves.
  var ownTabChoices: Set<Ref> = []
  /// Presenters that show one content while a flag is set, with the flag.
  private(set) var presenters: [(place: Ref, state: Ref, kind: Transition.Kind)] = []
  private(set) var presenterPlaces: Set<Ref> = []

  /// Calls that navigate by a method of a base class whose sources were not read.
  var unreadMethods: [(kind: Transition.Kind, place: Ref)] = []

  let flowEndings: [String]

  init(flow: DataFlow, dialects: [Dialect]) {
    self.flow = flow
    self.dialects = dialects
    flowEndings = Set(dialects.flatMap(\.flowTypes)).sorted()
  }

  /// All places that navigate.
  func places() -> Set<Ref> {
    Set(sinks.map(\.place)).union(backs.map(\.place)).union(stacks.map(\.place)).union(stackContainers)
      .union(presenterPlaces).union(registrations.map(\.place)).union(unreadMethods.map(\.place))
  }

  /// A copy for another thread.
  func fork(_ flow: DataFlow) -> SinkCollector {
    var other = self
    other.flow = flow
    return other
  }

  mutating func collect() {
    var seen = SeenStacks()
    for dialect in dialects where !semantics.budget.isStopped {
      collectPresenters(of: dialect, &seen)
      collectDestinations(of: dialect)
      collectOperations(of: dialect)
      for r in dialect.replacements { collect(r) }
      for a in dialect.addresses { collect(a) }
      for t in dialect.addressTypes { collect(t) }
      for b in dialect.backs { for call in external(b.call, receivers: b.receivers) { collect(b, call) } }
    }
    collectConventions()
    collectContainers()
    collectDismissals()
    collectEnvironmentActions()
    collectSentDismissals()
    collectStarts()
    collectPopups()
    collectDrawnPopups()
    collectLaidOverStates()
    collectOwnTabs()
    collectOwnBars()
    collectAlertWindows()
    collectOwnStacks()
    collectBegunStacks()
    collectInheritedCalls()
  }

  private mutating func collectPresenters(of dialect: Dialect, _ seen: inout SeenStacks) {
    for p in dialect.presenters { for call in external(p.call) { collect(p, call) } }
    for s in dialect.stacks {
      for call in external(s.call) where s.receivers.isEmpty || receiver(of: call, isOneOf: s.receivers, strict: true) {
        collect(s, call, &seen)
      }
    }
  }

  private mutating func collectDestinations(of dialect: Dialect) {
    for r in dialect.registrations { for call in external(r.call) { collect(r, call) } }
    for l in dialect.links { for call in external(l.call) { collect(l, call) } }
    for c in dialect.containers { for call in external(c.call) { collect(c, call) } }
  }

  private mutating func collectOperations(of dialect: Dialect) {
    for o in dialect.operations { for call in external(o.call, receivers: o.receivers) { collect(o, call) } }
    for a in dialect.assignments {
      for place in program.assignmentsNamed(a.property) { collect(a, place) }
      for call in program.callsNamed("append") + program.callsNamed("insert") { collect(a, growing: call) }
      for call in program.callsNamed("removeLast") + program.callsNamed("popLast") { collect(a, shrinking: call) }
    }
  }

  /// Containers of stacks that were found, by any dialect.
  private struct SeenStacks {
    var containers: Set<Ref> = []
    var withPaths: Set<Ref> = []
  }

  private mutating func collect(_ s: Dialect.Stack, _ call: Ref, _ seen: inout SeenStacks) {
    if seen.containers.insert(call).inserted { stackContainers.append(call) }
    guard let path = first(s.path, call), program.kind(path) != .closure else { return }
    let held = property(holding: s, around: path)
    if seen.withPaths.insert(call).inserted { stacks.append((call, path, s.holdsFirst, held)) }
    let content =
      s.destination == "{}"
      ? semantics.trailingClosure(of: call)
      : s.destination.isEmpty ? nil : semantics.argument(labelled: s.destination, of: call)
    if let content { elements.append((call, held ?? path, content)) }
  }

  private mutating func collect(_ r: Dialect.Registration, _ call: Ref) {
    guard let type = semantics.argument(labelled: r.type, of: call),
      let content = content(of: call, ["destination", "content"])
    else { return }
    registrations.append((call, type, content, r.opener))
  }

  private mutating func collect(_ b: Dialect.Back, _ call: Ref) {
    guard has(b.required, call), !b.without.contains(where: { has([$0], call) }),
      receiver(of: call, isOneOf: b.receivers, strict: b.required.isEmpty)
    else { return }
    backs.append((call, b.how))
  }

  func choice(_ rule: Dialect.KindChoice?, _ call: Ref) -> Sink.Choice? {
    rule.map { rule in
      Sink.Choice(rule: rule, argument: first(rule.argument, call) ?? nil)
    }
  }

  func first(_ labels: [String], _ call: Ref) -> Ref? {
    for l in labels { if let a = semantics.argument(labelled: l, of: call) { return a } }
    return nil
  }

  func has(_ labels: [String], _ call: Ref) -> Bool {
    let given = semantics.arguments(of: call).map(program.name)
    return labels.allSatisfy(given.contains)
  }

  func content(of call: Ref, _ labels: [String]) -> Ref? { first(labels, call) ?? semantics.trailingClosure(of: call) }

  // MARK: SwiftUI

  /// The place is in the content of a presenter: `.sheet(isPresented: $isShown) { NavigationStack { … } }`.
  func isPresented(_ place: Ref) -> Bool {
    var node = place
    while let parent = program.parent(node), ![.function, .accessor, .type, .extension].contains(program.kind(parent)) {
      if program.kind(node) == .closure, program.kind(parent) == .argument, let call = program.parent(parent),
        presenterPlaces.contains(call)
      {
        return true
      }
      node = parent
    }
    return false
  }

  mutating func add(presenter: (place: Ref, state: Ref, kind: Transition.Kind)) {
    presenters.append(presenter)
    presenterPlaces.insert(presenter.place)
  }

  mutating func collect(_ p: Dialect.Presenter, _ call: Ref) {
    guard has(p.required, call), !p.excluded.contains(where: { has([$0], call) }) else { return }
    guard isModifier(call) else { return }
    let kind = p.kind
    let shown = content(of: call, p.content)
    if kind == .alert || kind == .dialog { return collectAlert(p, call, shown) }
    guard let shown else {
      // Without content of its own it shows what is registered for the item.
      if p.content.isEmpty, let item = first(p.item, call) {
        add(Sink(kind: kind, place: call, subject: .route(item), choice: choice(p.choice, call)))
      }
      return
    }
    if let item = first(p.item, call) {
      add(presenter: (call, item, kind))
      add(
        Sink(
          kind: kind, place: call, subject: .content(shown, item: item), choice: choice(p.choice, call),
          part: part(p, call)))
    } else if let flag = first(p.flag, call) {
      add(presenter: (call, flag, kind))
      let item = presenceSubject(flag) ?? optionalRoute(behind: flag)
      add(
        Sink(
          kind: kind, place: call, subject: .content(shown, item: item), choice: choice(p.choice, call),
          followsWrites: item != nil, flag: flag))
    }
  }

  private mutating func collectAlert(_ p: Dialect.Presenter, _ call: Ref, _ shown: Ref?) {
    let kind = p.kind
    let flag = first(p.flag, call)
    guard let presented = first(p.item, call) ?? flag else { return }
    let target: Target = kind == .alert ? .alert : .dialog
    add(presenter: (call, presented, kind))
    if let state = first(p.item.filter { $0 != "presenting" }, call) ?? flag.flatMap(presenceSubject) {
      if program.kind(state) == .closure || program.kind(state) == .string { return }
      add(Sink(kind: kind, place: call, subject: .content(shown ?? call, item: state), part: part(p, call)))
    } else {
      add(
        Sink(
          kind: kind, place: call,
          subject: givenText(of: call, flag, shown).map { .told(target, by: $0) } ?? .fixed(target)))
    }
  }

  /// The text of an alert in a modifier of the app that takes both the text and the flag: it only passes them on.
  private func givenText(of call: Ref, _ flag: Ref?, _ content: Ref?) -> Ref? {
    guard let flag, let given = flow.declaration(of: flag), flow.isBindingVariable(given),
      let own = program.enclosingType(call),
      !program.types[own].isDeclared || semantics.isViewModifier(own),
      let whole = content.flatMap(title) ?? semantics.argument(labelled: "", of: call)
    else { return nil }
    let text = source(ofText: whole)
    guard program.kind(text) == .name || program.kind(text) == .member, let d = flow.declaration(of: text), d != given
    else { return nil }
    return program.kind(d) == .parameter
      || (program.kind(d) == .variable && program.enclosingType(d) == own && program.child(d, .initializer) == nil
        && program.children(d, .accessors).isEmpty)
      ? text : nil
  }

  private func source(ofText whole: Ref) -> Ref {
    var text = whole
    // `title ?? "Note"`
    if program.kind(text) == .binary, program.name(text) == "??", let given = program.child(text, .left) {
      text = given
    }
    if program.kind(text) == .call, program.name(text) == "Text",
      let inner = semantics.arguments(of: text).first.flatMap({ program.child($0, .value) })
    {
      text = inner
    }
    // `alert.title`: the alert parameter of the modifier has the text.
    if program.kind(text) == .member, let base = program.child(text, .base), program.kind(base) == .name,
      program.name(base) != "self"
    {
      text = base
    }
    return text
  }

  /// The title of the only alert that a content makes: `{ Alert(title: Text(alert.title)) }`.
  private func title(ofAlertIn content: Ref) -> Ref? {
    guard program.kind(content) == .closure, let block = program.child(content, .body),
      program.children(block).count == 1,
      var made = program.children(block).first
    else { return nil }
    if program.kind(made) == .returned { made = program.child(made, .value) ?? made }
    return program.kind(made) == .call && SDK.questionValues.contains(program.name(made))
      ? semantics.argument(labelled: "title", of: made) : nil
  }

  /// A method call on a view: with a receiver, or on the implicit `self` of a view or an extension of one.
  func isModifier(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return false }
    if program.kind(target) == .member { return true }
    guard let own = program.enclosingType(call) else { return false }
    return semantics.isScreenType(own) || !program.types[own].isDeclared || program.types[own].kind == .protocol
  }

  /// The case that `state: /Destination.State.edit` or `state: \.edit` names.
  func part(_ p: Dialect.Presenter, _ call: Ref) -> Symbol? {
    guard let path = first(p.part, call) else { return nil }
    var node = path
    while program.kind(node) == .unary, let inner = program.child(node, .operand) { node = inner }
    switch program.kind(node) {
    case .member: return program.symbol(node)
    case .keyPath: return DottedName.parts(of: program.name(node)).last.flatMap { program.symbols.find($0) }
    default: return nil
    }
  }

  /// `Binding(get: { state.alert != nil }, …)` presents while an item is there: the item's expression.
  func presenceSubject(_ flag: Ref) -> Ref? {
    guard let binding = binding(flag), let get = semantics.argument(labelled: "get", of: binding),
      program.kind(get) == .closure,
      let block = program.child(get, .body), let statement = program.children(block).first
    else { return nil }
    let expression = program.kind(statement) == .returned ? program.child(statement, .value) : statement
    guard let expression, program.kind(expression) == .binary, program.name(expression) == "!=",
      let right = program.child(expression, .right), program.kind(right) == .null
    else { return nil }
    return program.child(expression, .left)
  }

  /// `Binding(get:set:)`, written in place or as a computed property of the same type.
  func binding(_ flag: Ref) -> Ref? {
    if program.kind(flag) == .call { return program.name(flag) == "Binding" ? flag : nil }
    guard let variable = flow.declaration(of: flag), program.enclosingType(variable) == program.enclosingType(flag),
      let accessors = program.child(variable, .accessors),
      let getter = program.children(accessors).first(where: { program.name($0) == "get" }),
      let block = program.child(getter, .body),
      program.children(block).count == 1, let statement = program.children(block).first
    else { return nil }
    let made = program.kind(statement) == .returned ? program.child(statement, .value) ?? statement : statement
    return program.kind(made) == .call && program.name(made) == "Binding" ? made : nil
  }

  mutating func collect(_ l: Dialect.Link, _ call: Ref) {
    if isInLabel(call), !isBound(call) { return }
    if let value = first(l.value, call) {
      if program.kind(value) != .null {
        add(Sink(kind: l.kind, place: call, subject: .route(value), choice: choice(l.choice, call), isLink: true))
      }
      return
    }
    if let destination = first(l.destination, call) {
      add(
        Sink(
          kind: l.kind, place: call,
          subject: program.kind(destination) == .closure ? .content(destination, item: nil) : .screen(destination)))
      return
    }
    // Another dialect's form of the same control: `NavigationLink(state:)`.
    if dialects.contains(where: {
      $0.links.contains { $0.call == l.call && first($0.value + $0.destination, call) != nil }
    }) {
      return
    }
    guard l.trailingIsDestination, let closure = semantics.trailingClosure(of: call) else { return }
    add(Sink(kind: l.kind, place: call, subject: .content(closure, item: nil)))
  }

  /// A link in the label of a button only adds its looks (the chevron): the button takes the tap.
  private func isInLabel(_ link: Ref) -> Bool {
    var current = link
    while let outer = program.parent(current), ![.type, .extension, .function, .variable].contains(program.kind(outer))
    {
      if program.kind(outer) == .argument, let button = program.parent(outer), program.kind(button) == .call,
        program.name(button) == "Button"
      {
        if program.name(outer) == "label"
          || program.name(outer).isEmpty && program.kind(current) == .closure
            && semantics.argument(labelled: "action", of: button) != nil
        {
          return true
        }
      }
      current = outer
    }
    return false
  }

  /// A state opens the link, not a tap: `NavigationLink(destination: Detail(), isActive: $isShown) { EmptyView() }`.
  private func isBound(_ link: Ref) -> Bool {
    semantics.arguments(of: link).contains { argument in
      guard !program.name(argument).isEmpty, var e = program.child(argument, .value) else { return false }
      if binding(e) != nil { return true }
      while program.kind(e) == .member, let base = program.child(e, .base) { e = base }
      return program.name(e).hasPrefix("$") || flow.declaration(of: e).map(flow.isBindingVariable) ?? false
    }
  }

  mutating func collect(_ c: Dialect.Container, _ call: Ref) {
    if c.kind == .root, !isNamedPlainly(call) || semantics.argument(labelled: "for", of: call) != nil { return }
    guard
      let content = c.content.isEmpty
        ? (first(["content"], call) ?? semantics.trailingClosure(of: call)) : first(c.content, call)
    else { return }
    if c.isChoice, !chooses(content) { return }
    if !c.isList {
      add(
        Sink(kind: c.kind, place: call, subject: .content(content, item: nil), followsWrites: false, isContainer: true))
      return
    }
    collectElements(of: call, content, c.kind)
  }

  private mutating func collectElements(of call: Ref, _ content: Ref, _ kind: Transition.Kind) {
    guard program.kind(content) == .closure, let block = program.child(content, .body) else { return }
    if kind == .tab { collectSelection(of: call, among: listed(program.children(block))) }
    for statement in listed(program.children(block)) {
      let base = semantics.chainBase(statement)
      if program.kind(base) == .call, program.name(base) == "Tab" { continue }
      add(Sink(kind: kind, place: base, subject: .screen(statement), followsWrites: false, isContainer: true))
    }
  }

  /// `Settings { … }`, and `SwiftUI.Settings { … }` where the app has a type of that name; not a method of an object.
  private func isNamedPlainly(_ call: Ref) -> Bool {
    guard let target = program.child(call, .callee) else { return true }
    if program.kind(target) == .member, let module = program.child(target, .base) {
      return program.kind(module) == .name && program.name(module) == "SwiftUI"
    }
    return program.kind(target) == .name
  }

  /// A content that is an `if` or a `switch`, in a stack or a layout or not.
  private func chooses(_ content: Ref, depth: Int = 0) -> Bool {
    guard program.kind(content) == .closure, let block = program.child(content, .body),
      semantics.allows(\.choiceDepth, after: depth)
    else { return false }
    return program.children(block).contains { statement in
      if [.ifElse, .switch].contains(program.kind(statement)) { return true }
      let base = semantics.chainBase(statement)
      return program.kind(base) == .call
        && semantics.trailingClosure(of: base).map { chooses($0, depth: depth + 1) } ?? false
    }
  }

  /// Statements of a list-like builder: branches of `if`, `switch` and `#if`, contents of `ForEach` and `Group`, and of
  /// functions and properties that list several.
  func listed(_ statements: [Ref], helpers: Int = 0) -> [Ref] {
    var result: [Ref] = []
    for s in statements where semantics.allows(\.listedContents, after: result.count) { result += listed(s, helpers) }
    return result
  }

  private func listed(_ s: Ref, _ helpers: Int) -> [Ref] {
    switch program.kind(s) {
    case .conditional: return listed(program.children(s), helpers: helpers)
    case .ifElse:
      let blocks = [program.child(s, .body), program.child(s, .otherwise)].compactMap { $0 }
      return blocks.flatMap { listed(program.kind($0) == .ifElse ? [$0] : program.children($0), helpers: helpers) }
    case .switch:
      return program.children(s, .arms).filter { program.kind($0) == .switchCase }.flatMap {
        listed(program.children($0, .body), helpers: helpers)
      }
    case .variable, .assign, .function, .returned: return []
    case .call, .name, .member:
      let base = semantics.chainBase(s)
      if program.kind(base) == .call, SDK.groupings.contains(program.name(base)),
        let closure = semantics.trailingClosure(of: base), let block = program.child(closure, .body)
      {
        return listed(program.children(block), helpers: helpers)
      }
      // A helper that only chooses returns one view, and the modifiers around the call apply to it.
      guard helpers < 3, let parts = helper(base), parts.map(program.kind) != [.switch] else { return [s] }
      let inner = listed(parts, helpers: helpers + 1)
      return inner.count > 1 ? inner : [s]
    default: return [s]
    }
  }

  /// The statements of a function or property of the same view that lists a builder's content.
  func helper(_ e: Ref) -> [Ref]? {
    let block: Ref?
    if program.kind(e) == .call {
      guard case .functions(let list, false) = semantics.callee(of: e), list.count == 1,
        program.enclosingType(list[0]) == program.enclosingType(e)
      else { return nil }
      block = program.child(list[0], .body)
    } else {
      guard let d = flow.declaration(of: e), program.kind(d) == .variable,
        program.enclosingType(d) == program.enclosingType(e),
        let accessors = program.child(d, .accessors),
        let getter = program.children(accessors).first(where: { program.name($0) == "get" })
      else { return nil }
      block = program.child(getter, .body)
    }
    return block.map {
      program.children($0).map { program.kind($0) == .returned ? program.child($0, .value) ?? $0 : $0 }
    }
  }

  // MARK: back and flow

  mutating func add(_ sink: Sink) {
    var sink = sink
    if sink.kind == .root, putsFirst(sink.place) || isMadeWith(sink.place) { return }
    if sink.kind == .push, isOnEmptied(sink.place) { sink.kind = .root }
    sink.conditions = flow.conditions(around: sink.place)
    sinks.append(sink)
  }
}
