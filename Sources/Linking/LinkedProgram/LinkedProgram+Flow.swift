import NavigationModel
import SourceFacts

/// Where values come from and go to.
extension LinkedProgram {
  /// The variable, parameter or binding that an expression names (`x`, `self.x`, `model.x`, `$x`).
  package func variable(of expression: Ref) -> Ref? { flow.declaration(of: expression) }
  /// Places that give a stored property or variable a value: assignments, calls that hand a value to its initialiser.
  package func writes(to variable: Ref) -> [Ref] { flow.writes(to: variable) }
  /// Calls of methods on it (`path.append(…)`, `flag.toggle()`).
  package func mutations(of variable: Ref) -> [Ref] { flow.mutations(of: variable) }
  /// Every `name` and `member` node that names it.
  package func mentions(ofVariable variable: Ref) -> [Ref] { Array(flow.mentions(ofVariable: variable)) }
  /// Bindings and parameters of other types that hold the same state.
  package func aliases(of variable: Ref) -> [Ref] { flow.aliases(of: variable) }
  package func equivalents(of variable: Ref) -> [Ref] { flow.equivalents(of: variable) }
  /// Calls of a function, by whatever name it is reached.
  package func callers(of function: Ref) -> [Ref] { flow.callers(of: function) }
  /// What callers give for a parameter of a function or an initialiser, its default where a caller gives nothing; what
  /// a stored property is given, by whatever way. In order of place.
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
  /// Where a closure literal that is handed to code of the tree runs, or is given on to an SDK's control.
  package func runs(ofClosure closure: Ref) -> [Ref] { flow.closureRuns(closure) }
  package func constructions(of type: TypeID) -> [Ref] { flow.constructions(of: type) }
  /// Some preview of the tree makes a value of the type.
  package func isMadeInPreview(_ type: TypeID) -> Bool {
    program.callsNamed(simpleName(of: type)).contains { program.flags($0).contains(.isPreview) }
  }
  private func simpleName(of type: TypeID) -> String {
    DottedName.last(of: program.types[type].path)
  }
  /// Computed: the getter's accessor node.
  package func getter(of variable: Ref) -> Ref? { evaluator.getter(of: variable) }
}
