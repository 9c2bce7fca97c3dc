import NavigationModel
import Testing

@testable import Reporting

@Suite struct JourneyTests {
  private static func place(_ line: Int) -> NavigationModel.SourceLocation {
    .init(file: "A.swift", line: line, column: 1)
  }

  private static func step(
    _ from: String, _ to: String, _ trigger: Trigger?, kind: Transition.Kind = .push, condition: String? = nil
  ) -> Way.Step {
    var move = Transition(
      id: "\(from)-\(to)", from: [from], owner: from, to: to, kind: kind, location: place(7), confidence: .exact)
    move.triggers = trigger.map { [$0] } ?? []
    move.guard = condition
    return Way.Step(from: from, to: to, move: .transition(move))
  }

  private static func trigger(
    _ action: Trigger.Action, _ control: String = "Button", text: String? = nil, identifier: String? = nil
  ) -> Trigger {
    Trigger(action: action, control: control, text: text, identifier: identifier, location: place(8))
  }

  private static func reasons(_ steps: [Way.Step], title: String? = nil, entries: [Entry] = []) -> ScreenReasons {
    let goal = steps.last?.to ?? "Home"
    let screen = Screen(id: goal, name: goal, kind: .view, location: place(1), title: title)
    return ScreenReasons(
      screen: screen, way: Way(start: "Home", steps: steps), entries: entries, waysIn: [], containers: [],
      brokenLinks: [])
  }

  private static let whole = reasons(
    [
      step("Home", "List", trigger(.select, "Tab", text: "All (new)"), kind: .tab),
      step("List", "Search", trigger(.tap, identifier: "search-button")),
      step("Search", "Goal", trigger(.type, "TextField", text: "Find \\() here"), condition: "isOn"),
    ], title: "The goal")

  @Test func aFlowOfMaestro() {
    #expect(
      MaestroFlow(Journey(Self.whole)!).text == #"""
        # The shortest way to Goal, by navlint.
        appId: ${APP_ID}
        ---
        - launchApp
        # Home → List
        - tapOn:
            text: "All \\(new\\)"
        # List → Search
        - tapOn:
            id: "search-button"
        # Search → Goal, only if isOn
        - tapOn:
            text: "Find .* here"
        - inputText: "text"
        - assertVisible: "The goal"

        """#)
  }

  @Test func aTestOfXcode() {
    let text = UITestFile([Journey(Self.whole)!, Journey(Self.whole)!]).text
    #expect(
      text.contains(
        #"""
          @MainActor func testGoal() throws {
            let app = XCUIApplication()
            app.launch()
            // Home → List
            find("All (new)", in: app).tap()
            // List → Search
            find("search-button", in: app).tap()
            // Search → Goal, only if isOn
            find("Find * here", in: app).tap()
            find("Find * here", in: app).typeText("text")
            _ = find("The goal", in: app)
          }
        """#), "\(text)")
    #expect(text.contains("func testGoal_2() throws {"))
  }

  /// What a test cannot do is said where it is, and nothing is played behind it.
  @Test func whatNeedsHelp() throws {
    let reasons = Self.reasons([
      Self.step("Home", "Middle", nil, kind: .root), Self.step("Middle", "Wait", Self.trigger(.appear, "onAppear")),
      Self.step("Wait", "Row", Self.trigger(.swipe, text: "Delete")),
      Self.step("Row", "Goal", Self.trigger(.tap, text: "Go")),
    ])
    let journey = try #require(Journey(reasons))
    #expect(!journey.isWhole)
    #expect(
      journey.steps.map(\.act) == [
        .happens("the app goes on by itself"), .happens("on appearing"), .byHand("swipe 'Delete'"),
        .touch(.tap, .words("Go")),
      ])
    #expect(UITestFile([journey]).text.contains("throw XCTSkip(\"By hand: swipe 'Delete'\")\n  }\n"))
    #expect(MaestroFlow(journey).text.contains("# By hand: swipe 'Delete'\n# Row → Goal\n"))
    let answer = JourneysAnswer(ways: [reasons], root: ".")
    #expect(answer.summary == "0 of 1 screen has a way that a test can play without help.")
    #expect(answer.text(.text).hasSuffix("A test needs help at 1 place:\n  A.swift:7:1  by hand: swipe 'Delete'\n"))
  }

  /// A link is opened by somebody, a delegate may be told of a tap, and keys are no control.
  @Test func whatNobodyCanWaitForNeedsHelp() throws {
    func act(_ action: Trigger.Action, _ control: String, _ text: String? = nil) throws -> Journey.Act {
      let reasons = Self.reasons([Self.step("Home", "Goal", Self.trigger(action, control, text: text))])
      return try #require(Journey(reasons)?.steps.first?.act)
    }
    #expect(try act(.link, "onOpenURL") == .byHand("on a link"))
    #expect(
      try act(.event, "tabBarController(_:shouldSelect:)") == .byHand("on tabBarController(_:shouldSelect:)"))
    #expect(try act(.event, "group.notify") == .happens("on group.notify"))
    #expect(try act(.tap, "UIKeyCommand", "Show") == .byHand("press the keys of 'Show'"))
    #expect(try act(.tap, "UIAction", "Show") == .touch(.tap, .words("Show")))
  }

  /// Behind the first screen of an extension a test gets nowhere by starting the app.
  @Test func whatAnExtensionOpensNeedsHelp() {
    var reasons = Self.reasons([Self.step("Home", "Goal", Self.trigger(.tap, text: "Go"))])
    reasons.openings = [Entry(screen: "Home", via: .storyboard, location: nil)]
    #expect(Journey(reasons)?.opening == "an extension or another app" && Journey(reasons)?.isWhole == false)
    reasons.openings = [Entry(screen: "Home", via: .notification, location: nil)]
    #expect(Journey(reasons)?.opening == "notification")
  }

  @Test func whatComesFromOutsideAndWhatNothingLeadsTo() throws {
    let linked = Self.reasons([], entries: [Entry(screen: "Home", via: .deepLink, location: nil)])
    #expect(Journey(linked)?.opening == "deep-link" && Journey(linked)?.isWhole == false)
    #expect(UITestFile([Journey(linked)!]).text.contains("the app opens this from outside (deep-link)"))
    let started = Self.reasons([], entries: [Entry(screen: "Home", via: .mainScene, location: nil)])
    #expect(Journey(started)?.opening == nil && Journey(started)?.isWhole == true)
    var lost = started
    lost.way = nil
    #expect(Journey(lost) == nil)
    #expect(JourneysAnswer(ways: [lost], root: ".").text(.text) == "No way leads to 1 screen:\n  Home\n")
  }

  /// Texts of strangers stay texts, in every form.
  @Test(arguments: ["\"); fatalError(\"", "\\(exit(0))x", "a\n- runScript: x", "${output.x}y", "*/ x", "a\u{202E}b"])
  func hostileTexts(_ text: String) throws {
    let reasons = Self.reasons(
      [Self.step("A\n- x", "Go\"al", Self.trigger(.tap, text: text, identifier: nil), condition: "a\nb")], title: text)
    let journey = try #require(Journey(reasons))
    let flow = MaestroFlow(journey).text
    #expect(!flow.contains("\n- runScript") && !flow.contains("\n- x") && !flow.dropFirst(60).contains("${output"))
    let test = UITestFile([journey]).text
    #expect(!test.contains("\"); fatalError(\"\"") && !test.contains("\n- ") && !test.contains("\u{202E}"))
    #expect(!test.contains("find(\"\\(exit"))
    #expect(test.contains("func testGo_al() throws"))
  }
}
