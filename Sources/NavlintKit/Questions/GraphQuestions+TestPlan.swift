import NavigationModel
import Rules

extension GraphQuestions {
  /// Walks from where the app starts that together pass every touched screen.
  ///
  /// Each touched screen has its shortest way; a way that another one contains is no walk of its own. So the walks are
  /// as short as ways are, and no more than there are touched screens.
  public func testPlan(for impact: Impact) -> TestPlan {
    var plan = TestPlan(impact: impact)
    var ways: [(touch: Impact.Touch, way: Way)] = []
    for touch in impact.touched {
      if let way = try? reasons(for: touch.screen).way {
        ways.append((touch, way))
      } else {
        plan.unreached.append(touch)
      }
    }
    let touches = Dictionary(impact.touched.map { ($0.screen, $0) }) { first, _ in first }
    var covered: Set<Screen.ID> = []
    // The longest pass most: what lies on them needs no walk.
    for (touch, way) in ways.sorted(by: {
      ($1.way.steps.count, $0.touch.screen) < ($0.way.steps.count, $1.touch.screen)
    })
    where !covered.contains(touch.screen) {
      let passed = ([way.start] + way.steps.map(\.to)).filter { touches[$0] != nil && covered.insert($0).inserted }
      plan.walks.append(TestPlan.Walk(way: way, checks: passed.compactMap { touches[$0] }))
    }
    plan.walks.sort { ($1.checks.count, $0.way.steps.count, $0.goal) < ($0.checks.count, $1.way.steps.count, $1.goal) }
    return plan
  }
}

extension TestPlan.Walk {
  fileprivate var goal: String { way.steps.last?.to ?? way.start }
}
