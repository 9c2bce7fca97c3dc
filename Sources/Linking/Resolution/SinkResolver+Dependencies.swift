import SourceFacts

/// Navigation in the code of dependencies.
extension SinkResolver {
  /// The app's calls of a dependency's function that names a destination: for the app the library's function navigates,
  /// as UIKit's own do. Empty where the destination is named elsewhere, and where nothing calls the function: then the
  /// library decides.
  func usesOfDependency(_ question: Question, _ answer: Answer) -> [(call: Ref, function: Ref)] {
    guard program.isOfDependency(question.site), !question.isPicked,
      answer.targets.contains(where: { program.isOfDependency($0.site ?? question.site) }),
      semantics.allows(\.followedCalls, after: question.depth),
      let function = program.enclosingMember(question.site), program.kind(function) == .function,
      program.name(function) != "init"
    else { return [] }
    return flow.callers(of: function).map { ($0, function) }
  }

  /// The place that names a destination, unless it is in a dependency that the app's code called.
  func siteOfApp(_ named: Ref?, _ question: Question) -> Ref? {
    named.flatMap { program.isOfDependency($0) && !program.isOfDependency(question.site) ? nil : $0 }
  }

  /// The gaps of the app: a gap in a dependency's function is a gap where the app calls it.
  var gapsOfApp: [FoundGap] {
    guard program.sight.hasDependencies else { return Array(gaps) }
    return Array(
      gaps.reduce(into: Set<FoundGap>()) { result, gap in
        guard program.isOfDependency(gap.site) else {
          result.insert(gap)
          return
        }
        for call in callsOfApp(reaching: gap.site) {
          var gap = gap
          gap.site = call
          result.insert(gap)
        }
      })
  }

  /// The app's calls of dependencies' functions that run the code at a place.
  private func callsOfApp(reaching place: Ref) -> Set<Ref> {
    var found: Set<Ref> = []
    var seen: Set<Ref> = []
    var open = [place]
    while let next = open.popLast() {
      guard let function = program.enclosingMember(next), program.kind(function) == .function,
        program.name(function) != "init", semantics.allows(\.backCallers, after: seen.count),
        seen.insert(function).inserted
      else { continue }
      for call in flow.callers(of: function) {
        if program.isOfDependency(call) { open.append(call) } else { found.insert(call) }
      }
    }
    return found
  }
}
