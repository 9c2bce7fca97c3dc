import NavigationModel
import SourceFacts
import Testing
import Threads

@testable import TestReading

/// What tests of XCTest and Swift Testing do.
@Suite struct TestReaderTests {
  private func tests(_ source: String, app: String = "") -> [String: [String]] {
    let facts = LargeStack.run { FactExtractor.wholeTest(path: "T.swift", source: Array(source.utf8)) }
    let appFacts = FactExtractor().facts(path: "A.swift", source: Array(app.utf8))
    return Dictionary(
      uniqueKeysWithValues: TestReader(tests: [facts], app: [appFacts]).tests(threads: 1).map {
        ($0.name, $0.steps.map(Shown.step))
      })
  }

  /// The steps of one test of a case with the app in a field.
  private func steps(_ body: String, helpers: String = "", app: String = "") -> [String] {
    tests(
      """
      import XCTest
      final class T: XCTestCase {
        let app = XCUIApplication()
        func testIt() throws {
      \(body)
        }
      }
      \(helpers)
      """, app: app)["T.testIt"] ?? ["none"]
  }

  @Test func tapsAndSightsAreTold() {
    #expect(
      steps(
        """
        app.launch()
        app.tabBars.buttons["Cart"].tap()
        let pay = app.buttons.matching(identifier: "pay").firstMatch
        XCTAssertTrue(pay.waitForExistence(timeout: 5))
        pay.press(forDuration: 1)
        XCTAssertFalse(app.staticTexts["Gone"].exists)
        app.navigationBars["Pay"].buttons.element(boundBy: 0).tap()
        """) == ["launch", "tap 'Cart'", "see #pay", "tap #pay", "back"])
  }

  /// Identifiers may be kept in an object that a static holds, and be named by a type's other name.
  @Test func identifiersOfTheAppAreFound() {
    let app = """
      enum IDs {
        static let home = Home()
        struct Home { let cart = "home-cart"; var open: String { compute() } }
      }
      enum Names: String { case pay_button }
      """
    #expect(steps("app.buttons[IDs.home.cart].tap()", app: app) == ["tap 'home-cart'"])
    #expect(steps("app.buttons[IDs.home.open].tap()", app: app) == ["tap '\\()'"])
    let helpers = "extension T { typealias ID = Names }"
    #expect(steps("app.buttons[ID.pay_button.rawValue].tap()", helpers: helpers, app: app) == ["tap 'pay_button'"])
    #expect(steps("typealias ID = Names", helpers: "typealias A = B; typealias B = A", app: app).isEmpty)
  }

  /// A test that returns on some systems is for the others.
  @Test func aReturnOnASystemIsASkip() {
    #expect(
      steps(
        """
        if #available(iOS 16, *) { app.launchArguments = ["new"] } else { return }
        app.launch()
        """) == ["launch prepared"])
    #expect(
      steps("if #available(iOS 26, *) { return }\napp.launch()\nguard #available(iOS 15, *) else { return }\napp.tap()")
        == ["launch", "tap ?"])
    #expect(steps("if app.buttons[\"A\"].exists { return }\napp.launch()") == ["[ | launch]"])
  }

  /// What is tapped in another app does nothing to this one.
  @Test func anotherAppIsNotThisOne() {
    #expect(
      steps(
        """
        let other = XCUIApplication(bundleIdentifier: "com.example.other")
        other.launch()
        other.buttons["Continue"].firstMatch.tap()
        XCTAssert(other.staticTexts["Done"].exists)
        app.buttons["Go"].tap()
        """) == ["tap 'Go'"])
  }

  /// Tests that name every app by an identifier name the app under test most often.
  @Test func theAppUnderTestByItsIdentifier() {
    let found = tests(
      """
      import XCTest
      final class CartTests: XCTestCase {
        var app: XCUIApplication!
        func start() {
          app = XCUIApplication(bundleIdentifier: "com.example.shop")
          app.launch()
        }
        func testOrder() {
          start()
          XCUIApplication(bundleIdentifier: "com.example.other").buttons["Allow"].tap()
          app.buttons["Go"].tap()
        }
        func testCart() {
          XCUIApplication(bundleIdentifier: "com.example.shop").launch()
        }
      }
      """)
    #expect(found["CartTests.testCart"] == ["launch"], "\(found)")
    #expect(found["CartTests.testOrder"] == ["launch", "tap 'Go'"], "\(found)")
  }

  @Test func whatIsTypedIntoIsThere() {
    #expect(steps("app.textFields[\"name\"].typeText(\"A\")\napp.swipeUp()") == ["see 'name'"])
  }

  @Test func launchesWithArgumentsAreTold() {
    #expect(steps("app.launchArguments += [\"-mock\"]\napp.launch()") == ["launch prepared"])
  }

  @Test func linksAreOpened() {
    #expect(
      steps("let id = 7\napp.open(URL(string: \"shop://orders\")!)\napp.open(URL(string: \"shop://orders/\\(id)\")!)")
        == ["open shop://orders", "open shop://orders/\\()"])
  }

  @Test func preparationsRunFirst() {
    let found = tests(
      """
      import XCTest
      class Base: XCTestCase {
        var app: XCUIApplication!
        override func setUp() { app = XCUIApplication(); app.launch() }
      }
      class T: Base {
        override func setUp() { super.setUp(); app.buttons["Skip"].tap() }
        func testIt() { app.buttons["Go"].tap() }
      }
      """)
    #expect(found == ["T.testIt": ["launch", "tap 'Skip'", "tap 'Go'"]])
  }

  @Test func pageObjectsAreFollowed() {
    #expect(
      steps(
        "try HomePage(app: app).openCart().pay(\"Card\")",
        helpers: """
          struct HomePage {
            let app: XCUIApplication
            var cartButton: XCUIElement { app.buttons[ID.cart] }
            @discardableResult func openCart() -> CartPage { cartButton.waitAndTap(); return CartPage(app: app) }
          }
          final class CartPage {
            private let app: XCUIApplication
            private let row: (String) -> String = { "row-\\($0)" }
            init(app: XCUIApplication = XCUIApplication()) throws { self.app = app }
            func pay(_ by: String) throws { app.cells[row(by)].tap() }
          }
          extension XCUIElement {
            func waitAndTap(timeout: TimeInterval = 5) { XCTAssert(waitForExistence(timeout: timeout)); tap() }
          }
          """, app: "enum ID { static let cart = \"cart-button\" }") == [
          "see 'cart-button'", "tap 'cart-button'", "tap 'row-Card'",
        ])
  }

  @Test func getterClosuresAreFollowed() {
    #expect(
      steps(
        "try OrdersScreen().search()",
        helpers: """
          final class OrdersScreen: ScreenObject {
            private let searchGetter: (XCUIApplication) -> XCUIElement = { $0.buttons["order-search"] }
            private var search: XCUIElement { searchGetter(app) }
            init(app: XCUIApplication = XCUIApplication()) throws {
              try super.init(expectedElementGetters: [searchGetter], app: app)
            }
            func search() throws { search.tap() }
          }
          """) == ["tap 'order-search'"])
  }

  @Test func enumsGiveNames() {
    #expect(
      steps(
        "tap(.cart)\napp.buttons[Tab.home.rawValue].tap()",
        helpers: """
          enum Tab: String { case home, cart = "Cart tab" }
          extension T { func tap(_ tab: Tab) { app.buttons[tab.rawValue].tap() } }
          """) == ["tap 'Cart tab'", "tap 'home'"])
  }

  @Test func whatTheAppsStateDecidesIsAChoice() {
    #expect(
      steps(
        """
        if app.buttons["Skip"].exists { app.buttons["Skip"].tap() }
        if app.buttons["A"].exists { app.buttons["A"].tap() } else { XCTFail("none") }
        guard app.buttons["B"].exists else { throw XCTSkip("none") }
        if fast() { return }
        app.buttons["C"].tap()
        """) == ["[tap 'Skip' | ]", "tap 'A'", "see 'B'", "[ | tap 'C']"])
  }

  @Test func aTestThatIsSkippedDoesNothing() {
    #expect(
      steps(
        "try pending()\napp.buttons[\"A\"].tap()",
        helpers: "extension T { func pending() throws { throw XCTSkip(\"later\") } }") == [])
  }

  @Test func predicatesNameElements() {
    #expect(
      steps(
        """
        app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", "Pay")).firstMatch.tap()
        app.cells.element(matching: NSPredicate(format: "identifier == 'row'")).tap()
        """) == ["tap 'Pay'…", "tap #row"])
  }

  @Test func loopsAndSteps() {
    #expect(
      steps(
        """
        for name in ["A", "B"] { app.buttons[name].tap() }
        XCTContext.runActivity(named: "more") { _ in app.buttons["C"].tap() }
        while !app.buttons["D"].exists { app.buttons["More"].tap() }
        unknown().tap()
        """) == ["tap 'A'", "tap 'B'", "tap 'C'", "[tap 'More' | ]", "tap ?"])
  }

  @Test func swiftTestingMakesScreens() {
    let found = tests(
      """
      import Testing
      import SnapshotTesting
      @Suite struct Shots {
        let model = Model()
        @Test func cart() { assertSnapshot(of: CartView(model: model), as: .image) }
        func helper() { _ = HomeView() }
      }
      @Test func free() { let view = Pages.HomeView() }
      """, app: "struct CartView: View {}\nenum Pages { struct HomeView: View {} }\nstruct Model {}")
    #expect(found == ["Shots.cart": ["make Model", "make CartView"], "free": ["make Pages.HomeView"]])
  }

  /// A method of an unknown value is none of a double that calls itself by that name.
  @Test func callsOfUnknownValuesStayUnknown() {
    #expect(
      steps(
        "app.launchArguments.append(\"-mock\")\napp.launch()",
        helpers: "actor Log { var log: [Any] = []; func append(_ item: Any) { log.append(item) } }") == ["launch"])
  }

  @Test func circlesEnd() {
    #expect(
      steps("again()", helpers: "extension T { func again() { app.buttons[\"A\"].tap(); again(); again() } }").count
        <= 1_000)
  }
}
