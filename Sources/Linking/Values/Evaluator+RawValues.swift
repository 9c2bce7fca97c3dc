import SourceFacts

extension Evaluator {
  /// The case with a known raw string: `Page(rawValue: "news")`.
  func namedCase(of id: TypeID, _ call: Ref, _ env: Environment) -> Value? {
    guard program.types[id].kind == .enum, let given = semantics.argument(labelled: "rawValue", of: call),
      case let texts = evaluate(given, env), texts.count == 1, case .string(let text) = texts[0],
      let name = program.types[id].caseOrder.first(where: { rawText(id, $0) == text })
    else { return nil }
    return .enumCase(id, name, expression: call, env)
  }

  /// `Path.home.rawValue`: the raw string of a case.
  func rawValue(_ name: Symbol, of value: Value) -> [Value]? {
    guard program.text(name) == "rawValue", case .enumCase(let id, let made, _, _) = value,
      semantics.supertypeNames(of: id).contains("String"),
      let declaration = program.types[id].cases[made]
    else { return nil }
    if program.flags(declaration).contains(.hasRawValue), let literal = program.children(declaration).last {
      return program.kind(literal) == .string ? [.string(program.name(literal))] : nil
    }
    return [.string(program.text(made))]
  }
}
