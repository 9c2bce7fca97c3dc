import SourceFacts

extension Evaluator {
  /// `Path.home.rawValue`: the text of a case of a `String` enum.
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
