import Comparing
import NavigationModel
import NavlintKit
import Testing

/// Which screens a change touches, and the walks that pass them.
@Suite struct ImpactTests {
  private static let app = """
    import SwiftUI
    @main struct Shop: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @StateObject var model = HomeModel()
      var body: some View {
        NavigationStack {
          Badge(count: model.count)
          NavigationLink("Cart") { CartView() }
          NavigationLink("Help") { HelpView() }
        }
        .onAppear { model.load() }
      }
    }
    struct CartView: View {
      let prices = Prices()
      var body: some View {
        Text(prices.total())
        NavigationLink("Pay") { PaymentView() }
      }
    }
    struct PaymentView: View { var body: some View { Text(Prices().total()) } }
    struct HelpView: View { var body: some View { Badge(count: 1) } }

    """

  private static let parts = """
    import SwiftUI
    // A part of two screens.
    struct Badge: View {
      var count: Int
      var body: some View {
        Text("\\(count)")
      }
    }
    final class HomeModel: ObservableObject {
      @Published var count = 0
      func load() {
        count = 1
      }
      func unused() {
        count = 2
      }
    }
    struct Prices {
      func total() -> String {
        format(1)
      }
      private func format(_ price: Int) -> String {
        "\\(price)"
      }
    }
    #Preview {
      Badge(count: 3)
    }

    """

  private func plan(_ files: [ChangedFile]) throws -> ImpactScan {
    let folder = try SourceFolder()
    try folder.write("Shop.swift", Self.app)
    try folder.write("Parts.swift", Self.parts)
    return try Analyzer(configuredFor: [folder.path]).impact([folder.path], of: files)
  }

  private func touched(_ lines: ClosedRange<Int>, of file: String = "Parts.swift") throws -> [String] {
    try plan([ChangedFile(path: file, lines: lines)]).plan.impact.touched.map { touch in
      "\(touch.screen)\(touch.isOwn ? "*" : ""): \(touch.causes.map(\.name).joined(separator: ", "))"
    }
  }

  @Test func aLineOfAScreenIsThatScreen() throws {
    #expect(try touched(7...7, of: "Shop.swift") == ["HomeView*: HomeView.body"])
  }

  /// The line of a preview behind the last type is none of the type's.
  @Test func aPreviewIsNoScreen() throws {
    #expect(try touched(27...28).isEmpty)
  }

  @Test func aPartTouchesTheScreensThatHoldIt() throws {
    #expect(try touched(6...6) == ["HelpView: Badge.body", "HomeView: Badge.body"])
  }

  @Test func aModelTouchesTheScreensThatCallIt() throws {
    #expect(try touched(12...12) == ["HomeView: HomeModel.load"])
    // Through a private helper.
    #expect(try touched(22...22) == ["CartView: Prices.format", "PaymentView: Prices.format"])
  }

  @Test func aPropertyTouchesTheCodeThatNamesIt() throws {
    #expect(try touched(10...10) == ["HomeView: HomeModel.count"])
  }

  @Test func codeThatNoScreenRunsIsTold() throws {
    let impact = try plan([ChangedFile(path: "Parts.swift", lines: 15...15)]).plan.impact
    #expect(impact.touched.isEmpty && impact.elsewhere.map(\.name) == ["HomeModel.unused"])
  }

  /// Payment lies behind the cart: one walk passes both.
  @Test func walksPassAllTouchedScreens() throws {
    let found = try plan([ChangedFile(path: "Parts.swift", lines: 19...19), ChangedFile(path: "Other.swift")])
    #expect(found.plan.walks.map { $0.checks.map(\.screen) } == [["CartView", "PaymentView"]])
    #expect(found.plan.walks.first?.way.steps.map(\.to) == ["CartView", "PaymentView"])
    #expect(found.notRead == ["Other.swift"])
    // Help lies behind home.
    #expect(
      try plan([ChangedFile("Parts.swift:6")]).plan.walks.map { $0.checks.map(\.screen) } == [["HomeView", "HelpView"]])
  }

  /// A part of ten screens: the nearest stands for all, unless another one is tested anyway.
  @Test func oneScreenStandsForAllThatRunSharedCode() throws {
    let folder = try SourceFolder()
    let links = (0..<10).map { "NavigationLink(\"\($0)\") { Page\($0)() }" }.joined(separator: "; ")
    let pages = (0..<10).map { "struct Page\($0): View { var body: some View { Badge(); Text(\"\($0)\") } }\n" }
    try folder.write(
      "App.swift",
      "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }\n"
        + "struct Home: View { var body: some View { NavigationStack { \(links) } } }\n" + pages.joined())
    try folder.write("Badge.swift", "import SwiftUI\nstruct Badge: View { var body: some View { Text(\"new\") } }\n")
    func checks(_ files: [ChangedFile]) throws -> [[String]] {
      let plan = try Analyzer(configuredFor: [folder.path]).impact([folder.path], of: files).plan
      #expect(plan.impact.shared.map(\.screens.count) == [10])
      return plan.walks.map { $0.checks.map(\.screen) }
    }
    #expect(try checks([ChangedFile(path: "Badge.swift")]) == [["Page0"]])
    // The lines of two pages.
    #expect(try checks([ChangedFile("Badge.swift"), ChangedFile("App.swift:8-9")]) == [["Page4"], ["Page5"]])
  }

  @Test func linesAreReadFromNames() {
    #expect(ChangedFile("A.swift") == ChangedFile(path: "A.swift"))
    #expect(ChangedFile("A.swift:3") == ChangedFile(path: "A.swift", lines: 3...3))
    #expect(ChangedFile("a:b/A.swift:3-7") == ChangedFile(path: "a:b/A.swift", lines: 3...7))
    for name in ["A.swift:", "A.swift:0", "A.swift:7-3", "A.swift:x", "A.swift:1-2-3"] {
      #expect(ChangedFile(name) == ChangedFile(path: name))
    }
  }

  /// Comments, blank lines and closing brackets change nothing; a new member is not the one before it.
  @Test func onlyCodeCounts() {
    func lines(_ old: String, _ new: String) -> [Range<Int>]? {
      ChangedCode(SourceChanges(from: ["A": Array(old.utf8)], to: ["A": Array(new.utf8)])).lines["A"]
    }
    #expect(lines("a\nb\n", "a\n\n// c\n/// d\nb\n") == nil)
    #expect(lines("f {\n}\n", "f {\n}\n\n/// d\ng {\n}\n") == [5..<6])
    #expect(lines("f {\n  a\n}\n", "f {\n}\n") == [1..<1])
    #expect(lines("f {\n  a\n  b\n}\n", "f {\n\ta\n\n\tb\n}\n") == nil)
    #expect(lines("f {\n  // a\n}\n", "f {\n}\n") == nil)
  }
}
