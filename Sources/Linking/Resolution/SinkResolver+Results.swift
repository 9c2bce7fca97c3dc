import NavigationModel
import SourceFacts

/// What resolution, and the passes after it, add to what was found and take out of it.
extension SinkResolver {
  /// A call whose method comes from a base class that nobody has read.
  func addGap(ofUnreadMethod call: Ref, _ kind: Transition.Kind) {
    gaps.insert(
      FoundGap(
        kind: kind, site: call,
        reason: "`\(program.name(call))` comes from a base class whose sources were not read"))
  }

  func add(_ transition: FoundTransition) { transitions.insert(transition) }
  /// A later pass knows more of the transition.
  func replace(_ transition: FoundTransition, by known: FoundTransition) {
    transitions.remove(transition)
    transitions.insert(known)
  }
  /// A later pass knows what is shown there.
  func close(_ site: Ref) { gaps = gaps.filter { $0.site != site } }
  /// A route that some code hands to navigation.
  func use(_ route: RouteValue) { usedRoutes.insert(route) }
}
