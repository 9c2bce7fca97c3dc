/// What is known of the libraries that tests of a user interface are written with.
///
/// Only what decides how a test is read: words that are not here are looked up in the tests' own sources.
public struct InterfaceTests: Sendable {
  /// The type that stands for the running app.
  public var application: Set<String>
  /// Labels of arguments with which a test names another app than the one that it is for.
  public var otherApplications: Set<String>
  /// Conditions that ask which system the test runs on.
  public var systemConditions: Set<String>
  /// The types that tests extend to give elements methods of their own.
  public var elements: [String]
  /// Methods that start the app.
  public var launches: Set<String>
  /// Properties with which a test tells the app how to start.
  public var settings: Set<String>
  /// Methods of an element with which the user does something to it.
  public var taps: Set<String>
  /// Methods of an element that type, scroll or turn, and leave the screen as it is.
  public var gestures: Set<String>
  /// Methods and properties that tell whether an element is there.
  public var presences: Set<String>
  /// The query that finds rows of lists: what the graph calls a row or an item.
  public var rowQuery: String
  /// Properties and methods of an element that are other elements; the rest of its properties are queries by type.
  public var steps: Set<String>
  /// Labels of arguments that name an element by its identifier.
  public var identifierLabels: Set<String>
  /// Methods that open a URL in the app.
  public var opens: Set<String>
  /// Functions that a test fails at unless what they are given is there.
  public var assertions: Set<String>
  /// Functions that end a test.
  public var failures: Set<String>
  /// Classes that hold tests.
  public var cases: Set<String>
  /// Methods that run before each test, in their order.
  public var preparations: [String]
  /// What the name of a test method begins with.
  public var methodPrefix: String
  /// What a function is marked with that is a test.
  public var attribute: String
  /// The bar with the title of a screen, and with a button that leads back.
  public var titleBar: String
  /// What the button is called that leads back, where the screen does not say.
  public var backNames: Set<String>
  /// Types whose value a text is made of: `URL(string: "shop://orders")`.
  public var urls: Set<String>
  public var predicates: Set<String>
  /// Functions that run the closure that they are given, once and at once.
  public var runners: Set<String>
}

extension InterfaceTests {
  /// XCTest with XCUIAutomation, and Swift Testing.
  public static let standard = InterfaceTests(
    application: ["XCUIApplication"],
    otherApplications: ["bundleIdentifier"],
    systemConditions: ["#available", "#unavailable"],
    elements: ["XCUIElement", "XCUIElementQuery", "XCUIElementTypeQueryProvider", "XCUIElementAttributes"],
    launches: ["launch", "activate"],
    settings: ["launchArguments", "launchEnvironment"],
    taps: ["tap", "doubleTap", "twoFingerTap", "press", "click", "doubleClick", "rightClick", "select"],
    gestures: [
      "typeText", "typeKey", "swipeUp", "swipeDown", "swipeLeft", "swipeRight", "pinch", "rotate", "scroll", "adjust",
      "hover", "resetAuthorizationStatus", "terminate",
    ],
    presences: ["exists", "isHittable", "waitForExistence", "isEnabled", "isSelected", "wait"],
    rowQuery: "cells",
    steps: [
      "firstMatch", "element", "descendants", "children", "containing", "matching", "coordinate", "withOffset",
      "elementMatchingType",
    ],
    identifierLabels: ["identifier"],
    opens: ["open"],
    assertions: ["XCTAssert", "XCTAssertTrue", "XCTAssertNotNil", "XCTUnwrap", "#expect", "#require"],
    failures: ["XCTFail", "fatalError", "preconditionFailure"],
    cases: ["XCTestCase", "FBSnapshotTestCase", "QuickSpec"],
    preparations: ["setUp", "setUpWithError"],
    methodPrefix: "test",
    attribute: "Test",
    titleBar: "navigationBars",
    backNames: ["Back", "BackButton", "Close", "Cancel"],
    urls: ["URL", "NSURL"],
    predicates: ["NSPredicate"],
    runners: ["runActivity", "step", "forEach", "map", "sync", "run"])
}
