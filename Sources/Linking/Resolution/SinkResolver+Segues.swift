import NavigationModel
import SourceFacts

/// The segues that an identifier means, and the places that name it.
extension SinkResolver {
  func askSegue(_ identifier: Ref, _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    let values = evaluator.values(of: identifier, in: question.root)
    for v in values { if let key = v.root { answer.open.append(key) } }
    let carried = carriedNames(identifier, question)
    let texts = carried.isEmpty ? evaluator.texts(values).map { (text: $0, site: Ref?.none) } : carried
    let performed = PerformedSegues(evaluator: evaluator)
    for (text, site) in texts {
      for segue in performed.segues(text, at: sink.place) {
        if let destination = segue.destination, performed.kind(of: segue) == sink.kind {
          answer.targets += finder.targets(of: evaluator.evaluate(destination, question.root)).map { ($0, nil, site) }
        } else {
          answer.isSettled = true
        }
      }
    }
    answer.reason =
      texts.first.map { "no storyboard has the segue `\($0.text)`" }
      ?? "navlint cannot follow where the segue's identifier comes from"
    return answer
  }

  /// Identifiers in the payload of an enum case: the code that makes the case names the segue.
  private func carriedNames(_ identifier: Ref, _ question: Question) -> [(text: String, site: Ref?)] {
    guard program.kind(identifier) == .name,
      case .local(let bind)? = semantics.lookup(program.symbol(identifier), at: identifier)
    else { return [] }
    evaluator.begin()
    return evaluator.carriers(of: bind, question.root).flatMap { carrier, payload -> [(text: String, site: Ref?)] in
      guard case .enumCase(let id, _, let expression, _) = carrier else { return [] }
      return evaluator.texts(payload).map { ($0, site(of: expression, in: id, question)) }
    }
  }
}
