import SourceFacts

/// The meaning of names and types.
extension LinkedProgram {
  /// Types that the sources declare, without those of previews, tests, mocks and dependencies, in order of file and
  /// place.
  package var declaredTypes: [TypeID] {
    program.types.indices.filter {
      program.types[$0].isDeclared && !program.types[$0].isOutOfScope && !program.isOfDependency(type: $0)
    }
  }
  /// All types of a simple name.
  package func types(named name: String) -> [TypeID] {
    program.symbols.find(name).flatMap { program.typesByName[$0] } ?? []
  }
  /// Dotted, without module and generics.
  package func typeName(_ type: TypeID) -> String { program.types[type].path }
  package func typeKind(_ type: TypeID) -> TypeInfo.Kind { program.types[type].kind }
  /// False for an SDK type that the sources only extend.
  package func isDeclared(_ type: TypeID) -> Bool { program.types[type].isDeclared }
  package func declaration(of type: TypeID) -> Ref? { program.types[type].declaration }
  /// The declaration and all extensions.
  package func bodies(of type: TypeID) -> [Ref] { program.types[type].bodies }
  /// Functions and variables, own and in extensions, in order of place.
  package func ownMembers(of type: TypeID) -> [Ref] { program.types[type].members.values.joined().sorted() }
  /// Functions and variables of a name, own and in extensions.
  package func ownMembers(named name: String, of type: TypeID) -> [Ref] {
    program.symbols.find(name).flatMap { program.types[type].members[$0] } ?? []
  }
  /// Variables and functions of a name: own first, then inherited.
  package func members(named name: String, of type: TypeID) -> [Ref] {
    program.symbols.find(name).map { semantics.members(named: $0, of: type) } ?? []
  }
  /// `enumCase` nodes, as declared.
  package func cases(of type: TypeID) -> [Ref] {
    program.types[type].caseOrder.compactMap { program.types[type].cases[$0] }
  }

  package func isView(_ type: TypeID) -> Bool { semantics.isView(type) }
  package func isController(_ type: TypeID) -> Bool { semantics.isController(type) }
  /// Names of all supertypes, of SDK and libraries too.
  package func supertypeNames(of type: TypeID) -> Set<String> { semantics.supertypeNames(of: type) }
  package func supertypes(of type: TypeID) -> [TypeID] { semantics.supertypes(of: type) }
  /// Direct subtypes that the sources declare.
  package func subtypes(of type: TypeID) -> [TypeID] { semantics.subtypes[type] ?? [] }
  /// Live code mentions the type.
  package func isLive(_ type: TypeID) -> Bool { liveTypes.contains(type) }

  /// `.unknown` where it is not known.
  package func type(of expression: Ref) -> TypeExpression { semantics.type(of: expression) }
  /// Of a variable, parameter or binding.
  package func declaredType(of declaration: Ref) -> TypeExpression { semantics.declaredType(declaration) }
  /// Of a type node.
  package func resolve(_ typeNode: Ref) -> TypeExpression { semantics.resolve(typeNode) }
  /// The type that an expression names: `Route.self`; nil for values.
  package func typeNamed(by expression: Ref) -> TypeExpression? { semantics.typeReference(expression)?.core }
  /// The name of a nominal type, declared or not; nil for anything else.
  package func nominalName(_ type: TypeExpression) -> String? {
    switch type {
    case .named(let id, _): program.types[id].path
    case .external(let name, _): name
    default: nil
    }
  }

  package func callee(of call: Ref) -> Callee { semantics.callee(of: call) }
  /// `parameter` nodes.
  package func parameters(of function: Ref) -> [Ref] { semantics.parameters(of: function) }
}
