import NavigationModel

/// The rules that navlint ships.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] = (graph + routing + presentation + state + deepLink + uiKit + architecture)
    .sorted { $0.identity.id < $1.identity.id }

  /// Those that run when nothing is said.
  public static let standard = all.filter { !$0.identity.isOptIn }

  public static func rule(id: String) -> (any Rule)? {
    all.first { $0.identity.id == id }
  }

  private static let graph: [any Rule] = [
    DeadEndScreenRule(),
    DeadRouteCaseRule(),
    PlaceholderScreenRule(),
    PushLoopRule(),
    UnreachableScreenRule(),
  ]

  private static let routing: [any Rule] = [
    BlankDestinationRule(),
    DefaultSwallowsRouteRule(),
    DeprecatedNavigationAPIRule(),
    DestinationInLazyContainerRule(),
    EnvironmentNotForwardedRule(),
    NestedNavigationStackRule(),
    PushBehindModalRule(),
    PushWithoutStackRule(),
    ShadowedDestinationRule(),
    UnmatchedDestinationRule(),
  ]

  private static let presentation: [any Rule] = [
    AlertBehindModalRule(),
    BoolSheetOptionalContentRule(),
    CompetingPresentationsRule(),
    ConditionalPresentationHostRule(),
    FlagWithoutPresenterRule(),
    PresentationInRepeatedRowRule(),
    PresentationNeverTriggeredRule(),
    UnstablePresentationIDRule(),
  ]

  private static let state: [any Rule] = [
    MixedPathTypesRule(),
    MixedPushStylesRule(),
    PathNotObservedRule(),
    PathWithoutStackRule(),
    RouteIdentityMismatchRule(),
    RouteNotCodableRule(),
    ShadowStackDesyncRule(),
    TCAPresentationNotWiredRule(),
    UnguardedPopRule(),
  ]

  private static let deepLink: [any Rule] = [
  ]

  private static let uiKit: [any Rule] = [
  ]

  private static let architecture: [any Rule] = [
    PathExposedRule(),
    RouteCarriesModelRule(),
  ]
}
