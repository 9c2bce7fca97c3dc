import NavigationModel
import NavlintKit
import Testing

/// A way begins where the app starts by itself; a link begins one only where nothing else does.
@Suite struct LaunchWayTests {
  private static let graph: NavigationGraph = {
    func place(_ line: Int) -> NavigationModel.SourceLocation {
      NavigationModel.SourceLocation(file: "A.swift", line: line)
    }
    func screen(_ name: String, _ line: Int) -> Screen {
      Screen(id: name, name: name, kind: .view, location: place(line), isReachable: true)
    }
    func push(_ from: String, _ to: String, _ line: Int) -> Transition {
      Transition(id: "\(from)>\(to)", from: [from], owner: from, to: to, kind: .push, location: place(line))
    }
    return NavigationGraph(
      entries: [
        Entry(screen: "Home", via: .mainScene, location: place(1)),
        Entry(screen: "Detail", via: .deepLink, location: place(2)),
        Entry(screen: "Offer", via: .notification, location: place(3)),
      ],
      screens: [screen("Home", 1), screen("List", 2), screen("Detail", 3), screen("Offer", 4), screen("Terms", 5)],
      transitions: [push("Home", "List", 6), push("List", "Detail", 7), push("Offer", "Terms", 8)])
  }()

  @Test func waysBeginAtLaunch() {
    let ways = GraphQuestions(Self.graph).ways().map {
      "\($0.screen.id) \($0.way?.start ?? "-") \($0.way?.length ?? -1)"
    }
    #expect(ways == ["Home Home 0", "Offer Offer 0", "List Home 1", "Terms Offer 1", "Detail Home 2"])
  }

  @Test func theReasonForAScreenBeginsAtLaunch() throws {
    let reasons = try GraphQuestions(Self.graph).reasons(for: "Detail")
    #expect(reasons.way?.start == "Home" && reasons.way?.length == 2)
    #expect(reasons.entries.map(\.via) == [.deepLink])
  }
}
