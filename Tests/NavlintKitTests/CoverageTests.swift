import NavigationModel
import NavlintKit
import Testing

/// What tests open of an app.
@Suite struct CoverageTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
    enum ID { static let cart = "cart-link" }
    struct HomeView: View {
      @State private var isBusy = false
      var body: some View {
        NavigationStack {
          NavigationLink("Cart") { CartView() }.accessibilityIdentifier(ID.cart)
          NavigationLink("Help") { HelpView() }
          Text("Hello").accessibilityIdentifier("greeting")
        }
      }
    }
    struct CartView: View {
      @State private var isPaying = false
      @State private var sheet = false
      var body: some View {
        Button("Pay") { isPaying = true }
          .sheet(isPresented: $isPaying) { PaymentView() }
          .navigationTitle("Your cart")
        Button("Help") { sheet = true }.sheet(isPresented: $sheet) { CartHelpView() }
      }
    }
    struct PaymentView: View {
      var body: some View {
        Text("Total").accessibilityIdentifier("total")
        NavigationLink("Terms") { TermsView() }
      }
    }
    struct HelpView: View { var body: some View { NavigationLink("Terms") { TermsView() } } }
    struct CartHelpView: View { var body: some View { NavigationLink("Contact") { ContactView() } } }
    struct TermsView: View { var body: some View { Text("T") } }
    struct ContactView: View { var body: some View { Text("C") } }
    #Preview { HelpView() }

    """

  private func coverage(_ body: String, flows: [String: String] = [:]) throws -> TestCoverage {
    let folder = try SourceFolder()
    try folder.write("App/Shop.swift", Self.app)
    try folder.write(
      "UITests/T.swift",
      """
      import XCTest
      final class T: XCTestCase {
        let app = XCUIApplication()
        func testIt() throws {
      \(body)
        }
      }
      """)
    for (name, text) in flows { try folder.write(name, text) }
    return try Analyzer(configuredFor: [folder.path]).coverage([folder.path]).coverage
  }

  /// The screens that the test opens, those that it may open in brackets, each with the reason.
  private func opened(_ body: String) throws -> [String] {
    try coverage(body).tests.flatMap(\.opens).map {
      $0.isConditional ? "(\($0.screen) \($0.reason.rawValue))" : "\($0.screen) \($0.reason.rawValue)"
    }
  }

  @Test func tapsAreFollowedFromLaunch() throws {
    let found = try coverage(
      "app.launch()\napp.buttons[\"cart-link\"].tap()\napp.buttons[\"Pay\"].tap()\napp.buttons[\"Terms\"].tap()")
    let test = try #require(found.tests.first)
    #expect(test.opens.map(\.screen) == ["HomeView", "CartView", "PaymentView", "TermsView"])
    #expect(test.takes.count == 3 && test.taps.matched == 3 && test.taps.count == 3)
  }

  /// The words are on two screens; the place decides which control is meant.
  @Test func thePlaceDecides() throws {
    #expect(try opened("app.launch()\napp.buttons[\"Help\"].tap()") == ["HomeView launch", "HelpView tap"])
    #expect(
      try opened("app.launch()\napp.buttons[\"Cart\"].tap()\napp.buttons[\"Help\"].tap()")
        == ["HomeView launch", "CartView tap", "CartHelpView tap"])
  }

  @Test func whereThePlaceIsNotKnownNothingIsClaimedOfWordsThatSeveralHave() throws {
    #expect(try opened("app.buttons[\"Help\"].tap()") == [])
    #expect(try opened("app.buttons[\"Contact\"].tap()") == ["CartHelpView tap", "ContactView tap"])
  }

  @Test func aTapThatFitsNothingOnAKnownPlaceIsNotTaken() throws {
    #expect(try opened("app.launch()\napp.buttons[\"Contact\"].tap()") == ["HomeView launch"])
  }

  @Test func whatIsSeenTellsThePlace() throws {
    #expect(try opened("XCTAssertTrue(app.staticTexts[\"total\"].exists)") == ["PaymentView sight"])
    #expect(try opened("XCTAssertFalse(app.staticTexts[\"total\"].exists)") == [])
    #expect(try opened("XCTAssert(app.navigationBars[\"Your cart\"].exists)") == ["CartView sight"])
    #expect(try opened("XCTAssert(app.staticTexts[\"Your cart\"].exists)") == [])
  }

  @Test func goingBackLeadsToWhereTheTestWas() throws {
    let back = "app.navigationBars.buttons.element(boundBy: 0).tap()"
    #expect(
      try opened("app.launch()\napp.buttons[\"Cart\"].tap()\n\(back)\napp.buttons[\"Help\"].tap()")
        == ["HomeView launch", "CartView tap", "HelpView tap"])
  }

  @Test func whatTheStateDecidesIsPerhaps() throws {
    #expect(
      try opened(
        "app.launch()\nif app.buttons[\"Cart\"].exists { app.buttons[\"Cart\"].tap() }\napp.buttons[\"Help\"].tap()")
        == ["HomeView launch", "(CartView tap)"])
  }

  @Test func aTestThatMakesAScreen() throws {
    let found = try coverage("_ = PaymentView()")
    #expect(found.tests.flatMap(\.opens).map { "\($0.screen) \($0.way.rawValue)" } == ["PaymentView snapshot"])
    #expect(found.previews.map(\.screen) == ["HelpView"])
  }

  @Test func flowsLieBesideTheSources() throws {
    let found = try coverage(
      "",
      flows: [
        "App/.maestro/sub/a.yml": "- launchApp\n- tapOn:\n    id: cart-link\n", "App/other/b.yml": "- launchApp\n",
      ])
    #expect(found.tests.map(\.name) == ["App/.maestro/sub/a.yml"])
    #expect(found.tests[0].opens.map(\.screen) == ["HomeView", "CartView"])
    #expect(found.otherTests == 1)
  }

  @Test func aFlowThatIsNoYAMLIsSaid() throws {
    let found = try coverage("", flows: ["maestro/a.yaml": "- a: b\n c: [\n"])
    #expect(found.unread.map(\.location.file) == ["maestro/a.yaml"])
  }

  /// Of an extension the app's tests see nothing.
  @Test func helpersHandElementsOn() throws {
    let helpers = """
      app.launch()
      hittable(app.buttons["Cart"]).tap()
          }
          func hittable(_ element: XCUIElement) -> XCUIElement {
            guard let found = candidate(element) else { XCTFail(); return element }
            return found
          }
          func candidate(_ element: XCUIElement, timeout: Int = 3) -> XCUIElement? {
            unknown(element)
      """
    #expect(try opened(helpers) == ["HomeView launch", "CartView tap"])
  }
}
