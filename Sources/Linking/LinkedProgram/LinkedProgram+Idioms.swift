import NavigationModel
import SourceFacts

/// The functions and properties of the app that navigate.
extension LinkedProgram {
  /// The idioms, the most used first.
  ///
  /// A site counts for the function to which it passes its destination: the innermost call of a function of the sources
  /// around it, or the property it writes to. A site that is the SDK's own call counts for none.
  package var idioms: [Idiom] {
    struct Uses {
      var kinds: [Transition.Kind: Int] = [:]
      var sites: Set<Ref> = []
      var confidence = Confidence.guessed
    }
    let naming = IdiomNames(flow: flow)
    var uses: [Ref: Uses] = [:]
    for site in sites where site.place != site.primitive {
      for learned in naming.learned(at: site.place, primitive: site.primitive) {
        uses[learned, default: Uses()].kinds[site.kind, default: 0] += 1
        uses[learned, default: Uses()].sites.insert(site.place)
        uses[learned, default: Uses()].confidence = max(uses[learned]?.confidence ?? .guessed, site.confidence)
      }
    }
    return uses.map { declaration, use in
      Idiom(
        name: naming.name(of: declaration), location: location(declaration),
        kinds: use.kinds.sorted { ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue) }.map(\.key),
        uses: use.sites.count,
        confidence: use.confidence, example: use.sites.map(location).min() ?? location(declaration))
    }.sorted { ($1.uses, $0.name, $0.location) < ($0.uses, $1.name, $1.location) }
  }
}
