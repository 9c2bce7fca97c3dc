import NavigationModel

/// The coverage by tests, for a pull request or a wiki.
struct CoverageMarkdown {
  private let answer: CoverageAnswer

  init(_ answer: CoverageAnswer) { self.answer = answer }

  var text: String {
    var out = "\(MarkdownText.plain(answer.summary))\n"
    for (title, screens) in answer.trend?.lists ?? [] where !screens.isEmpty {
      out += folded("\(title) (\(screens.count))", screens.map { "- \(MarkdownText.code($0))\n" }, isOpen: true)
    }
    for standing in TestCoverage.Standing.allCases {
      let states = answer.states.filter { $0.standing == standing }
      if states.isEmpty { continue }
      let lines = states.map { state in
        let tests = state.witnesses.prefix(Self.mostTests).map(MarkdownText.code).joined(separator: ", ")
        let rest = state.witnesses.count - Self.mostTests
        return "- \(MarkdownText.code(state.screen.id))" + (tests.isEmpty ? "" : ": \(tests)")
          + (rest > 0 ? " and \(rest) more" : "") + "\n"
      }
      out += folded("\(standing.heading) (\(states.count))", lines, isOpen: standing == .never)
    }
    let untaken = answer.transitions.filter(\.tests.isEmpty).map { item in
      let transition = item.transition
      return "- \(transition.from.prefix(Self.mostTests).map(MarkdownText.code).joined(separator: ", ")): "
        + "\(MarkdownText.plain(transition.cause ?? transition.kind.rawValue)) → "
        + "\(MarkdownText.code(transition.to ?? ""))\n"
    }
    if !untaken.isEmpty { out += folded("Transitions that no test takes (\(untaken.count))", untaken, isOpen: false) }
    let gaps = answer.gaps.map { "- \(MarkdownText.plain($0))\n" }
    return gaps.isEmpty ? out : out + "\n" + gaps.joined()
  }

  private static let mostTests = 3

  private func folded(_ title: String, _ lines: [String], isOpen: Bool) -> String {
    "\n<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n\(lines.joined())\n</details>\n"
  }
}
