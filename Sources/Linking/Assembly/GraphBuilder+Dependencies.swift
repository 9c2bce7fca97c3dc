import SourceFacts

/// Chooses the transitions in libraries that count for the app.
extension GraphBuilder {
  /// The indexes in ``FoundNavigation/transitions`` of the app's transitions: all in its own code, and those in a
  /// dependency's code that start from or show a screen of the app. A library's transition between its own screens only
  /// counts where the app leads on from there.
  ///
  /// - Parameter origins: the origins of the found transitions, one for each.
  func placesOfApp(_ origins: [OriginFinder.Origins]) -> [Int] {
    let found = navigation.transitions
    guard program.sight.hasDependencies else { return Array(found.indices) }
    var (own, others): (Set<Int>, [Int]) = ([], [])
    for place in found.indices {
      if isOfApp(found[place], origins[place]) { own.insert(place) } else { others.append(place) }
    }
    var reached = own
    while !reached.isEmpty {
      let starts = reached.reduce(into: Set<TypeID>()) { $0.formUnion(origins[$1].screens) }
      let leading = others.filter { place in
        guard !own.contains(place), case .declared(let screen)? = found[place].target else { return false }
        return starts.contains(screen) && !origins[place].screens.isEmpty
      }
      reached = Set(leading)
      own.formUnion(reached)
    }
    return own.sorted()
  }

  private func isOfApp(_ t: FoundTransition, _ origins: OriginFinder.Origins) -> Bool {
    if !program.isOfDependency(t.site) { return true }
    if case .declared(let screen)? = t.target, !program.isOfDependency(type: screen) { return true }
    return origins.screens.union(origins.delegates).contains { !program.isOfDependency(type: $0) }
  }
}
