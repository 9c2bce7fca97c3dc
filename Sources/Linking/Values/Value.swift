/// What an expression can be at run time, as far as navigation cares.
///
/// Constructed values stay lazy: they hold their call and the environment it was met in, and their arguments are
/// evaluated only when somebody asks for a property or a payload.
indirect enum Value: Hashable {
  case enumCase(TypeID, Symbol, expression: Ref, Environment)
  case instance(TypeExpression, call: Ref, Environment)
  case closure(Ref, Environment)
  /// A function of the tree, with the values it was taken from.
  case function(Ref, receiver: [Value])
  /// An initialiser that is handed on: `Detail.init`, with the place where it is named.
  case maker(TypeExpression, Ref)
  case metatype(TypeExpression)
  case array([Value])
  /// The literal of a dictionary, with the values it was met with: which of them is meant hangs on the key.
  case dictionary(Ref, Environment)
  case tuple([[Value]])
  case string(String)
  case boolean(Bool)
  case null
  /// Several views side by side: the statements of a builder's block.
  case group(Ref, Environment)

  // Symbolic: what the analysis has to look for elsewhere.
  /// A parameter of a function or closure nobody has bound yet.
  case parameter(VariableKey)
  /// A stored property (or global) of an instance nobody knows.
  case property(VariableKey)
  case selfValue(TypeID)
  case payload(Value, Symbol, Int)
  case element(Value)
  case unknown(Ref)
  /// What a call of a closure nobody knows gives, with the arguments it was given.
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
  /// A closure, function or initialiser: what it gives is known only once it is called.
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

  /// The variable a symbolic value hangs on; nil for concrete and unknown values.
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
