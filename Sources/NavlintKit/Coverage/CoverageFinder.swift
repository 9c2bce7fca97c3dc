import NavigationModel
import TestReading

/// Finds the screens that tests open.
struct CoverageFinder {
  let walk: CoverageWalk
  private let graph: NavigationGraph
  private let clues: ScreenClues

  init(graph: NavigationGraph, clues: ScreenClues) {
    self.graph = graph
    self.clues = clues
    walk = CoverageWalk(graph: graph, clues: clues)
  }

  func coverage(tests: [ReadTest], flows: [ReadTest], unread: [UnreadSource]) -> TestCoverage {
    let found = tests.map { self.test($0, .swift) } + flows.map { self.test($0, .flow) }
    let telling = found.filter { !$0.opens.isEmpty || $0.taps.count > 0 || $0.isCut }
    return TestCoverage(
      tests: telling.sorted { ($0.name, $0.location) < ($1.name, $1.location) },
      otherTests: found.count - telling.count, previews: previews,
      unread: unread.sorted { ($0.location, $0.reason) < ($1.location, $1.reason) }, root: graph.root)
  }

  private func test(_ test: ReadTest, _ kind: TestCoverage.Kind) -> TestCoverage.Test {
    // A test that never names the app or an element of it does not tap on it.
    let drivesApp = test.steps.drivesApp
    let found = walk.walk(drivesApp ? test.steps : test.steps.made)
    return TestCoverage.Test(
      name: test.name, kind: kind, location: test.location, opens: found.opens, takes: found.takes, taps: found.taps,
      isCut: test.isCut && drivesApp)
  }

  private var previews: [TestCoverage.Opening] {
    clues.previews.compactMap { preview in
      walk.screen(ofType: preview.type).map {
        TestCoverage.Opening(
          screen: $0, way: .preview, reason: .preview, isConditional: false, location: preview.place)
      }
    }.sorted { ($0.screen, $0.location) < ($1.screen, $1.location) }
  }
}

extension [TestStep] {
  /// Some step concerns the running app.
  fileprivate var drivesApp: Bool {
    contains { step in
      switch step {
      case .act(.make, _), .act(.tap(nil), _): false
      case .act: true
      case .choice(let ways): ways.contains(where: \.drivesApp)
      }
    }
  }

  /// The screens that it makes.
  fileprivate var made: [TestStep] {
    compactMap { step in
      switch step {
      case .act(.make, _): step
      case .act: nil
      case .choice(let ways): .choice(ways.map(\.made))
      }
    }
  }
}
