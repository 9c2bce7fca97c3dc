import SourceFacts

/// Where code of dependencies navigates.
extension SinkResolver {
  /// Who calls the function of a dependency that names a destination: to the app the library's function is what
  /// navigates, as UIKit's own are. Empty where the destination is named elsewhere, and where nothing calls the
  /// function: then the library decides.
  func usesOfDependency(_ question: Question, _ answer: Answer) -> [(call: Ref, function: Ref)] {
    guard program.isOfDependency(question.site), !question.isPicked,
      answer.targets.contains(where: { program.isOfDependency($0.site ?? question.site) }),
      semantics.allows(\.followedCalls, after: question.depth),
      let function = program.enclosingMember(question.site), program.kind(function) == .function,
      program.name(function) != "init"
    else { return [] }
    return flow.callers(of: function).map { ($0, function) }
  }
}
