import Dialects
import SourceFacts

extension Evaluator {
  func isWrapped(_ type: TypeExpression) -> Bool {
    if case .external(let name, _) = type { return semantics.library.constructors[name] != nil }
    return false
  }

  /// `.sheet(screen)` where a library's route wrapper is expected, or `Route.sheet(screen)`.
  func libraryRoute(_ r: Ref, _ env: Environment) -> [Value]? {
    guard !semantics.library.constructors.isEmpty, let target = program.child(r, .callee),
      program.kind(target) == .member
    else { return nil }
    let type =
      program.child(target, .base).map { semantics.typeReference($0)?.core } ?? semantics.expectedType(of: r).core
    guard case .external(let name, _)? = type, let rule = semantics.library.constructors[name],
      rule.kinds[program.name(r)] != nil
    else { return nil }
    return [.instance(type ?? .unknown, call: r, env)]
  }
}
