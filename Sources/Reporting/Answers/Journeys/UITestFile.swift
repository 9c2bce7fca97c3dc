import NavigationModel

/// Journeys as methods of an XCTestCase: a Swift file for a target of user interface tests.
struct UITestFile {
  private let journeys: [Journey]

  init(_ journeys: [Journey]) { self.journeys = journeys }

  var text: String {
    var taken: Set<String> = []
    let methods = journeys.map { method($0, named: Self.name(of: $0.screen, &taken)) }
    return """
      // The shortest ways to screens, by navlint. A way that needs help says where.
      import XCTest

      final class JourneyTests: XCTestCase {
        override func setUp() { continueAfterFailure = false }

      \(methods.joined(separator: "\n"))
        /// The element with this identifier or label; a star matches any text.
        @MainActor private func find(_ name: String, in app: XCUIApplication) -> XCUIElement {
          let all = app.descendants(matching: .any)
          let element =
            name.contains("*")
            ? all.matching(NSPredicate(format: "label LIKE %@", name)).firstMatch : all[name].firstMatch
          XCTAssertTrue(element.waitForExistence(timeout: 5), "'\\(name)' is not there")
          return element
        }
      }

      """
  }

  private func method(_ journey: Journey, named name: String) -> String {
    var lines = ["@MainActor func \(name)() throws {", "  let app = XCUIApplication()", "  app.launch()"]
    if let opening = journey.opening {
      lines.append("  throw XCTSkip(\(Self.literal("By hand: the app opens this from outside (\(opening)).")))")
    } else {
      for step in journey.steps {
        let condition = step.condition.map { ", only if \(PlainText.line($0))" } ?? ""
        lines.append("  // \(PlainText.line(step.from)) → \(PlainText.line(step.to))\(condition)")
        lines += Self.statements(step.act).map { "  \($0)" }
        // Later steps cannot be reached.
        if case .byHand = step.act { break }
      }
      if journey.isWhole, let title = journey.title { lines.append("  _ = find(\(Self.literal(title)), in: app)") }
    }
    return (lines + ["}"]).map { "  \($0)\n" }.joined()
  }

  private static func statements(_ act: Journey.Act) -> [String] {
    switch act {
    case .happens(let words): ["// Nothing to do: \(PlainText.line(words))"]
    case .byHand(let words): ["throw XCTSkip(\(literal("By hand: \(words)")))"]
    case .touch(.refresh, _): ["app.swipeDown()"]
    case .touch(let action, let target):
      gestures(action).map { "find(\(literal(name(target))), in: app).\($0)" }
    }
  }

  private static func gestures(_ action: Trigger.Action) -> [String] {
    switch action {
    case .longPress: ["press(forDuration: 1)"]
    case .type: ["tap()", "typeText(\"text\")"]
    case .submit: ["tap()", "typeText(\"\\n\")"]
    default: ["tap()"]
    }
  }

  private static func name(_ target: Journey.Target) -> String {
    switch target {
    case .identifier(let identifier): identifier
    case .words(let words): words.replacing("\\()", with: "*")
    }
  }

  /// `testSettingsView`; for a text that is no Swift name, its letters and digits; each name once.
  private static func name(of screen: Screen, _ taken: inout Set<String>) -> String {
    let letters = screen.id.unicodeScalars.map {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) ? Character($0) : "_"
    }
    let name = "test" + String(letters)
    var result = name
    var number = 2
    while !taken.insert(result).inserted {
      result = "\(name)_\(number)"
      number += 1
    }
    return result
  }

  /// A Swift literal without interpolation.
  private static func literal(_ text: String) -> String {
    "\""
      + PlainText.line(text).map { character in
        character == "\\" || character == "\"" ? "\\\(character)" : String(character)
      }.joined() + "\""
  }
}
