import Foundation
import Testing

@Suite struct IndexCommandTests {
  private let app: TemporaryFolder

  private static let parts = [
    "App/App.swift": """
    import SwiftUI
    @main struct DemoApp: App { var body: some Scene { WindowGroup { LoginView() } } }

    """,
    "Features/Login/Login.swift": """
    import SwiftUI
    struct LoginView: View {
      @State private var model = LoginModel()
      var body: some View { NavigationStack { NavigationLink("Cart") { CartView() }.sheet(isPresented: \
    $model.isHelpShown) { HelpView() } } }
    }
    struct HelpView: View { var body: some View { Text("Help").navigationTitle("Help") } }

    """,
    "Features/Login/Model.swift": """
    import SwiftUI
    @Observable final class LoginModel { var isHelpShown = false }

    """,
    "Features/Cart/Cart.swift": """
    import SwiftUI
    struct CartView: View { var body: some View { Text("Cart").navigationTitle("Cart") } }
    // navlint:disable:next unreachable-screen - comes later
    struct GiftView: View { var body: some View { Text("Gift").navigationTitle("Gift") } }
    struct LostView: View { var body: some View { Text("Lost").navigationTitle("Lost") } }

    """,
  ]

  init() throws {
    app = try TemporaryFolder()
    for (name, text) in Self.parts { try app.write(name, text) }
  }

  private func index(_ folder: String, _ file: String) throws {
    let result = try Navlint.run("index", folder, "-o", file, "-q", in: app.path)
    #expect(result.status == 0 && result.errors.isEmpty && result.output.isEmpty, "\(result.errors)")
  }

  private static let shards = ["--facts", "b.navfacts", "--facts", "a.navfacts", "--facts", "c.navfacts"]

  private func indexAll() throws {
    try index("App", "a.navfacts")
    try index("Features/Cart", "b.navfacts")
    try index("Features/Login", "c.navfacts")
  }

  private func expectSame(_ command: [String], _ shards: [String] = Self.shards) throws {
    let whole = try Navlint.run(command, in: app.path)
    let linked = try Navlint.run(command + shards, in: app.path)
    #expect(!whole.output.isEmpty)
    #expect(
      linked.output == whole.output && linked.status == whole.status && linked.errors == whole.errors,
      "\(command)\n\(linked.errors)")
  }

  @Test func partsSayWhatTheWholeSays() throws {
    try indexAll()
    for command in [
      ["check"], ["check", "--format", "sarif"], ["check", "--format", "json", "--report-suppressed", "--pedantic"],
      ["graph", "--format", "json"], ["graph"],
      ["stats"], ["path", "LoginView", "CartView"], ["why", "LostView"], ["idioms"],
    ] { try expectSame(command) }
    // Without the sources, too.
    let whole = try Navlint.run("graph", "--format", "json", in: app.path).output
    try FileManager.default.removeItem(atPath: app.at("Features"))
    #expect(try Navlint.run(["graph", "--format", "json"] + Self.shards, in: app.path).output == whole)
  }

  @Test func partsAreLinkedBesideSources() throws {
    try indexAll()
    let whole = try Navlint.run("graph", ".", "--format", "json", in: app.path).output
    let beside = try Navlint.run(
      "graph", "App", "Features/Login", "--facts", "b.navfacts", "--format", "json", in: app.path)
    #expect(beside.output == whole, "\(beside.errors)")
  }

  @Test func theSameSourcesGiveTheSameBytes() throws {
    try index("Features", "first")
    try index("Features", "second")
    let first = try Data(contentsOf: URL(fileURLWithPath: app.at("first")))
    #expect(try Data(contentsOf: URL(fileURLWithPath: app.at("second"))) == first)
    #expect(try Navlint.run("index", app.at("Features"), "-o", "third", "-q", in: app.path).status == 0)
    #expect(try Data(contentsOf: URL(fileURLWithPath: app.at("third"))) == first)
  }

  @Test func theConfigurationCountsWhenItIsLinked() throws {
    try indexAll()
    try app.write("Features/.navlint.yml", "rules: {unreachable-screen: error}")
    // Told to the facts: the folder has a configuration of its own now.
    try index("Features/Cart", "b.navfacts")
    try index("Features", "d.navfacts")
    try expectSame(["check"], ["--facts", "d.navfacts", "--facts", "a.navfacts"])
    #expect(
      try Navlint.run(["check", "--facts", "d.navfacts", "--facts", "a.navfacts"], in: app.path).text.contains("error"))
  }

  @Test func differencesTakeFactsByContent() throws {
    let git = try GitApp()
    try git.write(
      "Sources/App.swift",
      GitApp.app.replacingOccurrences(of: "NavigationLink(\"Settings\") { SettingsView() }", with: ""))
    try git.commit("Without settings")
    let folder = git.folder.path
    #expect(try Navlint.run("index", "Sources", "-o", "s.navfacts", "-q", in: folder).status == 0)
    let whole = try Navlint.run("diff", "HEAD~1..HEAD", "--no-cache", in: folder)
    let taken = try Navlint.run("diff", "HEAD~1..HEAD", "--no-cache", "--facts", "s.navfacts", "--timings", in: folder)
    #expect(taken.output == whole.output && taken.status == whole.status)
    // Only the earlier App.swift had to be read.
    #expect(taken.errors.contains("parsed    1 files"))
  }

  @Test func mistakesAreTold() throws {
    try indexAll()
    func fails(_ arguments: String..., with message: String) throws {
      let result = try Navlint.run(arguments, in: app.path)
      #expect(
        result.status == 2 && result.errors.contains(message) && result.output.isEmpty, "\(arguments): \(result.errors)"
      )
    }
    try fails("check", "--facts", "none.navfacts", with: "'none.navfacts' cannot be read")
    try app.write("text.navfacts", "no facts")
    try fails("check", "--facts", "text.navfacts", with: "is not a fact file, or it is damaged")
    try fails("check", "--fix", "--facts", "a.navfacts", with: "--fix changes sources")
    try fails("index", "App", "--facts", "a.navfacts", "-o", "x", with: "index reads sources, not fact files")
    try fails("index", "App", "-o", "none/x", with: "does not exist")
    try app.write("App/App.swift", Self.parts["App/App.swift"]! + "// changed\n")
    try index("App", "changed.navfacts")
    try fails(
      "check", "--facts", "a.navfacts", "--facts", "changed.navfacts",
      with: "'App/App.swift' is in two of the linked parts")
    let outside = try Navlint.run("index", app.at("App"), "-o", app.at("x"), in: app.at("Features"))
    #expect(outside.status == 2 && outside.errors.contains("is outside the current folder"))
  }

  @Test func damagedFactsAreRefused() throws {
    try index("Features", "f.navfacts")
    let whole = Array(try Data(contentsOf: URL(fileURLWithPath: app.at("f.navfacts"))))
    for place in stride(from: 0, to: whole.count, by: whole.count / 12) {
      var damaged = whole
      damaged[place] ^= 4
      try app.write("f.navfacts", bytes: damaged)
      #expect(try Navlint.run("check", "--facts", "f.navfacts", in: app.path).status == 2)
      try app.write("f.navfacts", bytes: Array(whole[..<place]))
      #expect(try Navlint.run("check", "--facts", "f.navfacts", in: app.path).status == 2)
    }
  }

  /// docs/large-repositories.md, as it stands there.
  @Test func theExampleForNinjaWorks() throws {
    guard try Navlint.shell("command -v ninja").status == 0 else {
      if ProcessInfo.processInfo.environment["NAVLINT_VALIDATORS"] == "required" {
        Issue.record("ninja is missing: run scripts/prepare-tests.sh")
      } else {
        print("skipped: ninja is not installed")
      }
      return
    }
    let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("docs/large-repositories.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let start = try #require(text.range(of: "```ninja\n"))
    let end = try #require(text[start.upperBound...].range(of: "```"))
    try app.write("build.ninja", String(text[start.upperBound..<end.lowerBound]))
    let ninja = "PATH=\"$(dirname \"$NAVLINT\"):$PATH\" ninja -v"
    let built = try Navlint.shell(ninja, in: app.path)
    #expect(built.status == 0, "\(built.text)")
    let folder = app.path
    func whole() throws {
      #expect(try app.text("map.json") == Navlint.run("graph", "--format", "json", in: folder).text)
      #expect(try app.text("findings.txt") == Navlint.run("check", "-q", in: folder).text)
    }
    try whole()
    #expect(try app.text("findings.txt").contains("LostView"))
    // One part changed: one is indexed, and all is linked.
    try app.write(
      "Features/Cart/Cart.swift",
      Self.parts["Features/Cart/Cart.swift"]!.replacingOccurrences(of: "LostView", with: "GoneView"))
    let again = try Navlint.shell(ninja, in: app.path)
    #expect(again.status == 0 && again.text.contains("cart.navfacts") && !again.text.contains("index App/App.swift"))
    try whole()
    #expect(try app.text("findings.txt").contains("GoneView"))
  }
}
