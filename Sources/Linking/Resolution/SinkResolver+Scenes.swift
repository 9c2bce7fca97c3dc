import SourceFacts

extension SinkResolver {
  /// The id of a scene: a constant, a case's raw value, or a wrapper's argument (`open(_ window: Windows) {
  /// openWindow(id: window.rawValue) }`).
  func askScene(_ values: [Value], _ sink: Sink, _ question: Question) -> Answer {
    var answer = Answer()
    for v in values {
      switch v {
      case .string(let text):
        answer.isSettled = true
        for scene in addressBook.scenes where texts(of: scene.id).contains(text) {
          evaluator.begin()
          let shown = evaluator.evaluate(scene.content, Environment(parent: nil)).flatMap {
            evaluator.apply($0, arguments: [], root: question.root)
          }
          answer.merge(
            self.answer(
              screens: shown, sink,
              Question(
                root: Environment(parent: nil), site: question.site, depth: question.depth,
                confidence: question.confidence, known: [])))
        }
      case .null: answer.isSettled = true
      default:
        if let key = v.root {
          answer.open.append(key)
        } else {
          answer.reason = "the id of the scene is not known before the app runs"
        }
      }
    }
    return answer
  }

  private func texts(of id: Ref) -> [String] {
    evaluator.begin()
    return evaluator.evaluate(id, Environment(parent: nil)).compactMap {
      if case .string(let text) = $0 { text } else { nil }
    }
  }
}
