import NavigationModel

/// The answer to "what do the tests open?".
public struct CoverageAnswer: Sendable {
  public let coverage: TestCoverage
  let states: [TestCoverage.ScreenState]
  let transitions: [(transition: Transition, tests: [String])]
  let trend: CoverageTrend?
  let words: AnswerText

  /// - Parameter base: the result of an earlier run; the answer then includes the changes since.
  public init(_ coverage: TestCoverage, of graph: NavigationGraph, since base: CoverageRecord? = nil) {
    self.coverage = coverage
    states = coverage.states(of: graph)
    trend = base.map { [states] in CoverageTrend(since: $0, states) }
    transitions = coverage.transitions(of: graph)
    words = AnswerText(root: coverage.root)
  }

  /// The share of the screens that a test certainly opens, in per cent; 100 where there are none. Previews are no
  /// tests.
  public var share: Double {
    states.isEmpty ? 100 : Double(states.count(where: \.isTested)) * 100 / Double(states.count)
  }

  /// Screens that a test opened at the base, that are still reachable, and that no test opens now.
  public var lost: [Screen.ID] { trend?.lost ?? [] }

  /// `12 of 30 screens are opened by tests (40 %), 18 of 60 transitions are taken (30 %).`
  public var summary: String {
    let opened = states.count(where: \.isTested)
    let taken = transitions.count { !$0.tests.isEmpty }
    let before = trend.map { ", \(Int($0.shareBefore)) % at the base" } ?? ""
    return
      "\(opened) of \(AnswerText.count(states.count, "screen")) \(states.count == 1 ? "is" : "are") opened by tests"
      + "\(Self.percent(opened, states.count))\(before), \(taken) of \(AnswerText.count(transitions.count, "transition")) "
      + "\(transitions.count == 1 ? "is" : "are") taken\(Self.percent(taken, transitions.count))."
  }

  /// A share, rounded down, so that 100 % means all.
  private static func percent(_ part: Int, _ whole: Int) -> String { whole == 0 ? "" : " (\(part * 100 / whole) %)" }

  public func text(_ format: ListFormat) -> String {
    switch format {
    case .text: CoverageText(self).text
    case .markdown: CoverageMarkdown(self).text
    case .csv: table
    case .json: CoverageJSON(self).value.text(expanding: 3)
    }
  }

  private var table: String {
    let rows = states.map { state in
      [
        state.screen.id, state.standing.rawValue, tests(state, .uiTest), tests(state, .snapshot),
        state.perhaps.joined(separator: " "), state.isPreviewed ? "yes" : "no",
      ]
    }
    return ([["screen", "state", "ui tests", "snapshots", "perhaps", "previewed"]] + rows).map {
      $0.map(CSVReporter.cell).joined(separator: ",") + "\r\n"
    }.joined()
  }

  private func tests(_ state: TestCoverage.ScreenState, _ way: TestCoverage.Way) -> String {
    (state.tests[way] ?? []).joined(separator: " ")
  }

  /// Sentences on the parts of the tests that were not understood; empty where there are none.
  var gaps: [String] {
    let taps = coverage.taps
    let cut = coverage.tests.count(where: \.isCut)
    var gaps: [String] = []
    if taps.unmatched > 0 {
      gaps.append("\(taps.unmatched) of \(AnswerText.count(taps.count, "tap")) match no control that navlint knows.")
    }
    if taps.ambiguous > 0 {
      gaps.append("\(taps.ambiguous) of \(AnswerText.count(taps.count, "tap")) may lead to several screens.")
    }
    if cut > 0 { gaps.append("\(AnswerText.count(cut, "test")) \(cut == 1 ? "is" : "are") too long to be followed.") }
    if !coverage.unread.isEmpty {
      gaps.append("\(AnswerText.count(coverage.unread.count, "test file")) could not be read completely.")
    }
    return gaps
  }
}

extension TestCoverage.ScreenState {
  /// The tests that its standing rests on.
  var witnesses: [String] {
    switch standing {
    case .uiTest: tests[.uiTest] ?? []
    case .snapshot: tests[.snapshot] ?? []
    case .perhaps: perhaps
    case .preview, .never: []
    }
  }
}

extension TestCoverage.Standing {
  var heading: String {
    switch self {
    case .uiTest: "Opened by UI tests"
    case .snapshot: "Constructed by tests only, for a snapshot or an inspection"
    case .perhaps: "Opened by UI tests only in a certain state of the app"
    case .preview: "Shown by previews only"
    case .never: "Never opened"
    }
  }
}
