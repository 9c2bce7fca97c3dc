/// A value that an expression can have at run time, as far as navigation needs it.
///
/// Constructed values are lazy: they hold their call and its environment. Their arguments are evaluated only when a
/// property or a payload is read.
indirect enum Value: Hashable {
  case enumCase(TypeID, Symbol, expression: Ref, Environment)
  case instance(TypeExpression, call: Ref, Environment)
  case closure(Ref, Environment)
  /// A function of the sources, with its receivers.
  case function(Ref, receiver: [Value])
  /// An initialiser that is passed as a value: `Detail.init`, with the place where it is named.
  case maker(TypeExpression, Ref)
  case metatype(TypeExpression)
  case array([Value])
  /// A dictionary literal and its environment. The key selects the value.
  case dictionary(Ref, Environment)
  case tuple([[Value]])
  case string(String)
  case boolean(Bool)
  case null
  /// Several views side by side: the statements of a builder's block.
  case group(Ref, Environment)

  // Symbolic values: the linker looks for their sources elsewhere.
  /// A parameter of a function or closure that has no binding.
  case parameter(VariableKey)
  /// A stored property (or global variable) of an unknown instance.
  case property(VariableKey)
  case selfValue(TypeID)
  case payload(Value, Symbol, Int)
  case element(Value)
  case unknown(Ref)
  /// The result of a call of an unknown closure, with its arguments.
  case outcome(Ref, [[Value]])
}

/// A variable that an environment can bind: its declaration, or a closure and the number of its unnamed parameter.
struct VariableKey: Hashable, Comparable {
  var declaration: Ref
  /// -1 for a declared variable.
  var number: Int = -1

  func _rawHashValue(seed: Int) -> Int { spread(declaration, number, seed: seed) }

  static func < (a: Self, b: Self) -> Bool { (a.declaration, a.number) < (b.declaration, b.number) }
}

extension Value {
  /// A closure, function or initialiser: only a call of it gives its result.
  var isCallable: Bool {
    switch self {
    case .closure, .function, .maker: true
    default: false
    }
  }

  var isCollection: Bool {
    switch self {
    case .array, .dictionary: true
    default: false
    }
  }

  /// The variable that a symbolic value stands for; nil for concrete and unknown values.
  var root: VariableKey? {
    switch self {
    case .parameter(let key), .property(let key): key
    case .payload(let inner, _, _), .element(let inner): inner.root
    default: nil
    }
  }

  var isConcrete: Bool {
    switch self {
    case .parameter, .property, .selfValue, .payload, .element, .unknown, .outcome: false
    default: true
    }
  }
}

extension [Value] {
  /// All that is known is `nil`.
  var areNothing: Bool { !isEmpty && allSatisfy { $0 == .null } }
}
