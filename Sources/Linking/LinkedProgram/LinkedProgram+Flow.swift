import NavigationModel
import SourceFacts

/// The sources and uses of values.
extension LinkedProgram {
  /// The variable, parameter or binding that an expression names (`x`, `self.x`, `model.x`, `$x`).
  package func variable(of expression: Ref) -> Ref? { flow.declaration(of: expression) }
  /// Places that set a stored property or variable: assignments, and calls with an argument for its initialiser.
  package func writes(to variable: Ref) -> [Ref] { flow.writes(to: variable) }
  /// Calls of methods on it (`path.append(…)`, `flag.toggle()`).
  package func mutations(of variable: Ref) -> [Ref] { flow.mutations(of: variable) }
  /// Every `name` and `member` node that names it.
  package func mentions(ofVariable variable: Ref) -> [Ref] { Array(flow.mentions(ofVariable: variable)) }
  /// Bindings and parameters of other types that hold the same state.
  package func aliases(of variable: Ref) -> [Ref] { flow.aliases(of: variable) }
  package func equivalents(of variable: Ref) -> [Ref] { flow.equivalents(of: variable) }
  /// Calls of a function, under any of its names.
  package func callers(of function: Ref) -> [Ref] { flow.callers(of: function) }
  /// The arguments for a parameter of a function or an initialiser, with its default where a caller omits it; all
  /// values that a stored property is set to. In order of place.
  package func values(givenTo declaration: Ref) -> [Ref] {
    let key = VariableKey(declaration: declaration)
    if kind(declaration) == .variable {
      return flow.propertySources(declaration).compactMap { $0.bindings[key] }.filter { !isOutOfScope($0) }.sorted()
    }
    guard kind(declaration) == .parameter, let function = program.enclosingMember(declaration),
      kind(function) == .function
    else { return [] }
    return flow.callers(of: function).filter { !isOutOfScope($0) }.sorted().compactMap {
      flow.source(call: $0, function: function).bindings[key]
    }
  }
  /// The places that run a closure literal which is passed to code of the sources, or that pass it to an SDK's control.
  package func runs(ofClosure closure: Ref) -> [Ref] { flow.closureRuns(closure) }
  package func constructions(of type: TypeID) -> [Ref] { flow.constructions(of: type) }
  /// Some preview makes a value of the type.
  package func isMadeInPreview(_ type: TypeID) -> Bool {
    program.callsNamed(simpleName(of: type)).contains { program.flags($0).contains(.isPreview) }
  }
  private func simpleName(of type: TypeID) -> String {
    DottedName.last(of: program.types[type].path)
  }
  /// Computed: the getter's accessor node.
  package func getter(of variable: Ref) -> Ref? { evaluator.getter(of: variable) }
}
