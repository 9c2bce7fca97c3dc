import SourceFacts

/// A library's views for the cases of a state, side by side: `SwitchStore(store) { CaseLet(state: /Page.State.list, …);
/// CaseLet(state: /Page.State.detail, …) }`.
extension ScreenFinder {
  /// The view for the known case of the state; all views where the case is not known.
  func chosen(among values: [Value], by call: Ref, _ env: Environment) -> [Value] {
    let subjects = semantics.library.subjects
    guard subjects.contains(program.name(call)), values.count == 1, case .group(let block, let inner) = values[0],
      let subject = semantics.arguments(of: call).first.flatMap({ program.child($0, .value) }),
      case .enumCase(_, let name, _, _)? = evaluator.evaluate(subject, env).first
    else { return values }
    let view = program.children(block).first {
      program.kind($0) == .call && subjects.contains(program.name($0)) && caseName(of: $0) == name
    }
    return view.map { evaluator.statements([$0], inner).values } ?? values
  }

  /// The case that a view is for: `state: /Page.State.detail`.
  private func caseName(of view: Ref) -> Symbol? {
    guard var path = semantics.arguments(of: view).first.flatMap({ program.child($0, .value) }) else { return nil }
    while program.kind(path) == .unary, let inner = program.child(path, .operand) { path = inner }
    return program.kind(path) == .member ? program.symbol(path) : nil
  }
}
