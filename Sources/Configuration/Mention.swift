import Policies

/// Something that a configuration names and the sources should have.
public enum Mention: Hashable, Sendable {
  /// Screens that a policy speaks of.
  case selector(PolicySelector)
  /// A text of a rule's option.
  case option(rule: String, option: String, text: String)
  /// A function or property, by the name that `navlint idioms` shows.
  case idiom(String)
  /// Screens that `map` speaks of.
  case mapPattern(NamePattern, key: MapKey)

  /// The mention as that of a policy whose selectors were read before its name.
  func belonging(to policy: Policy) -> Mention {
    guard case .selector(var selector) = self else { return self }
    selector.policy = policy.name
    selector.from = policy.demand.start
    return .selector(selector)
  }
}

extension Policy.Demand {
  /// What `$1` in the other selectors stands for is captured by.
  fileprivate var start: ScreenSelector? {
    switch self {
    case .forbidden(let move), .required(let move): move.from
    case .onlyThrough, .maxDepth, .maxModalDepth, .canBeLeft: nil
    }
  }
}
