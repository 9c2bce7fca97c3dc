import NavigationModel

/// The changes of the screens that tests open, since an earlier run.
struct CoverageTrend {
  /// In per cent.
  let shareBefore: Double
  /// Screens that a test opened, that are still reachable, and that no test opens now.
  let lost: [Screen.ID]
  /// Screens that existed before and that a test opens only now.
  let gained: [Screen.ID]
  /// Screens that are new and that no test opens.
  let newUntested: [Screen.ID]

  /// - Parameter states: sorted by screen, as the lists are.
  init(since base: CoverageRecord, _ states: [TestCoverage.ScreenState]) {
    shareBefore = base.share
    func screens(where isMeant: (_ before: TestCoverage.Standing?, _ isTested: Bool) -> Bool) -> [Screen.ID] {
      states.filter { isMeant(base.screens[$0.screen.id], $0.isTested) }.map(\.screen.id)
    }
    lost = screens { before, isTested in before?.isTested == true && !isTested }
    gained = screens { before, isTested in before?.isTested == false && isTested }
    newUntested = screens { before, isTested in before == nil && !isTested }
  }

  var lists: [(title: String, screens: [Screen.ID])] {
    [
      ("Opened by a test at the base, but not now", lost),
      ("Opened by a test now, but not at the base", gained),
      ("New since the base, but opened by no test", newUntested),
    ]
  }

  var json: JSONValue {
    .object([
      .init("share", .number(shareBefore)), .init("lost", JSONValue(lost)), .init("gained", JSONValue(gained)),
      .init("newUntested", JSONValue(newUntested)),
    ])
  }
}
