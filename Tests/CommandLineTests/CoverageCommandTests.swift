import Foundation
import NavigationModel
import Testing

/// `navlint coverage` as a process.
@Suite struct CoverageCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Shop/App/App.swift", Self.app)
    try folder.write("Shop/UITests/CartTests.swift", Self.tests)
    try folder.write("Shop/.maestro/help.yaml", "appId: x\n---\n- launchApp\n- tapOn: Help\n- tapOn: Nothing\n")
  }

  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Cart") { CartView() }.accessibilityIdentifier("cart")
          NavigationLink("Help") { HelpView() }
          NavigationLink("About") { AboutView() }
        }
      }
    }
    struct CartView: View {
      @State private var isPaying = false
      var body: some View {
        Button("Pay") { isPaying = true }.sheet(isPresented: $isPaying) { PaymentView() }
      }
    }
    struct PaymentView: View { var body: some View { Text("Pay") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    struct AboutView: View { var body: some View { Text("About") } }
    #Preview { AboutView() }
    """

  private static let tests = """
    import XCTest
    final class CartTests: XCTestCase {
      func testPaying() {
        let app = XCUIApplication()
        app.launch()
        app.buttons["cart"].tap()
        if app.buttons["Pay"].exists { app.buttons["Pay"].tap() }
      }
    }
    """

  private func run(_ arguments: String...) throws -> Navlint.Result {
    try Navlint.run(["coverage", "Shop", "--no-cache"] + arguments, in: folder.path)
  }

  @Test func screensAreListedByWhatOpensThem() throws {
    let result = try run()
    #expect(result.status == 0, "\(result.errors)")
    #expect(
      result.text.hasPrefix(
        """
        Opened by UI tests (3)
          CartView  CartTests.testPaying
          HelpView  .maestro/help.yaml
          HomeView  .maestro/help.yaml, CartTests.testPaying

        Opened by UI tests only in a certain state of the app (1)
          PaymentView  CartTests.testPaying

        Shown by previews only (1)
          AboutView  Shop/App/App.swift:20:8

        Transitions that no test takes (3)

        """), "\(result.text)")
    #expect(
      result.text.hasSuffix("Not understood\n  1 of 4 taps match no control that navlint knows.\n"), "\(result.text)")
    #expect(
      result.errors.hasSuffix(
        "3 of 5 screens are opened by tests (60 %), 2 of 5 transitions are taken (40 %).\n"), "\(result.errors)")
  }

  @Test func aThresholdFails() throws {
    #expect(try run("--threshold", "60", "-q").status == 0)
    let result = try run("--threshold", "60.5", "-q")
    #expect(result.status == 1)
    #expect(result.errors == "Tests open 60 % of the screens; at least 60.5 % are required.\n")
    #expect(try run("--threshold", "101").status == 2)
  }

  @Test func aBaseTellsWhatChanged() throws {
    try folder.write("base.json", run("--format", "json", "-q").text)
    let same = try run("--base", "base.json", "--fail-on-loss")
    #expect(same.status == 0 && !same.text.contains("base"), "\(same.text)")
    #expect(same.errors.contains("are opened by tests (60 %), 60 % at the base, "), "\(same.errors)")

    // The flow opens another screen than before, and the app has a screen more.
    try folder.write("Shop/.maestro/help.yaml", "appId: x\n---\n- launchApp\n- tapOn: About\n")
    try folder.write(
      "Shop/App/App.swift",
      Self.app.replacingOccurrences(
        of: "Text(\"About\")", with: "NavigationStack { NavigationLink(\"Licence\") { LicenceView() } }")
        + "\nstruct LicenceView: View { var body: some View { Text(\"Licence\") } }\n")
    let changed = try run("--base", "base.json", "--fail-on-loss")
    #expect(
      changed.text.contains(
        """
        Opened by a test at the base, but not now (1)
          HelpView

        Opened by a test now, but not at the base (1)
          AboutView

        New since the base, but opened by no test (1)
          LicenceView

        """), "\(changed.text)")
    #expect(changed.status == 1)
    #expect(changed.errors.hasSuffix("No test opens HelpView; at the base, one did.\n"), "\(changed.errors)")
    #expect(try run("--base", "base.json").status == 0)
    #expect(try run("--base", "base.json", "--format", "markdown").text.contains("(1)</summary>\n\n- `HelpView`\n"))
    let json = try JSONValue(parsing: try run("--base", "base.json", "--format", "json", "-q").output)
    #expect(json["base"]?["lost"] == .array([.string("HelpView")]))
    #expect(json["base"]?["share"] == .number(60) || json["base"]?["share"] == .integer(60))
  }

  @Test(arguments: ["", "{}", "[]", "{\"version\": 2}", "{\"version\": 1, \"screens\": [{\"screen\": \"A\"}]}"])
  func aBrokenBaseIsNone(_ text: String) throws {
    try folder.write("base.json", text)
    let result = try run("--base", "base.json")
    #expect(result.status == 2 && result.errors.contains("'base.json' is not the output of"), "\(result.errors)")
    #expect(try run("--base", "none.json").status == 2)
    #expect(try run("--fail-on-loss").status == 2)
  }

  @Test func theMapIsColouredByTests() throws {
    try folder.write("coverage.json", run("--format", "json", "-q").text)
    func map(_ arguments: String...) throws -> Navlint.Result {
      try Navlint.run(
        ["graph", "Shop", "--no-cache", "-q", "--format", "dot", "--coverage", "coverage.json"] + arguments,
        in: folder.path)
    }
    let drawn = try map().text
    for words in [">tested<", ">perhaps tested<", ">not tested<", "a test opens it<"] {
      #expect(drawn.contains(words), "\(words) in \(drawn)")
    }
    #expect(try map("--overview", "always").text.contains("3 of 5 tested"))
    #expect(try map("--anonymise").text.contains(">not tested<"))

    try folder.write("coverage.json", "{\"version\": 1, \"screens\": [{\"screen\": \"Other\", \"state\": \"never\"}]}")
    let foreign = try map()
    #expect(foreign.status == 2 && foreign.errors.contains("contains none of this app's screens"))
  }

  @Test func otherFormats() throws {
    let csv = try run("--format", "csv", "-q").text
    #expect(
      csv.hasPrefix("screen,state,ui tests,snapshots,perhaps,previewed\r\nAboutView,preview,,,,yes\r\n"), "\(csv)")
    let markdown = try run("--format", "markdown", "-q").text
    #expect(markdown.contains("<details><summary>Opened by UI tests (3)</summary>"), "\(markdown)")
    let json = try JSONValue(parsing: try run("--format", "json", "-q").output)
    #expect(json["taps"]?["matched"] == .integer(3) && json["taps"]?["unmatched"] == .integer(1))
  }

  @Test func anAppWithoutTests() throws {
    try FileManager.default.removeItem(atPath: folder.at("Shop/UITests"))
    try FileManager.default.removeItem(atPath: folder.at("Shop/.maestro"))
    let result = try run("--threshold", "0")
    #expect(result.status == 0 && result.text.hasPrefix("Shown by previews only (1)\n"), "\(result.text)")
  }

  /// Text from tests is as foreign as text from the app.
  @Test func namesDoNoHarm() throws {
    try folder.write("Shop/maestro/\u{1B}[31m.yaml", "- tapOn: Help\n")
    try folder.write("Shop/maestro/::error::x.yaml", "- tapOn: \"::warning::\"\n")
    for format in ["text", "markdown", "csv", "json"] {
      let result = try run("--format", format)
      #expect(result.status == 0 && !result.text.contains("\u{1B}"), "\(format)")
      #expect(!result.text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(format)")
    }
  }
}
