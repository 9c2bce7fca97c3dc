import NavigationModel
import Testing

@testable import Rules

@Suite("dead-end-screen")
struct DeadEndScreenTests {
  private let rule = DeadEndScreenRule()

  private func app(_ name: String = "PlayerView", wayOut: Screen.WayOut = .none, hidesBackButton: Bool = false)
    -> TestGraph
  {
    var test = TestGraph(entries: ["Root"])
    test.screens("Root")
    test.screen(name, wayOut: wayOut, hidesBackButton: hidesBackButton)
    return test
  }

  @Test func coverWithoutAWayOut() throws {
    var test = app()
    test.move("Root", .cover, "PlayerView")
    let finding = try #require(test.findings(rule).first)
    #expect(finding.severity == .error)
    #expect(finding.location == test.graph.screens[1].location)
    #expect(
      finding.message
        == "PlayerView is shown full screen and offers no way out: nothing on it closes it or leads on, so users can be stuck there. Add a close button "
        + "that calls dismiss().")
    #expect(finding.related.map(\.location) == [test.graph.transitions[0].location, test.graph.entries[0].location])
  }

  /// Objective-C may close it.
  @Test func aClassThatNoSourceDeclares() {
    var test = app()
    test.move("Root", .cover, "PlayerView")
    test.graph.screens[1].location = SourceLocation(file: "Main.storyboard", line: 3, column: 1)
    #expect(test.findings(rule).isEmpty)
  }

  @Test func coverAndSheetIsStillATrapWhenCovered() {
    var test = app()
    test.move("Root", .sheet, "PlayerView")
    #expect(test.findings(rule).isEmpty)
    test.move("Root", .cover, "PlayerView")
    #expect(test.subjects(rule) == ["PlayerView"])
  }

  @Test func pushWithHiddenBackButton() {
    var test = app(hidesBackButton: true)
    test.move("Root", .push, "PlayerView")
    #expect(test.findings(rule).first?.message.contains("is pushed with its back button hidden") == true)
  }

  @Test func plainPushAndHiddenButtonInASheet() {
    var plain = app()
    plain.move("Root", .push, "PlayerView")
    #expect(plain.findings(rule).isEmpty)
    var sheet = app(hidesBackButton: true)
    sheet.move("Root", .sheet, "PlayerView")
    sheet.move("Root", .root, "PlayerView")
    sheet.move("Root", .tab, "PlayerView")
    #expect(sheet.findings(rule).isEmpty)
  }

  @Test(arguments: [Screen.WayOut.found, .possible]) func onlyCertainty(wayOut: Screen.WayOut) {
    var test = app(wayOut: wayOut)
    test.move("Root", .cover, "PlayerView")
    #expect(test.findings(rule).isEmpty)
  }

  @Test(arguments: [Transition.Kind.back, .root, .tab, .flow, .push, .sheet, .cover])
  func anyMoveThatLeaves(kind: Transition.Kind) {
    var test = app()
    test.move("Root", .cover, "PlayerView")
    test.move("PlayerView", kind, kind == .back ? nil : "Root")
    #expect(test.findings(rule).isEmpty)
  }

  @Test(arguments: [Transition.Kind.alert, .dialog]) func alertsAndLinksDoNotLeave(kind: Transition.Kind) {
    var test = app()
    test.screen("alert", kind: .alert)
    test.move("Root", .cover, "PlayerView")
    test.move("PlayerView", .url, "external")
    test.move("PlayerView", kind, "alert")
    test.move("alert", kind, "alert")
    #expect(test.findings(rule).count == 1)
    test.move("alert", .back, nil)
    #expect(test.findings(rule).isEmpty)
  }

  @Test(arguments: ["ForceUpdateView", "AppLockScreen", "SplashView", "MaintenanceViewController"])
  func screensThatAreMeantToBlock(name: String) {
    var test = app(name)
    test.move("Root", .cover, name)
    #expect(test.findings(rule).isEmpty)
  }

  @Test func nobodyIsTrappedInAScreenThatNobodySees() {
    var test = app()
    test.graph.screens[1].isReachable = false
    test.move([], .cover, "PlayerView", owner: "Nobody")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func systemScreensBringTheirOwnButton() {
    var test = app()
    test.screen("SFSafariViewController", kind: .system, wayOut: .none)
    test.move("Root", .cover, "SFSafariViewController")
    #expect(test.findings(rule).isEmpty)
  }

  @Test func asSureAsTheSurestWayIn() {
    var test = app()
    test.move("Root", .cover, "PlayerView", confidence: .guessed)
    #expect(test.findings(rule).map(\.confidence) == [.guessed])
    test.move("Root", .cover, "PlayerView", confidence: .inferred)
    #expect(test.findings(rule).map(\.confidence) == [.inferred])
  }
}
