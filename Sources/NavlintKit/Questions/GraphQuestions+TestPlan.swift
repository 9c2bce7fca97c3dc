import NavigationModel
import Rules

extension GraphQuestions {
  /// Walks from the app's start that together pass every touched screen, and one screen for each piece of shared code.
  ///
  /// Each screen has its shortest way; a way that another one contains is no walk of its own. So the walks are as short
  /// as ways are, and no more than there are screens to test.
  public func testPlan(for impact: Impact) -> TestPlan {
    var plan = TestPlan(impact: impact)
    var ways = LaunchWays(self)
    for touch in impact.touched where ways.way(to: touch.screen) == nil { plan.unreached.append(touch) }
    var touches = Dictionary(impact.touched.filter { ways.way(to: $0.screen) != nil }.map { ($0.screen, $0) }) {
      first, _ in first
    }
    let containers = HoldingScreens(graph)
    for shared in impact.shared {
      let screen = standIn(for: shared, among: Set(touches.keys), containers, &ways)
      plan.standIns.append(screen)
      guard let screen else { continue }
      touches[screen, default: Impact.Touch(screen: screen, causes: [], isOwn: false)].causes.append(shared.cause)
    }
    var covered: Set<Screen.ID> = []
    // The longest ways pass the most screens: the screens on them need no walk.
    let goals = touches.keys.compactMap { screen in ways.way(to: screen).map { (screen, $0) } }
    for (screen, way) in goals.sorted(by: { ($1.1.steps.count, $0.0) < ($0.1.steps.count, $1.0) })
    where !covered.contains(screen) {
      let passed = ([way.start] + way.steps.map(\.to)).filter { touches[$0] != nil && covered.insert($0).inserted }
      plan.walks.append(TestPlan.Walk(way: way, checks: passed.compactMap { touches[$0] }))
    }
    plan.walks.sort { ($1.checks.count, $0.way.steps.count, $0.goal) < ($0.checks.count, $1.way.steps.count, $1.goal) }
    return plan
  }

  /// Of the screens that contain the code most directly, one that is no container of others, as these show it; of
  /// those, one that is tested anyway, else the nearest.
  private func standIn(
    for shared: Impact.Shared, among touched: Set<Screen.ID>, _ containers: HoldingScreens, _ ways: inout LaunchWays
  ) -> Screen.ID? {
    let holders = containers.holders(among: Set(shared.screens))
    let nearest = Set(shared.nearest)
    var best: (rank: Rank, screen: Screen.ID)?
    for screen in shared.screens {
      guard let way = ways.way(to: screen) else { continue }
      let rank = Rank(
        isForeign: ways.isOpenedFromOutside(screen), isHolder: holders.contains(screen),
        isFar: !nearest.contains(screen), isExtra: !touched.contains(screen), length: way.steps.count)
      if best.map({ rank < $0.rank }) ?? true { best = (rank, screen) }
    }
    return best?.screen
  }
}

/// How well a screen represents others, the best first.
private struct Rank: Comparable {
  var isForeign: Bool
  var isHolder: Bool
  var isFar: Bool
  var isExtra: Bool
  var length: Int

  private var order: [Int] { [isForeign, isHolder, isFar, isExtra].map { $0 ? 1 : 0 } + [length] }

  static func < (a: Rank, b: Rank) -> Bool { a.order.lexicographicallyPrecedes(b.order) }
}

extension TestPlan.Walk {
  fileprivate var goal: String { way.steps.last?.to ?? way.start }
}
