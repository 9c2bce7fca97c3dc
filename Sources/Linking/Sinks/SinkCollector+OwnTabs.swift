import NavigationModel
import SourceFacts

/// Tabs that a view implements itself: a `switch` over a selected value, beside a bar that sets it. `ZStack { switch
/// tab { case .map: MapScreen(); case .list: ListScreen() }; TabBar(selection: $tab) }`
extension SinkCollector {
  mutating func collectOwnTabs() {
    guard let name = program.symbols.find("body") else { return }
    for id in program.types.indices where semantics.isView(id) && !program.types[id].isOutOfScope {
      guard let body = program.types[id].members[name]?.first(where: { program.kind($0) == .variable }),
        let block = program.getter(of: body)
      else { continue }
      for found in choices(in: program.children(block), beside: [], depth: 0) { collect(ownTabs: found) }
    }
  }

  /// A `switch` that a view lays out, and the views beside it.
  private struct OwnChoice {
    var statement: Ref
    var beside: [Ref]
  }

  private func choices(in statements: [Ref], beside: [Ref], depth: Int) -> [OwnChoice] {
    guard semantics.allows(\.choiceDepth, after: depth) else { return [] }
    let built = statements.filter { program.kind($0) != .variable }.map {
      program.kind($0) == .returned ? program.child($0, .value) ?? $0 : $0
    }
    return built.flatMap { shown -> [OwnChoice] in
      let around = beside + built.filter { $0 != shown } + laidOver(shown)
      if [.switch, .ifElse].contains(program.kind(shown)) { return [OwnChoice(statement: shown, beside: around)] }
      let base = semantics.chainBase(shown)
      if program.kind(base) == .call, isLayout(program.name(base)),
        let inner = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) })
      {
        return choices(in: program.children(inner), beside: around, depth: depth + 1)
      }
      guard let part = ownPart(base), part.count == 1, [.switch, .ifElse].contains(program.kind(part[0]))
      else { return [] }
      return [OwnChoice(statement: part[0], beside: around)]
    }
  }

  /// A part of the view's body in a property or function of its own.
  private func ownPart(_ e: Ref) -> [Ref]? {
    [.call, .name, .member].contains(program.kind(e)) ? helper(e) : nil
  }

  private func isLayout(_ name: String) -> Bool {
    semantics.library.views.plainLayouts.contains(name) || semantics.library.layouts.contains(name)
  }

  /// The views that modifiers of a view lay over or beside it: `.safeAreaInset(edge: .bottom) { TabBar(selection: $tab)
  /// }`.
  private func laidOver(_ view: Ref) -> [Ref] {
    var result: [Ref] = []
    var node = view
    while program.kind(node) == .call, let target = program.child(node, .callee), program.kind(target) == .member,
      let base = program.child(target, .base)
    {
      if semantics.library.views.overlays.contains(program.name(node)),
        let block = semantics.trailingClosure(of: node).flatMap({ program.child($0, .body) })
      {
        result.append(block)
      }
      node = base
    }
    return result
  }

  private mutating func collect(ownTabs choice: OwnChoice) {
    guard let subject = subject(of: choice.statement), let state = flow.declaration(of: subject),
      program.kind(state) == .variable, isEnum(semantics.declaredType(state)), isSet(state, by: choice.beside)
    else { return }
    let tabs =
      program.kind(choice.statement) == .switch
      ? program.children(choice.statement).filter { program.kind($0) == .switchCase }.compactMap(ownTab)
      : ownTabs(ofBranches: choice.statement, state)
    guard tabs.count > 1 else { return }
    ownTabChoices.insert(choice.statement)
    for tab in tabs {
      add(
        Sink(
          kind: .tab, place: semantics.chainBase(tab.content), subject: .screen(tab.content), followsWrites: false,
          isContainer: true))
    }
    add(Sink(kind: .tab, place: choice.statement, subject: .selection(subject, tabs)))
  }

  /// The subject of a `switch`, or the left side of `if item == .map`.
  private func subject(of choice: Ref) -> Ref? {
    program.kind(choice) == .switch ? program.child(choice, .subject) : comparison(in: choice)?.subject
  }

  private func comparison(in branch: Ref) -> (subject: Ref, value: Ref)? {
    guard program.kind(branch) == .ifElse, case let asked = program.children(branch, .conditions), asked.count == 1,
      program.kind(asked[0]) == .binary, program.name(asked[0]) == "==",
      let left = program.child(asked[0], .left), let right = program.child(asked[0], .right)
    else { return nil }
    return (left, right)
  }

  /// `if item == .map { MapPage() } else if item == .list { ListPage() } else { … }`; empty where a branch tests
  /// something else.
  private func ownTabs(ofBranches choice: Ref, _ state: Ref) -> [Sink.Tab] {
    var result: [Sink.Tab] = []
    for branch in program.alternatives(choice) {
      let isAsked = program.kind(branch) == .ifElse
      let block = isAsked ? program.child(branch, .body) : branch
      let shown = block.map(program.children)?.filter { program.kind($0) != .variable } ?? []
      guard shown.count == 1, isScreen(shown[0], depth: 0) else { return [] }
      let asked = comparison(in: branch)
      guard !isAsked || asked.flatMap({ flow.declaration(of: $0.subject) }) == state else { return [] }
      result.append(Sink.Tab(value: asked?.value, content: shown[0]))
    }
    return result
  }

  private func isEnum(_ type: TypeExpression) -> Bool {
    if case .named(let id, _) = type.core { program.types[id].kind == .enum } else { false }
  }

  /// An arm that shows one view of the app, with or without a stack around it.
  private func ownTab(_ arm: Ref) -> Sink.Tab? {
    let shown = program.children(arm, .body).filter { program.kind($0) != .variable }
    guard shown.count == 1, let pattern = program.children(arm, .patterns).first, isScreen(shown[0], depth: 0) else {
      return nil
    }
    return Sink.Tab(value: pattern, content: shown[0], isPattern: true)
  }

  private func isScreen(_ shown: Ref, depth: Int) -> Bool {
    let base = semantics.chainBase(shown)
    guard program.kind(base) == .call, semantics.allows(\.choiceDepth, after: depth) else { return false }
    switch semantics.callee(of: base) {
    case .initializer(let id, _): return semantics.isView(id)
    case .externalType(let name):
      guard dialects.contains(where: { $0.wrappers[name] != nil }),
        let block = semantics.trailingClosure(of: base).flatMap({ program.child($0, .body) })
      else { return false }
      let inner = program.children(block).filter { program.kind($0) != .variable }
      return inner.count == 1 && isScreen(inner[0], depth: depth + 1)
    default: return false
    }
  }

  /// A view beside the choice sets the state to any of several values, itself or through a view of the app that it
  /// makes.
  private func isSet(_ state: Ref, by beside: [Ref]) -> Bool {
    let made = views(madeIn: beside)
    let names = [state] + flow.aliases(of: state)
    let values = names.flatMap { name in
      program.assignmentsNamed(program.name(name)).filter { assign in
        guard program.child(assign, .target).flatMap(flow.declaration) == name else { return false }
        return beside.contains { program.contains($0, assign) }
          || program.enclosingType(assign).map { made.contains($0) || name != state && !made.isEmpty } ?? false
      }
    }.compactMap { program.child($0, .value) }
    return values.count > 1
      || values.contains { program.kind($0) == .name || program.kind($0) == .member && !isCase($0) }
  }

  private func views(madeIn parts: [Ref]) -> Set<TypeID> {
    var made: Set<TypeID> = []
    for part in parts {
      program.forEachNode(in: part) { node in
        if program.kind(node) == .call, case .initializer(let id, _) = semantics.callee(of: node), semantics.isView(id)
        {
          made.insert(id)
        }
        return true
      }
    }
    return made
  }

  /// `.map`, `Tab.map`
  private func isCase(_ e: Ref) -> Bool {
    semantics.isImplicit(e) || program.child(e, .base).flatMap(semantics.typeReference) != nil
  }
}
