import Policies

/// Something that a configuration names and that should exist in the sources.
public enum Mention: Hashable, Sendable {
  /// Screens that a policy names.
  case selector(PolicySelector)
  /// A string in an option of a rule.
  case option(rule: String, option: String, text: String)
  /// A function or property, by the name that `navlint idioms` shows.
  case idiom(String)
  /// Screens that `map` names.
  case mapPattern(NamePattern, key: MapKey)

  /// The mention, assigned to a policy whose selectors were read before its name.
  func belonging(to policy: Policy) -> Mention {
    guard case .selector(var selector) = self else { return self }
    selector.policy = policy.name
    selector.from = policy.demand.start
    return .selector(selector)
  }
}

extension Policy.Demand {
  /// The selector that captures what `$1` stands for in the other selectors.
  fileprivate var start: ScreenSelector? {
    switch self {
    case .forbidden(let move), .required(let move): move.from
    case .onlyThrough, .maxDepth, .maxModalDepth, .canBeLeft: nil
    }
  }
}
