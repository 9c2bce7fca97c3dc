import NavigationModel

/// The coverage by tests, for programs.
struct CoverageJSON {
  private let answer: CoverageAnswer
  private var coverage: TestCoverage { answer.coverage }

  init(_ answer: CoverageAnswer) { self.answer = answer }

  var value: JSONValue {
    .object(
      [
        .init("version", .integer(TestCoverage.formatVersion)), .init("summary", .string(answer.summary)),
        .init("screens", .array(answer.states.map(screen))),
        .init("transitions", .array(answer.transitions.map(transition))),
        .init("tests", .array(coverage.tests.map(test))),
        .init("previews", .array(coverage.previews.map(opening))),
        .init("otherTests", .integer(coverage.otherTests)),
        .init("taps", taps(coverage.taps)),
        .init(
          "unread",
          .array(
            coverage.unread.map { .object([.init("reason", .string($0.reason))] + AnswerText.json($0.location)) })),
      ] + (answer.trend.map { [.init("base", $0.json)] } ?? []))
  }

  private func screen(_ state: TestCoverage.ScreenState) -> JSONValue {
    .object([
      .init("screen", .string(state.screen.id)), .init("state", .string(state.standing.rawValue)),
      .init("uiTests", JSONValue(state.tests[.uiTest] ?? [])),
      .init("snapshots", JSONValue(state.tests[.snapshot] ?? [])),
      .init("perhaps", JSONValue(state.perhaps)), .init("previewed", .boolean(state.isPreviewed)),
    ])
  }

  private func transition(_ item: (transition: Transition, tests: [String])) -> JSONValue {
    .object(
      [
        .init("id", .string(item.transition.id)), .init("from", JSONValue(item.transition.from)),
        .init("to", JSONValue(item.transition.to)), .init("tests", JSONValue(item.tests)),
      ] + AnswerText.json(item.transition.location))
  }

  private func test(_ test: TestCoverage.Test) -> JSONValue {
    .object(
      [
        .init("name", .string(test.name)), .init("kind", .string(test.kind.rawValue)),
        .init("opens", .array(test.opens.map(opening))), .init("takes", JSONValue(test.takes)),
        .init("taps", taps(test.taps)), .init("cut", .boolean(test.isCut)),
      ] + AnswerText.json(test.location))
  }

  private func opening(_ opening: TestCoverage.Opening) -> JSONValue {
    .object(
      [
        .init("screen", .string(opening.screen)), .init("way", .string(opening.way.rawValue)),
        .init("reason", .string(opening.reason.rawValue)), .init("conditional", .boolean(opening.isConditional)),
      ] + AnswerText.json(opening.location))
  }

  private func taps(_ taps: TestCoverage.Taps) -> JSONValue {
    .object([
      .init("matched", .integer(taps.matched)), .init("ambiguous", .integer(taps.ambiguous)),
      .init("staying", .integer(taps.staying)), .init("unmatched", .integer(taps.unmatched)),
    ])
  }
}
