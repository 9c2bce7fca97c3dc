import Foundation
import NavigationModel
import Rules
import Testing

/// The fixture apps against the graphs and findings that a person wrote down.
///
/// `NAVLINT_UPDATE=1 swift test --filter FixtureTests` writes what navlint says into the expected files instead;
/// read the difference in git line by line before you keep it.
@Suite("Fixtures")
struct FixtureTests {
  static let isUpdating = ProcessInfo.processInfo.environment["NAVLINT_UPDATE"] == "1"

  /// Apps that navlint does not read rightly yet, and why.
  static let knownIssues: [String: Comment] = [:]

  @Test func areFound() {
    #expect(FixtureApp.all.count >= 9)
  }

  @Test(arguments: FixtureApp.all) func hasTheExpectedGraph(_ app: FixtureApp) throws {
    try compare(app, .graph, GoldenLines.lines(of: try app.graph()))
  }

  @Test(arguments: FixtureApp.all) func hasTheExpectedFindings(_ app: FixtureApp) throws {
    try compare(app, .findings, GoldenLines.lines(of: try app.findings()))
  }

  private func compare(_ app: FixtureApp, _ expectation: FixtureApp.Expectation, _ found: [String]) throws {
    if let issue = Self.knownIssues[app.name] {
      withKnownIssue(issue) { try check(app, expectation, found) }
    } else if Self.isUpdating {
      try app.write(found, as: expectation)
    } else {
      try check(app, expectation, found)
    }
  }

  private func check(_ app: FixtureApp, _ expectation: FixtureApp.Expectation, _ found: [String]) throws {
    let difference = LineDifference(expected: try app.expectedLines(expectation), found: found)
    #expect(difference.isEmpty, "\(app.name)/\(expectation.rawValue): \(difference)")
  }
}
