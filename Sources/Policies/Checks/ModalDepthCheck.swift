import NavigationModel
import Rules

/// Modal screens over too many others.
struct ModalDepthCheck {
  let map: PolicyMap
  let limit: Policy.ModalLimit

  func violations() -> [Violation] {
    let tooDeep = limit.limit + 1
    let search = WaySearch(map, from: map.entries, width: tooDeep + 1) { carried, edge in
      // One too many is enough to report.
      guard carried < tooDeep, map.isSure(edge) else { return nil }
      guard let kind = map.transition(of: edge)?.kind else { return carried }
      // A new root removes everything on the old one.
      return kind == .root ? 0 : limit.kinds.contains(kind) ? carried + 1 : carried
    }
    return map.nodes(limit.to).compactMap { node in
      guard search.distance(to: node, carrying: tooDeep) != nil else { return nil }
      let way = search.way(to: node, carrying: tooDeep)
      guard let last = way.last, let transition = map.transition(of: last) else { return nil }
      let modals = way.compactMap { edge in
        map.transition(of: edge).flatMap { limit.kinds.contains($0.kind) ? map.places[edge.target].name : nil }
      }
      let name = Wording.name(map.places[node].name)
      let message =
        limit.limit == 0
        ? "\(name) is shown over another screen; a policy allows no such screens. Push it."
        : "\(name) can be shown on top of \(limit.limit) other modal \(limit.limit == 1 ? "screen" : "screens") "
          + "(\(Wording.list(modals.dropLast()))); a policy allows \(limit.limit) in all. Push it, or close a modal first."
      return Violation(
        message: message,
        location: transition.location, subject: map.places[node].name, way: way, showsWay: true)
    }
  }
}
