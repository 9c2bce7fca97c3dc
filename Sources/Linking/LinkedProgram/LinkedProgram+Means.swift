import NavigationModel

/// The means by which code navigates at a site: a function or property of the app, or a call of the SDK or a library.
package struct NavigationMeans: Hashable, Sendable {
  package var name: String
  /// nil for a means that the app does not declare.
  package var declaration: SourceLocation?
}

extension LinkedProgram {
  /// The means of each site of a transition, by its place and kind.
  package var means: [SourceLocation: [Transition.Kind: NavigationMeans]] {
    let naming = IdiomNames(flow: flow)
    var found: [SourceLocation: [Transition.Kind: NavigationMeans]] = [:]
    for site in sites {
      let place = location(site.place)
      guard found[place]?[site.kind] == nil else { continue }
      if site.place != site.primitive,
        let own = naming.learned(at: site.place, primitive: site.primitive).min(by: { location($0) < location($1) })
      {
        found[place, default: [:]][site.kind] = NavigationMeans(
          name: naming.name(of: own), declaration: location(own))
      } else if kind(site.primitive) == .call, !name(site.primitive).isEmpty {
        found[place, default: [:]][site.kind] = NavigationMeans(name: name(site.primitive), declaration: nil)
      }
    }
    return found
  }
}
