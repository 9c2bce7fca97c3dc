import NavigationModel

/// The rules that navlint ships.
public enum RuleRegistry {
  /// Sorted by id.
  public static let all: [any Rule] =
    (graph + routing + presentation + state + deepLink + uiKit + architecture + concurrency)
    .sorted { $0.identity.id < $1.identity.id }

  /// The rules that run by default.
  public static let standard = all.filter { !$0.identity.isOptIn }

  public static func rule(id: String) -> (any Rule)? {
    all.first { $0.identity.id == id }
  }

  /// The rule for screens that users cannot reach. A comparison knows more of them than one state of the code does.
  public static let unreachableScreen: any Rule = UnreachableScreenRule()

  private static let graph: [any Rule] = [
    DeadEndScreenRule(),
    DeadRouteCaseRule(),
    PlaceholderScreenRule(),
    PopToMissingScreenRule(),
    PushLoopRule(),
    UnreachableScreenRule(),
  ]

  private static let routing: [any Rule] = [
    BlankDestinationRule(),
    DefaultSwallowsRouteRule(),
    DeprecatedNavigationAPIRule(),
    DestinationInLazyContainerRule(),
    EnvironmentNotForwardedRule(),
    EnvironmentOutOfReachRule(),
    FactoryKeyCollisionRule(),
    NestedNavigationStackRule(),
    PushBehindModalRule(),
    PushWithoutStackRule(),
    RepeatedPushRule(),
    ShadowedDestinationRule(),
    UnmatchedDestinationRule(),
    WrongDestinationRule(),
  ]

  private static let presentation: [any Rule] = [
    AlertBehindModalRule(),
    BoolSheetOptionalContentRule(),
    CompetingPresentationsRule(),
    CompletionNeverCalledRule(),
    CompletionSkippedRule(),
    ConditionalPresentationHostRule(),
    DeadEndErrorStateRule(),
    DestructiveRowAlertRule(),
    DismissHidesErrorRule(),
    DismissOfPresenterRule(),
    DismissalIgnoredRule(),
    DoubleDismissRule(),
    EventOnEmptyViewRule(),
    FlagWithoutPresenterRule(),
    FlowNeverClosedRule(),
    LoneColumnRule(),
    ModalInLinkLabelRule(),
    ModalInMenuRule(),
    PresentDuringDismissRule(),
    PresentationInRepeatedRowRule(),
    PresentationNeverTriggeredRule(),
    SwipeDismissUnhandledRule(),
    UnstablePresentationIDRule(),
    WayOutLeftEmptyRule(),
  ]

  private static let state: [any Rule] = [
    EventBeforeListenerRule(),
    LinkBesidePathRule(),
    MixedPathTypesRule(),
    MixedPushStylesRule(),
    NavigateInLifecycleRule(),
    ObserverBehindBindingRule(),
    PathNotObservedRule(),
    OpenedTwiceRule(),
    PathWithoutStackRule(),
    PresentationOwnerRebuiltRule(),
    RouteIdentityMismatchRule(),
    RouteNotCodableRule(),
    SelectionWithoutReaderRule(),
    ShadowStackDesyncRule(),
    TCAPresentationNotWiredRule(),
    TimedNavigationRule(),
    UnguardedPopRule(),
  ]

  private static let deepLink: [any Rule] = [
    ColdLaunchLinkDroppedRule(),
    DeeplinkBypassesGateRule(),
    DeeplinkIgnoresModalRule(),
    DeeplinkUnhandledRule(),
    DuplicateLinkHandlersRule(),
    LinkNotWiredRule(),
    LinkReadBeforeStoredRule(),
    StaleTabStackRule(),
  ]

  private static let uiKit: [any Rule] = [
    BarButtonOutOfSightRule(),
    ContainerAskedTooEarlyRule(),
    ControllerWithTwoParentsRule(),
    CoveredBySearchRule(),
    DanglingStoryboardIDRule(),
    FragilePresenterRule(),
    NavigationControllerOfItselfRule(),
    OwnPresentationControlsRule(),
    PopoverWithoutAnchorRule(),
    PresentFromRootRule(),
    SameInstancePushRule(),
  ]

  private static let architecture: [any Rule] = [
    ChildCoordinatorLeakRule(),
    CoordinatorRetainCycleRule(),
    FlowMismatchRule(),
    GodCoordinatorRule(),
    PathExposedRule(),
    RouteCarriesModelRule(),
    SharedRouterMultiWindowRule(),
  ]

  private static let concurrency: [any Rule] = [
    OffMainNavigationRule()
  ]
}
