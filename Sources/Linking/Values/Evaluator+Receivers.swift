import SourceFacts

/// Which values a method can be called on.
extension Evaluator {
  /// The values without those that cannot be of the enum that declares the method. Generic code, such as the handling
  /// of a notification's object, passes values of many types.
  func receivers(_ values: [Value], of owner: TypeID) -> [Value] {
    guard program.types[owner].kind == .enum else { return values }
    return values.filter { canBe($0, owner) }
  }

  private func canBe(_ value: Value, _ type: TypeID) -> Bool {
    if value.isCollection { return false }
    if case .tuple = value { return false }
    switch self.type(of: value).core {
    case .named(let id, _): return id == type || !program.types[id].isDeclared || program.types[id].kind == .protocol
    case .array, .dictionary, .tuple: return false
    case .external(let name, _): return name != "Set" && !SDK.plainTypes.contains(name)
    default: return true
    }
  }

  /// The types on which a call of a generic parameter's static function runs, as an argument says them:
  /// `Item.page(for: item)` with a requirement `static func page(for item: Self) -> Page`.
  func types(toldTo f: Ref, by call: Ref, _ env: Environment) -> [Value]? {
    guard program.flags(f).contains(.isStatic), program.child(f, .body) == nil, isRequirement(f) else { return nil }
    for (argument, parameter) in semantics.matching(call, f) {
      guard let type = program.child(parameter, .type), program.name(type) == "Self",
        let value = program.child(argument, .value)
      else { continue }
      let values = evaluate(value, env)
      if values.isEmpty { continue }
      return values.map { v in nominal(v).flatMap { v.isConcrete ? .metatype(.named($0, [])) : nil } ?? v }
    }
    return nil
  }
}
