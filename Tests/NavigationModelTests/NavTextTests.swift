import Testing

@testable import NavigationModel

@Suite struct NavTextTests {
  @Test func showsTheGraphAsSortedLines() {
    #expect(
      NavigationGraph.sample.navText() == """
        entry deep-link DetailView
        entry main-scene HomeView

        screen DetailView view-controller reachable
        screen Evil"}], \\u{1B}[31m\\u{202E}<script>😀\\ unknown unreachable name=Evil
        screen HomeView view reachable flow=MainCoordinator debug-only

        route AuthRoute.login -> A
        route AuthRoute.login -> DetailView
        route AuthRoute.old -> ? unused

        ? -> DetailView sheet owner=Push guessed
        A -> DetailView push route=AuthRoute.login owner=HomeViewModel trigger=Button("Details") inferred
        DetailView -> ? back pop-to-root owner=DetailView
        HomeView -> DetailView push route=AuthRoute.login owner=HomeViewModel trigger=Button("Details") inferred

        unresolved push owner=X destination comes from a dictionary

        """)
  }

  @Test func anEmptyGraphIsAnEmptyText() {
    #expect(NavigationGraph().navText().isEmpty)
  }

  @Test func doesNotChangeWhenCodeMovesOrOrderDoes() {
    var moved = NavigationGraph.sample
    moved.transitions.reverse()
    moved.screens.reverse()
    for index in moved.transitions.indices {
      moved.transitions[index].location.line += 10
      moved.transitions[index].from.reverse()
    }
    #expect(moved.navText() == NavigationGraph.sample.navText())
  }

  /// A screen more or less is a line more or less, and every other line stays.
  @Test func aScreenChangesItsOwnLinesAlone() {
    var graph = NavigationGraph.sample
    let before = Set(graph.navText().split(separator: "\n"))
    for at in graph.transitions.indices where graph.transitions[at].from.count > 1 {
      graph.transitions[at].from.append("NewView")
    }
    for at in graph.routes.indices { graph.routes[at].destinations.append("NewView") }
    let after = Set(graph.navText().split(separator: "\n"))
    #expect(after.subtracting(before).allSatisfy { $0.contains("NewView") })
    #expect(before.subtracting(after).allSatisfy { $0.contains(" -> ?") })
  }

  @Test func linesAreCutWhereNoNameIs() {
    let long = String(repeating: "words ", count: 40)
    var graph = NavigationGraph.sample
    for at in graph.transitions.indices { graph.transitions[at].trigger = "Button(\"\(long)\")" }
    graph.unresolved = [
      UnresolvedSite(owner: "X", kind: .push, location: .init(file: "A.swift", line: 1), reason: long)
    ]
    let text = graph.navText()
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= NavLine.columns })
    #expect(text.contains("… inferred\n") && text.contains("trigger=Button(\"words"))
    let name = String(repeating: "Name", count: 40)
    #expect(NavLine.current("A -> \(name) push owner=A trigger=tap guessed") == ["A -> \(name) push owner=A guessed"])
  }

  /// Names are never cut: the line goes on, and is read as one.
  @Test func longNamesGoOnInALineOfTheirOwn() {
    func name(_ word: String) -> String { String(repeating: word, count: 10) }
    var graph = NavigationGraph.sample
    graph.transitions[0].from = [name("Origin"), "A"]
    graph.transitions[0].to = name("Target")
    graph.transitions[0].owner = name("Holder")
    let lines = graph.navText().split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= NavLine.columns }, "\(lines)")
    #expect(lines.contains { $0.hasPrefix("    ") })
    let read = NavLine.joined(lines).map(\.line)
    #expect(read.contains { $0.hasPrefix("\(name("Origin")) -> \(name("Target")) ") && $0.contains(" owner=") })
    #expect(graph.navPlaces().keys.allSatisfy(read.contains))
    // Nothing is shared with the same move from another screen.
    var fewer = graph
    fewer.transitions[0].from = ["A"]
    let gone = Set(read).subtracting(NavLine.joined(fewer.navText().split(separator: "\n")).map(\.line))
    #expect(!gone.isEmpty && gone.allSatisfy { $0.contains(name("Origin")) || $0.isEmpty })
  }

  @Test func aNameThatIsLongerThanALineStaysWhole() {
    let name = String(repeating: "Name", count: 40)
    #expect(
      NavLine.joined(NavLine.wrapped("screen \(name) view").split(separator: "\n")).map(\.line) == [
        "screen \(name) view"
      ])
    let move = "\(name) -> \(name) push owner=\(name)"
    let written = NavLine.wrapped(move).split(separator: "\n")
    #expect(written.count == 3 && written.dropFirst().allSatisfy { $0.hasPrefix("    ") })
    #expect(NavLine.joined(written).map(\.line) == [move])
    #expect(NavLine.joined(written + [" "]).count == 2)
  }

  /// What was committed in the form of an earlier version says the same.
  @Test(arguments: [
    (
      "A, HomeView -> DetailView push route=R.a owner=X trigger=Button(\"a, b\")",
      [
        "A -> DetailView push route=R.a owner=X trigger=Button(\"a, b\")",
        "HomeView -> DetailView push route=R.a owner=X trigger=Button(\"a, b\")",
      ]
    ),
    ("route R.a -> A, B unused", ["route R.a -> A unused", "route R.a -> B unused"]),
    ("route R.a -> ?", ["route R.a -> ?"]),
    ("screen A view reachable", ["screen A view reachable"]),
    ("? -> A sheet owner=B guessed", ["? -> A sheet owner=B guessed"]),
    ("entry main-scene A", ["entry main-scene A"]), ("", [""]),
  ]) func linesOfEarlierVersionsAreRead(_ line: String, _ now: [String]) {
    #expect(NavLine.current(line) == now)
    #expect(now.flatMap(NavLine.current) == now)
  }

  @Test func equalLinesStandOnce() {
    var graph = NavigationGraph.sample
    graph.transitions += graph.transitions
    #expect(graph.navText() == NavigationGraph.sample.navText())
  }

  @Test(arguments: [
    ("plain é 한국어 👨‍👩‍👧", "plain é 한국어 👨‍👩‍👧"), ("a\r\n\t b", "a  b"), ("\u{1B}]0;x\u{7}", "\\u{1B}]0;x\\u{7}"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"), ("\u{9B}1m", "\\u{9B}1m"), ("", ""),
  ]) func plainTextIsOneSafeLine(_ given: String, _ wanted: String) {
    #expect(PlainText.line(given) == wanted)
  }
}
