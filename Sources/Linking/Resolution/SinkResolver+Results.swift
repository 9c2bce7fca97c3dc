import NavigationModel
import SourceFacts

/// The changes that resolution, and the passes after it, make to the results.
extension SinkResolver {
  /// Adds a gap for a call whose method comes from an unread base class.
  func addGap(ofUnreadMethod call: Ref, _ kind: Transition.Kind) {
    gaps.insert(
      FoundGap(
        kind: kind, site: call,
        reason: "`\(program.name(call))` comes from a base class whose sources were not read"))
  }

  func add(_ transition: FoundTransition) { transitions.insert(transition) }
  /// Replaces a transition by what a later pass knows of it.
  func replace(_ transition: FoundTransition, by known: FoundTransition) {
    transitions.remove(transition)
    transitions.insert(known)
  }
  /// Removes the gap at a site that a later pass resolved.
  func close(_ site: Ref) { gaps = gaps.filter { $0.site != site } }
  /// Records a route that code passes to navigation.
  func use(_ route: RouteValue) { usedRoutes.insert(route) }
}
