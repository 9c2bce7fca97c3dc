import NavigationModel
import Testing

@testable import Rules

@Suite("Graph algorithms")
struct GraphSupportTests {
  @Test func componentsOfSmallGraphs() {
    #expect(StronglyConnected.components(successors: []) == [])
    #expect(StronglyConnected.components(successors: [[0]]) == [[0]])
    #expect(StronglyConnected.components(successors: [[1], [2], [0], [1]]) == [[0, 1, 2], [3]])
    // Two circles that share a node are one component; a bridge joins nothing.
    #expect(StronglyConnected.components(successors: [[1, 2], [0], [0, 3], [4], [3]]) == [[0, 1, 2], [3, 4]])
    #expect(StronglyConnected.components(successors: [[1, 1], [0, 0]]) == [[0, 1]])
  }

  @Test func componentsAgreeWithReachability() {
    // A fixed pseudo-random sequence, compared with the definition: each reaches the other.
    var state: UInt64 = 7
    func random(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    for _ in 0..<200 {
      let count = 1 + random(9)
      var successors: [[Int]] = Array(repeating: [], count: count)
      for _ in 0..<random(16) { successors[random(count)].append(random(count)) }
      var reaches = (0..<count).map { a in (0..<count).map { $0 == a } }
      for _ in 0..<count {
        for a in 0..<count {
          for b in 0..<count where reaches[a][b] { for c in successors[b] { reaches[a][c] = true } }
        }
      }
      let expected = Set((0..<count).map { a in (0..<count).filter { reaches[a][$0] && reaches[$0][a] } })
      let components = StronglyConnected.components(successors: successors)
      #expect(Set(components) == expected)
      #expect(components.flatMap(\.self).sorted() == Array(0..<count))
    }
  }

  @Test func witnessIsAShortestWay() throws {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root", "A", "B", "C", "Goal")
    test.move("Root", .push, "A")
    test.move("A", .push, "B")
    test.move("B", .push, "Goal")
    test.move("Root", .push, "C")
    test.move("C", .sheet, "Goal")
    let support = GraphSupport(test.graph)
    let goal = try #require(support.node("Goal"))
    let way = try #require(support.witness(to: goal))
    #expect(way.map { support.names[$0.source] } == ["Root", "C"])
    #expect(
      support.way(to: "Goal").map(\.message) == [
        "C shows Goal as a sheet", "Root pushes C", "the app starts with Root here",
      ])
  }

  @Test func witnessPrefersSureTransitions() throws {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root", "A", "Goal")
    test.move("Root", .push, "Goal", confidence: .guessed)
    test.move("Root", .push, "A")
    test.move("A", .push, "Goal")
    let support = GraphSupport(test.graph)
    #expect(support.witness(to: try #require(support.node("Goal")))?.count == 2)
  }

  @Test func backTransitionsLeadNowhere() throws {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root")
    test.screens("Other", reachable: false)
    test.move("Root", .back, "Other")
    let support = GraphSupport(test.graph)
    let other = try #require(support.node("Other"))
    #expect(support.witness(to: other) == nil)
    #expect(!support.isLive(other))
  }

  @Test func componentsThatAreNoScreensCarryTheWay() throws {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root", "Goal")
    test.embed("Root", "Card")
    test.embed("Card", "Inner")
    test.embed("Inner", "Goal")
    let support = GraphSupport(test.graph)
    #expect(support.way(to: "Goal").map(\.message).first == "Inner contains Goal")
  }

  /// An extension of the system's class is no code of the scene that has no class of its own.
  @Test func anExtensionOfASystemClassIsNoSceneOfThatClass() throws {
    var test = TestGraph(entries: ["UIViewController:Launch:1", "Root"])
    test.screens("Root", "Goal")
    test.screen("UIViewController:Launch:1", kind: .system)
    test.graph.screens[test.graph.screens.count - 1].name = "UIViewController"
    test.move(["Panel"], .sheet, "Goal", owner: "UIViewController")
    let support = GraphSupport(test.graph)
    #expect(support.witness(to: try #require(support.node("Goal"))) == nil)
  }

  @Test func unknownNamesAreHarmless() {
    var test = TestGraph(entries: ["Nowhere"])
    test.screens("A", "A")
    test.move(["Ghost", "A", "A"], .push, "Missing")
    test.move(["Ghost"], .push, "A")
    test.move([], .push, nil)
    test.embed("X", "X")
    let support = GraphSupport(test.graph)
    #expect(support.screens.map(\.id) == ["A"])
    #expect(support.way(to: "A") == [])
    #expect(support.way(to: "Unheard") == [])
    for rule in RuleRegistry.all { _ = test.findings(rule) }
  }

  @Test func longWaysAreCutInTheMiddle() throws {
    var test = TestGraph(entries: ["S00"])
    let names = (0..<30).map { ($0 < 10 ? "S0" : "S") + "\($0)" }
    for name in names { test.screen(name) }
    for (a, b) in zip(names, names.dropFirst()) { test.move(a, .push, b) }
    let support = GraphSupport(test.graph)
    #expect(support.witness(to: try #require(support.node("S29")))?.count == 29)
    let way = support.way(to: "S29").map(\.message)
    #expect(way.count == GraphSupport.longestEvidence + 1)
    #expect(way.first == "S28 pushes S29")
    #expect(way[way.count - 2] == "S21 pushes S22")
    #expect(way.last == "the app starts with S00 here (21 more steps before the above)")
  }

  /// No recursion and no quadratic step: ten thousand screens in one chain that closes to a circle, and as many dead
  /// ones.
  @Test(.timeLimit(.minutes(10))) func largeGraphs() {
    var test = TestGraph(entries: ["S0"])
    let count = 10_000
    for index in 0..<count {
      test.screen("S\(index)", wayOut: .none)
      test.screen("D\(index)", reachable: false)
    }
    for index in 0..<count {
      test.move("S\(index)", .push, "S\((index + 1) % count)")
      test.move("D\(index)", .push, "D\((index + 1) % count)")
      test.route("R", "c\(index)", to: ["S\(index)"], used: index % 2 == 0)
    }
    #expect(test.findings(PushLoopRule(circles: true)).count == 2)
    let dead = test.findings(UnreachableScreenRule())
    #expect(dead.map(\.subject) == ["D0"])
    #expect(dead.first?.message.contains("9999 more screens") == true)
    #expect(test.findings(DeadRouteCaseRule()).count == count / 2)
    #expect(test.findings(DeadEndScreenRule()).isEmpty)
  }

  @Test func wordsOfNames() {
    #expect(ScreenNames.words(of: "URLRowView") == ["URL", "Row", "View"])
    #expect(ScreenNames.words(of: "QRCode") == ["QR", "Code"])
    #expect(ScreenNames.words(of: "a.B_c1") == ["a", "B", "c1"])
    #expect(ScreenNames.words(of: "") == [])
    #expect(ScreenNames.isComponent("CarouselItemView"))
    #expect(!ScreenNames.isComponent("ItemListView"))
    #expect(!ScreenNames.isComponent("Row.DetailView"))
    #expect(ScreenNames.isScreen("Shop.CheckoutPage"))
    #expect(ScreenNames.isBlocking("ForceUpdateView"))
    #expect(!ScreenNames.isBlocking("ClockView"))
  }

  @Test func namesInMessagesStayOnOneLine() {
    #expect(Wording.name("A\nB\u{1B}[31m\u{202E}") == "A\u{FFFD}B\u{FFFD}[31m\u{FFFD}")
    #expect(Wording.name(String(repeating: "x", count: 500)).count == 101)
    #expect(Wording.list(["A"]) == "A")
    #expect(Wording.list(["A", "B", "C"]) == "A, B and C")
    #expect(Wording.list(["A", "B", "C", "D", "E"]) == "A, B, C and 2 more")
  }
}
