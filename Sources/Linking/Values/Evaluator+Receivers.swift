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
}
