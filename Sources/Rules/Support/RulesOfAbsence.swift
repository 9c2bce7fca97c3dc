/// Rules that say that nothing does something. Where a part of the app could not be read, it may be done there.
public enum RulesOfAbsence {
  public static let ids: Set<String> = [
    "child-coordinator-leak", "cold-launch-link-dropped", "dangling-storyboard-id", "dead-end-error-state",
    "dead-end-screen", "dead-route-case", "deeplink-unhandled", "environment-not-forwarded", "flag-without-presenter",
    "path-not-observed", "path-without-stack", "placeholder-screen", "pop-to-missing-screen",
    "presentation-never-triggered", "push-without-stack", "route-not-codable", "swipe-dismiss-unhandled",
    "tca-presentation-not-wired", "unmatched-destination", "unreachable-screen",
  ]
}
