import Linking
import SourceFacts

/// Arrivals that a stored controller shows, whatever covers it: a link, a notification, a quick action.
struct CoveredArrivals {
  struct Covered {
    var handler: LinkHandler
    /// The presentation or push.
    var site: NavigationSite
  }

  private let program: LinkedProgram

  init(_ program: LinkedProgram) { self.program = program }

  /// In order of handler, the first of each.
  var all: [Covered] {
    program.arrivalHandlers().compactMap { handler in
      guard program.kind(handler.entry) == .function, !program.isStart(handler.entry),
        !program.isOutOfUsersReach(codeAt: handler.entry),
        handler.bodies.count < program.budget.ruleConsequences.most,
        !handler.bodies.contains(where: mayUncover), let site = site(in: handler)
      else { return nil }
      return Covered(handler: handler, site: site)
    }
  }

  private func site(in handler: LinkHandler) -> NavigationSite? {
    let bodies = Set(handler.bodies)
    return program.sites.first { site in
      [.push, .sheet, .cover].contains(site.kind) && site.confidence == .exact && isByKeptController(site.primitive)
        && program.ancestors(site.primitive).contains(where: bodies.contains)
    }
  }

  /// `nav.pushViewController(x, animated: true)` of a stack or controller in a property.
  private func isByKeptController(_ call: Ref) -> Bool {
    guard program.kind(call) == .call, program.argument("animated", of: call) != nil, program.isExternal(call) else {
      return false
    }
    guard let receiver = program.receiver(of: call), program.name(receiver) != "self" else {
      return program.enclosingType(call).map(program.isController) ?? false
    }
    guard let kept = program.variableBehindBinding(receiver), program.isMember(kept) else { return false }
    return program.getter(of: kept) == nil && program.name(kept) != "rootViewController"
  }

  /// The code dismisses the presented content, tests for it, or replaces the root.
  private func mayUncover(_ body: Ref) -> Bool {
    var isFound = false
    program.forEachNode(in: body) { node in
      if [.name, .member, .call].contains(program.kind(node)) {
        let name = program.name(node).lowercased()
        isFound = isFound || Self.uncovering.contains { name.contains($0) }
      }
      return !isFound
    }
    return isFound
  }

  private static let uncovering = [
    "dismiss", "close", "reset", "clear", "poptoroot", "hide", "presented", "presenting", "topmost", "topview",
    "visible", "makekeyandvisible", "setroot", "foremost", "frontmost",
  ]
}
