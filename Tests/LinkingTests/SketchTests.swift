import Linking
import NavigationModel
import SourceFacts
import Testing

@Suite struct SketchTests {
  private func sketches(_ source: String) -> [String: Sketch] {
    var linker = Linker()
    linker.sketches = true
    let graph = linker.graph(facts: [FactExtractor().facts(path: "App/App.swift", source: Array(source.utf8))])
    return Dictionary(
      graph.screens.compactMap { screen in screen.sketch.map { (screen.name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// Kinds and texts, one line a part, indented.
  private func lines(_ sketch: Sketch?, _ depth: Int = 0) -> [String] {
    guard let sketch else { return [] }
    return [String(repeating: " ", count: depth) + sketch.kind.rawValue + (sketch.text.map { " \($0)" } ?? "")]
      + sketch.parts.flatMap { lines($0, depth + 1) }
  }

  private static let app = """
    import SwiftUI
    @main struct ShopApp: App { var body: some Scene { WindowGroup { RootView() } } }
    struct RootView: View {
      @State private var shows = false
      let model = RootModel()
      var body: some View {
        NavigationStack {
          List {
            Section("Today") {
              Text("Hello \\(name)").font(.title)
              header
              if shows { TextField("Name", text: $name) } else { Text("never") }
              HStack { Button("Pay") { model.pay() }; Image("logo") }
            }
            Toggle(isOn: $shows) { Text("Quiet") }
            NavigationLink("More") { MoreView() }
            RowView(title: "x")
          }
          .searchable(text: $name)
          .navigationTitle("Shop")
          .toolbar { Button { } label: { Label("Help", systemImage: "questionmark") } }
        }
      }
      private var header: some View { Divider() }
    }
    struct RowView: View { var body: some View { ProgressView() } }
    struct MoreView: View {
      var body: some View {
        TabView {
          OneView().tabItem { Label("One", systemImage: "1.circle") }
          Tab("Two", systemImage: "2.circle") { OneView() }
        }
      }
    }
    struct OneView: View { var body: some View { OneView() } }
    """

  @Test func aBodyBecomesParts() {
    #expect(
      lines(sketches(Self.app)["RootView"]) == [
        "screen Shop", " button Help", " field ⌕ Search", " list", "  section Today", "   text Hello …", "   divider",
        "   field Name", "   row", "    button Pay",
        "    image", "  toggle Quiet", "  link More", "  progress",
      ])
    #expect(lines(sketches(Self.app)["MoreView"]) == ["screen", " tabs", "  tab One", "  tab Two"])
    // A view that shows itself ends.
    #expect(sketches(Self.app)["OneView"] == nil)
  }

  @Test func aButtonKnowsWhatItOpens() throws {
    let source = """
      import SwiftUI
      @main struct A: App { var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View {
        @State private var model = HomeModel()
        var body: some View {
          NavigationStack(path: $model.path) {
            VStack {
              Button("Pay") { model.didTapPay() }
              NavigationLink("More") { MoreView() }
            }.navigationDestination(for: Route.self) { _ in PayView() }
          }
        }
      }
      enum Route: Hashable { case pay }
      @Observable final class HomeModel {
        var path: [Route] = []
        func didTapPay() { path.append(.pay) }
      }
      struct PayView: View { var body: some View { Text("Pay") } }
      struct MoreView: View { var body: some View { Text("More") } }
      """
    var linker = Linker()
    linker.sketches = true
    let graph = linker.graph(facts: [FactExtractor().facts(path: "App/App.swift", source: Array(source.utf8))])
    let parts = try #require(graph.screens.first { $0.name == "HomeView" }?.sketch).parts
    let targets = Dictionary(graph.transitions.map { ($0.id, $0.to) }, uniquingKeysWith: { first, _ in first })
    #expect(parts.map { $0.transitions.map { targets[$0] ?? nil } } == [["PayView"], ["MoreView"]])
  }

  @Test func aControllersViewsAreItsParts() {
    let source = """
      import UIKit
      final class LoginViewController: UIViewController {
        private let titleLabel = UILabel()
        lazy var nameField: UITextField = { UITextField() }()
        let loginButton = { let b = UIButton(type: .system); return b }()
        private var tableView: UITableView!
        static let shared = UISwitch()
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [String: Any]?) -> Bool {
          window?.rootViewController = LoginViewController()
          return true
        }
      }
      """
    #expect(
      lines(sketches(source)["LoginViewController"]) == [
        "screen", " text", " field name", " button login", " list", "  text", "  text", "  text",
      ])
  }

  @Test func nothingIsSketchedUnasked() {
    #expect(graph(["App/App.swift": Self.app]).screens.allSatisfy { $0.sketch == nil })
  }

  /// Neither depth nor width of a body is bounded by the source.
  @Test func sketchesAreBounded() throws {
    let deep = String(repeating: "VStack { ", count: 600) + "Text(\"x\")" + String(repeating: " }", count: 600)
    let wide = (0..<900).map { "Text(\"t\($0)\")" }.joined(separator: "\n")
    let chain = "Text(\"x\")" + String(repeating: ".padding()", count: 900)
    for body in [deep, "VStack { \(wide) }", chain, "switch 1 { \(String(repeating: "case 1: ", count: 50)) }"] {
      let source =
        "@main struct A: App { var body: some Scene { WindowGroup { B() } } }\nstruct B: View { var body: some View { \(body) } }"
      #expect(lines(sketches(source)["B"]).count < 100)
    }
  }
}
