import SourceFacts

/// Variables around a control whose code leads on for one case of an enum: `Button(row.title) { open(row) }` with
/// `switch row { case .sound: … }` in `open`. The case decides the control's words.
struct DecidedCases {
  let attribution: Attribution
  private var program: Program { attribution.program }
  private var semantics: Semantics { attribution.semantics }
  private var flow: DataFlow { attribution.flow }

  /// - Parameter open: the conditions in the functions that the code at the place has called.
  func cases(at place: Ref, in member: Ref, after open: [Attribution.Open]) -> [VariableKey: Value] {
    var result: [VariableKey: Value] = [:]
    for arm in attribution.switchArms(around: place, in: member) { add(arm, after: [], to: &result) }
    for open in open {
      for condition in open.conditions where !condition.isNegated && program.kind(condition.node) == .switchCase {
        add(condition.node, after: open.calls, to: &result)
      }
    }
    return result
  }

  private func add(_ arm: Ref, after calls: [Passage], to result: inout [VariableKey: Value]) {
    guard let value = value(of: arm), let subject = program.subject(ofArm: arm),
      let variable = variable(behind: subject, after: calls)
    else { return }
    result[variable] = result[variable] ?? value
  }

  /// The only case that an arm is for.
  func value(of arm: Ref) -> Value? {
    let patterns = program.children(arm, .patterns)
    guard patterns.count == 1, program.kind(patterns[0]) == .patternCase,
      case .named(let type, _) = semantics.enumType(ofPattern: patterns[0])
    else { return nil }
    return .enumCase(type, program.symbol(patterns[0]), expression: patterns[0], Environment(parent: nil))
  }

  /// The argument variable of the outermost of some calls, passed on unchanged.
  private func variable(behind subject: Ref, after calls: [Passage]) -> VariableKey? {
    var key = named(subject)
    for call in calls {
      guard let given = key.flatMap({ attribution.bindings(of: call)[$0] }) else { return nil }
      key = named(given)
    }
    return key
  }

  /// The cases of the variables that calls, the innermost first, hand on to variables with these cases.
  func withSources(of cases: [VariableKey: Value], after calls: [Passage]) -> [VariableKey: Value] {
    var (result, last) = (cases, cases)
    for call in calls where !last.isEmpty {
      let given = attribution.bindings(of: call)
      var outer: [VariableKey: Value] = [:]
      for (variable, value) in last {
        if let source = given[variable].flatMap(flow.variable(namedBy:)) { outer[source] = value }
      }
      result.merge(outer) { own, _ in own }
      last = outer
    }
    return result
  }

  /// The nearest arm in functions that a function has called decides over something that is computed from that
  /// function's parameter: `switch rows[indexPath.row]`.
  func decides(_ open: [Attribution.Open], overParameterOf function: Ref) -> Bool {
    for open in open {
      guard let arm = open.conditions.first(where: { !$0.isNegated && program.kind($0.node) == .switchCase })?.node
      else { continue }
      var used = program.subject(ofArm: arm).map { flow.variables(usedIn: $0) } ?? []
      for call in open.calls {
        let given = attribution.bindings(of: call)
        used = used.compactMap { given[$0] }.reduce(into: []) { $0.formUnion(flow.variables(usedIn: $1)) }
      }
      return used.contains { program.parent($0.declaration).flatMap(program.parent) == function }
    }
    return false
  }

  private func named(_ e: Ref) -> VariableKey? {
    program.kind(e) == .name ? flow.variable(namedBy: e) : nil
  }
}
