import Linking
import NavigationModel
import SourceFacts

/// Code that runs when the system passes the app a link.
struct LinkHandler {
  /// The call of the modifier (`onOpenURL`), or the delegate's function.
  var entry: Ref
  /// The handler's own body first, then the functions that it runs.
  var bodies: [Ref]
}

extension LinkedProgram {
  /// In order of place.
  func linkHandlers() -> [LinkHandler] {
    linkHandlerBodies.map { LinkHandler(entry: $0.place, bodies: consequences(of: $0.body)) }
  }

  /// The same for notifications and quick actions as well.
  func arrivalHandlers() -> [LinkHandler] {
    arrivalBodies.map { LinkHandler(entry: $0.place, bodies: consequences(of: $0.body)) }
  }

  /// A site is in the subtree or in the functions that it runs.
  func navigates(_ root: Ref, navigating members: Set<Ref>) -> Bool {
    var isFound = false
    forEachNode(in: root) { node in
      if !navigation(at: node).isEmpty { isFound = true }
      return !isFound
    }
    return isFound || consequences(of: root, budget.ruleNearConsequences).dropFirst().contains(where: members.contains)
  }

  /// The functions and variables with a site.
  func navigatingMembers() -> Set<Ref> { Set(sites.compactMap { enclosingMember($0.place) }) }
}
