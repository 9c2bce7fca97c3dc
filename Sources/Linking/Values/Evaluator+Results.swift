import SourceFacts

/// Cases of enums that the sources do not declare, as the standard library's `Result`: a request passes it to its
/// completion.
extension Evaluator {
  /// The payload of a case whose type the sources do not declare: `completion(.success(Detail()))`.
  func held(by written: Ref, _ name: Symbol, _ place: Int, _ root: Environment) -> [Value]? {
    guard program.kind(written) == .call, program.symbol(written) == name,
      let target = program.child(written, .callee), program.kind(target) == .member,
      program.child(target, .base).map(isLibraryType) ?? true,
      let arguments = Optional(semantics.arguments(of: written)), place < arguments.count,
      let value = program.child(arguments[place], .value)
    else { return nil }
    return evaluate(value, root)
  }

  private func isLibraryType(_ e: Ref) -> Bool {
    if case .external? = semantics.typeReference(e)?.core { true } else { false }
  }

  /// `try result.get()`: the payload of a success.
  func got(from base: Ref, by call: Ref, _ env: Environment) -> [Value]? {
    guard program.name(call) == "get", semantics.arguments(of: call).isEmpty,
      case .external("Result", _) = semantics.type(of: base).core, let success = program.symbols.find("success")
    else { return nil }
    let values = evaluate(base, env).flatMap { result -> [Value] in
      if case .unknown(let written) = result {
        return held(by: written, success, 0, env.outermost) ?? (program.name(written) == "failure" ? [] : [result])
      }
      return result.root == nil ? [.unknown(call)] : [.payload(result, success, 0)]
    }
    return values.isEmpty ? nil : unique(values)
  }
}
