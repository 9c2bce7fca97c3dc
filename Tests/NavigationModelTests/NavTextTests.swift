import NavigationModel
import Testing

@Suite struct NavTextTests {
  @Test func showsTheGraphAsSortedLines() {
    #expect(
      NavigationGraph.sample.navText() == """
        entry deep-link DetailView
        entry main-scene HomeView

        screen DetailView view-controller reachable
        screen Evil"}], \\u{1B}[31m\\u{202E}<script>😀\\ unknown unreachable name=Evil
        screen HomeView view reachable flow=MainCoordinator debug-only

        route AuthRoute.login -> A, DetailView
        route AuthRoute.old -> ? unused

        ? -> DetailView sheet owner=Push guessed
        A, HomeView -> DetailView push route=AuthRoute.login owner=HomeViewModel trigger=Button("Details") inferred
        DetailView -> ? back pop-to-root owner=DetailView

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
