/// The children of a kind's nodes, in order.
///
/// The only definition: code that writes nodes and code that reads them both use ``Node/Kind/layout``.
public struct NodeLayout: Hashable, Sendable {
  /// The children with a place each, whether they are present or not.
  public let slots: [ChildRole]
  /// The role of the children after the slots; nil where no more follow.
  public let run: ChildRole?

  init(_ slots: ChildRole..., run: ChildRole? = nil) {
    self.slots = slots
    self.run = run
  }
}

extension Node.Kind {
  /// The children of the kind's nodes. The kinds are documented at their declarations.
  public var layout: NodeLayout {
    switch self {
    // MARK: expressions
    case .none, .labels, .number, .boolean, .null: NodeLayout()
    case .name: NodeLayout(run: .labels)
    case .member: NodeLayout(.base, run: .labels)
    case .call: NodeLayout(.callee, run: .arguments)
    case .argument: NodeLayout(.value)
    case .subscript: NodeLayout(.base, run: .arguments)
    case .specialize: NodeLayout(.base, run: .typeArguments)
    case .closure: NodeLayout(.parameters, .body)
    case .string, .array, .dictionary: NodeLayout(run: .elements)
    case .tuple: NodeLayout(run: .arguments)
    case .ternary: NodeLayout(.condition, .then, .otherwise)
    case .assign: NodeLayout(.target, .value)
    case .binary: NodeLayout(.left, .right)
    case .unary: NodeLayout(.operand)
    case .cast: NodeLayout(.operand, .type)
    case .keyPath: NodeLayout(.root)
    // MARK: statements
    case .block, .file: NodeLayout(run: .statements)
    case .ifElse: NodeLayout(.conditions, .body, .otherwise)
    case .guard, .loop: NodeLayout(.conditions, .body)
    case .forIn: NodeLayout(.pattern, .sequence, .body, .filter)
    case .switch: NodeLayout(.subject, run: .arms)
    case .switchCase: NodeLayout(.patterns, .body)
    case .doCatch: NodeLayout(.body, run: .handlers)
    case .deferred, .accessor: NodeLayout(.body)
    case .returned, .thrown: NodeLayout(.value)
    case .optionalBinding: NodeLayout(.value, .type)
    case .patternCondition: NodeLayout(.pattern, .value)
    // MARK: patterns
    case .patternBind, .patternWildcard: NodeLayout()
    case .patternCase: NodeLayout(.base, run: .arguments)
    case .patternTuple: NodeLayout(run: .arguments)
    case .patternCast: NodeLayout(.pattern, .type)
    case .patternExpression: NodeLayout(.value)
    case .patternWhere: NodeLayout(.pattern, .condition)
    // MARK: declarations
    case .type: NodeLayout(.attributes, .generics, .inheritance, .requirements, run: .members)
    case .extension: NodeLayout(.attributes, .type, .inheritance, .requirements, run: .members)
    case .attribute: NodeLayout(run: .arguments)
    case .genericParameter: NodeLayout(.bound)
    case .requirement: NodeLayout(.left, .right)
    case .variable: NodeLayout(.attributes, .type, .initializer, .accessors, .pattern)
    case .function: NodeLayout(.attributes, .generics, .parameters, .result, .requirements, .body)
    case .parameter: NodeLayout(.label, .type, .initializer, .attributes)
    case .enumCase: NodeLayout(run: .payload)
    case .typeAlias: NodeLayout(.type, .generics)
    case .associatedType: NodeLayout(.bound, .defaultType)
    case .import: NodeLayout()
    // MARK: types
    case .typeName: NodeLayout(run: .typeArguments)
    case .typeMember: NodeLayout(.base, run: .typeArguments)
    case .typeOptional, .typeArray, .typeSome, .typeAny, .typeMeta: NodeLayout(.type)
    case .typeDictionary: NodeLayout(.key, .value)
    case .typeTuple, .typeComposition: NodeLayout(run: .types)
    case .typeFunction: NodeLayout(.result, run: .types)
    // MARK: groups
    case .list, .conditional: NodeLayout(run: .elements)
    }
  }
}
