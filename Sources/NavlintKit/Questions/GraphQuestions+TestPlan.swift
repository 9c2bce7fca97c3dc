import NavigationModel
import Rules

extension GraphQuestions {
  /// Walks from where the app starts that together pass every touched screen, and one screen for each piece of shared
  /// code.
  ///
  /// Each screen has its shortest way; a way that another one contains is no walk of its own. So the walks are as short
  /// as ways are, and no more than there are screens to test.
  public func testPlan(for impact: Impact) -> TestPlan {
    var plan = TestPlan(impact: impact)
    var ways: [Screen.ID: Way] = [:]
    for touch in impact.touched {
      if let way = wayFromLaunch(to: touch.screen) { ways[touch.screen] = way } else { plan.unreached.append(touch) }
    }
    var touches = Dictionary(impact.touched.filter { ways[$0.screen] != nil }.map { ($0.screen, $0) }) { first, _ in
      first
    }
    for shared in impact.shared { addOne(for: shared, to: &touches, &ways) }
    var covered: Set<Screen.ID> = []
    // The longest pass most: what lies on them needs no walk.
    for (screen, way) in ways.sorted(by: { ($1.value.steps.count, $0.key) < ($0.value.steps.count, $1.key) })
    where !covered.contains(screen) {
      let passed = ([way.start] + way.steps.map(\.to)).filter { touches[$0] != nil && covered.insert($0).inserted }
      plan.walks.append(TestPlan.Walk(way: way, checks: passed.compactMap { touches[$0] }))
    }
    plan.walks.sort { ($1.checks.count, $0.way.steps.count, $0.goal) < ($0.checks.count, $1.way.steps.count, $1.goal) }
    return plan
  }

  private func wayFromLaunch(to screen: Screen.ID) -> Way? { (try? reasons(for: screen))?.way }

  /// A screen that is tested anyway stands for all that run the code, else the nearest of them.
  private func addOne(
    for shared: Impact.Shared, to touches: inout [Screen.ID: Impact.Touch], _ ways: inout [Screen.ID: Way]
  ) {
    if let screen = shared.screens.first(where: { touches[$0] != nil }) {
      touches[screen]?.causes.append(shared.cause)
      return
    }
    let known = shared.screens.compactMap { screen in wayFromLaunch(to: screen).map { (screen: screen, way: $0) } }
    guard let nearest = known.min(by: { ($0.way.steps.count, $0.screen) < ($1.way.steps.count, $1.screen) }) else {
      return
    }
    ways[nearest.screen] = nearest.way
    touches[nearest.screen] = Impact.Touch(screen: nearest.screen, causes: [shared.cause], isOwn: false)
  }
}

extension TestPlan.Walk {
  fileprivate var goal: String { way.steps.last?.to ?? way.start }
}
