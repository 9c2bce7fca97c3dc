import NavigationModel

/// The rules that navlint ships.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] = {
    let rules: [any Rule] = [
      BlankDestinationRule(), DeadEndScreenRule(), DeadRouteCaseRule(), DefaultSwallowsRouteRule(), PushLoopRule(),
      UnmatchedDestinationRule(), UnreachableScreenRule(),
    ]
    return rules.sorted { $0.identity.id < $1.identity.id }
  }()

  public static func rule(id: String) -> (any Rule)? {
    all.first { $0.identity.id == id }
  }
}
