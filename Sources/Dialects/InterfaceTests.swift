/// What is known of the libraries that user interface tests are written with.
/// Only what decides how a test is read: names that are not listed here are looked up in the tests' own sources.
public struct InterfaceTests: Sendable {
  /// The type that stands for the running app.
  public var application: Set<String>
  /// Labels of arguments with which a test names an app other than the one under test.
  public var otherApplications: Set<String>
  /// Conditions that check which system the test runs on.
  public var systemConditions: Set<String>
  /// The types that tests extend to add methods to elements.
  public var elements: [String]
  /// Methods that start the app.
  public var launches: Set<String>
  /// Properties with which a test says how the app is to start.
  public var settings: Set<String>
  /// Methods of an element with which the user taps it.
  public var taps: Set<String>
  /// Methods of an element that type, scroll or rotate, and leave the screen as it is.
  public var gestures: Set<String>
  /// Methods and properties that tell whether an element is there.
  public var presences: Set<String>
  /// The query that finds rows of lists, which the graph calls rows or items.
  public var rowQuery: String
  /// Properties and methods of an element that are other elements; the rest of its properties are queries by type.
  public var steps: Set<String>
  /// Labels of arguments that name an element by its identifier.
  public var identifierLabels: Set<String>
  /// Methods that open a URL in the app.
  public var opens: Set<String>
  /// Functions that make a test fail unless the element they are given is there.
  public var assertions: Set<String>
  /// Functions that end a test as failed.
  public var failures: Set<String>
  /// Base classes of classes that hold tests.
  public var cases: Set<String>
  /// Methods that run before each test, in their order.
  public var preparations: [String]
  /// The prefix of the name of a test method.
  public var methodPrefix: String
  /// The attribute of a function that is a test.
  public var attribute: String
  /// The bar with the title of a screen and the back button.
  public var titleBar: String
  /// Titles of the back button, for screens that set none.
  public var backNames: Set<String>
  /// Types whose value is constructed from a text: `URL(string: "shop://orders")`.
  public var urls: Set<String>
  public var predicates: Set<String>
  /// Functions that run the closure they are given once and immediately.
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
