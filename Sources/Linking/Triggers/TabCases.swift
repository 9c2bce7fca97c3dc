import SourceFacts

/// Tabs that a loop makes of the cases of an enum: `ForEach(Page.allCases) { page in content(page).tabItem {
/// Text(page.title) } }`. The case whose content is the screen decides the words.
struct TabCases {
  let attribution: Attribution
  let decided: DecidedCases
  private var program: Program { attribution.program }
  private var semantics: Semantics { attribution.semantics }

  /// The cases for which the code around an element of a bar makes a transition's screen; empty where several do.
  func cases(of t: FoundTransition, madeBy element: Ref) -> [VariableKey: Value] {
    if let unit = attribution.position(of: t.site)?.unit {
      let found = decided.cases(at: t.site, in: unit, after: [])
      if !found.isEmpty { return found }
    }
    guard case .declared(let screen)? = t.target, let loop = program.enclosingClosure(element),
      let variable = variable(of: loop),
      case .named(let type, _) = semantics.closureParameterType(loop, 0).core, program.types[type].kind == .enum,
      case .array(let all) = attribution.evaluator.allCases(of: type, element, Environment(parent: nil))
    else { return [:] }
    let own = all.filter { shows(screen, element, where: variable, is: $0) }
    return own.count == 1 ? [variable: own[0]] : [:]
  }

  private func variable(of closure: Ref) -> VariableKey? {
    if let named = program.children(closure, .parameters).first { return VariableKey(declaration: named) }
    return VariableKey(declaration: closure, number: 0)
  }

  private func shows(_ screen: TypeID, _ element: Ref, where variable: VariableKey, is value: Value) -> Bool {
    let environment = Environment(parent: nil)
    environment.bindings[variable] = .values([value])
    attribution.evaluator.begin()
    return attribution.evaluator.values(of: content(of: element), in: environment).contains {
      attribution.evaluator.nominal($0) == screen
    }
  }

  /// What an element shows: the view that a modifier makes an element of, or the closure that makes the view.
  private func content(of element: Ref) -> Ref {
    if let base = program.child(element, .callee).flatMap({ program.child($0, .base) }) { return base }
    return semantics.trailingClosure(of: element).flatMap { program.child($0, .body) }
      .flatMap(program.onlyExpression) ?? element
  }
}
