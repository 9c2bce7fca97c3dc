import SourceFacts

extension Semantics {
  /// The type of a call of a function that returns `Self`: that of its receiver. `extension FromNib { static func
  /// make() -> Self }`, `let page = DetailController.make()`
  func selfType(madeBy call: Ref, _ function: Ref) -> TypeExpression? {
    guard let result = program.child(function, .result), program.kind(result) == .typeName,
      program.symbol(result) == selfTypeName, let target = program.child(call, .callee),
      program.kind(target) == .member, let base = program.child(target, .base)
    else { return nil }
    var owner = (typeReference(base) ?? type(of: base)).core
    if case .metatype(let inner) = owner { owner = inner.core }
    switch owner {
    case .named, .external, .generic: return owner
    default: return nil
    }
  }

  /// The type of `T(…)` and `type.init(…)` where the caller of the surrounding function chooses it. A bound of it says
  /// less.
  func typeChosenByCaller(of call: Ref) -> TypeExpression? {
    guard let target = program.child(call, .callee) else { return nil }
    var made: TypeExpression?
    if program.kind(target) == .name {
      made = typeReference(target)
    } else if program.kind(target) == .member, program.name(target) == "init", let base = program.child(target, .base) {
      made = typeReference(base)
      if made == nil, program.kind(base) == .name, case .metatype(let inner) = type(of: base).core { made = inner }
    }
    if case .generic? = made?.core { return made?.core }
    return nil
  }

  /// A method of a protocol, or of a class that the sources extend, passes its receiver to its closure: `extension Then
  /// { func then(_ block: (Self) -> Void) -> Self }`.
  func handingSelf(_ type: TypeExpression, of function: Ref, to call: Ref) -> TypeExpression {
    guard case .function(let parameters, let result) = type.core, let owner = program.enclosingType(function),
      program.types[owner].kind == .protocol || !program.types[owner].isDeclared
    else { return type }
    let receiver = receiverType(of: call)
    if receiver.isUnknown { return type }
    return .function(parameters.map { if case .named(owner, _) = $0.core { receiver } else { $0 } }, result)
  }

  /// The object that a library's method passes to its closure, where that can only be the receiver that was just made:
  /// `UIWindow().then { $0.rootViewController = home }`.
  func configured(by call: Ref, _ closure: Ref) -> Ref? {
    guard let target = program.child(call, .callee), program.kind(target) == .member,
      let made = program.child(target, .base),
      program.kind(made) == .call, arguments(of: call).count == 1, callee(of: call) == .external
    else { return nil }
    switch callee(of: made) {
    case .externalType(let name): return TypeExpression.collections.contains(name) ? nil : made
    case .initializer: return made
    default: return nil
    }
  }
}
