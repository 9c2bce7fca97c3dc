import Linking
import SourceFacts

/// Stacks that stand in another stack from the start: in its first view, or in a tab of it.
struct StacksInStacks {
  struct Nested {
    var outer: Ref
    var inner: FirstStack.Found
    /// The bar of tabs between the two.
    var tabs: Ref?
  }

  private let program: LinkedProgram
  private let first: FirstStack

  init(_ program: LinkedProgram) {
    self.program = program
    first = FirstStack(program: program)
  }

  /// In order of place, one for each outer stack.
  var all: [Nested] {
    program.stacks.sorted().compactMap { outer in
      guard SDK.stacks.contains(program.name(outer)), !program.isOutOfUsersReach(codeAt: outer),
        let content = program.contentClosure(of: outer)
      else { return nil }
      return program.shownExpressions(in: program.statements(of: content)).lazy.compactMap { nested(outer, $0) }.first
    }
  }

  private func nested(_ outer: Ref, _ shown: Ref) -> Nested? {
    if let inner = first.of(shown), inner.stack != outer { return Nested(outer: outer, inner: inner) }
    guard let bar = bar(beginning: shown, 0), let content = program.contentClosure(of: bar) else { return nil }
    let inner = program.shownExpressions(in: program.statements(of: content)).lazy.compactMap(stack(ofTab:)).first
    return inner.map { Nested(outer: outer, inner: $0, tabs: bar) }
  }

  /// `NavigationStack { … }.tabItem { … }`, `Tab("Home") { NavigationStack { … } }`
  private func stack(ofTab tab: Ref) -> FirstStack.Found? {
    if let found = first.of(tab) { return found }
    guard let base = program.modifierChain(tab).last, program.isExternal(base), program.name(base) == "Tab",
      let content = program.contentClosure(of: base)
    else { return nil }
    let shown = program.shownExpressions(in: program.statements(of: content))
    return shown.count == 1 ? first.of(shown[0]) : nil
  }

  /// The tab bar that is the whole view, through views of the app.
  private func bar(beginning shown: Ref, _ depth: Int) -> Ref? {
    guard let base = program.modifierChain(shown).last, program.kind(base) == .call else { return nil }
    if program.name(base) == "TabView", program.isExternal(base) { return base }
    guard depth < program.budget.ruleHelperDepth.most, case .initializer(let type, _) = program.callee(of: base),
      program.isView(type), let body = program.body(of: type)
    else { return nil }
    let statements = program.statements(of: body).filter { program.kind($0) != .variable }
    let inner = program.shownExpressions(in: statements)
    return inner.count == 1 ? bar(beginning: inner[0], depth + 1) : nil
  }
}
