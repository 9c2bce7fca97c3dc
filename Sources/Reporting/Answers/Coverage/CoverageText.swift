import NavigationModel

/// The coverage by tests, for a terminal.
struct CoverageText {
  private let answer: CoverageAnswer

  /// Further lines of one list are counted; JSON has all.
  static let mostLines = 40

  init(_ answer: CoverageAnswer) { self.answer = answer }

  var text: String {
    var parts = TestCoverage.Standing.allCases.map(screens)
    parts.append(section("Transitions that no test takes", answer.transitions.filter(\.tests.isEmpty).map(row)))
    for (title, screens) in answer.trend?.lists ?? [] {
      parts.append(section(title, screens.map { [PlainText.line($0)] }))
    }
    let gaps = answer.gaps
    if !gaps.isEmpty { parts.append("Not understood\n" + gaps.map { "  \($0)\n" }.joined()) }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func screens(_ standing: TestCoverage.Standing) -> String {
    section(
      standing.heading,
      answer.states.filter { $0.standing == standing }.map { state in
        let place = state.screen.location.map(answer.words.place) ?? ""
        let tests = AnswerText.list(state.witnesses)
        return [PlainText.line(state.screen.id), tests.isEmpty ? place : tests]
      })
  }

  private func row(_ item: (transition: Transition, tests: [String])) -> [String] {
    let transition = item.transition
    return [
      AnswerText.list(transition.from), PlainText.line(transition.cause ?? transition.kind.rawValue),
      "→ \(PlainText.line(transition.to ?? ""))", answer.words.place(transition.location),
    ]
  }

  private func section(_ title: String, _ rows: [[String]]) -> String {
    if rows.isEmpty { return "" }
    let rest = rows.count - Self.mostLines
    return "\(title) (\(rows.count))\n" + AnswerText.table(Array(rows.prefix(Self.mostLines)))
      + (rest > 0 ? "  and \(rest) more; '--format json' has all\n" : "")
  }
}
