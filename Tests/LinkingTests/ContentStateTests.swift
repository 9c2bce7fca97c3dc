import NavigationModel
import Testing

/// State beside a flag that decides what a sheet shows: who sets it to a case shows the screen of that case.
@Suite struct ContentStateTests {
  private func triggers(first: String, second: String, flag: String, content: String) -> [String] {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      @main struct Guide: App { var body: some Scene { WindowGroup { Home() } } }
      enum Page: Hashable {
        case help, news, terms
        @ViewBuilder var view: some View {
          switch self {
          case .help: HelpView()
          case .news: NewsView()
          case .terms: TermsView()
          }
        }
      }
      @Observable final class Model {
        var page: Page = .help
        var isOpen = false
        func open(_ page: Page) {
          self.page = page
          isOpen = true
        }
      }
      struct Home: View {
        @State private var model = Model()
        @State private var page: Page = .help
        @State private var chosen: Page?
        @State private var isOpen = false
        var body: some View {
          VStack {
            Button("First") { \(first) }
            Button("Second") { \(second) }
          }
          .sheet(isPresented: \(flag)) { \(content) }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct TermsView: View { var body: some View { Text("Terms") } }
      """
    ])
    return graph.transitions.filter { $0.kind == .sheet }.map { t in
      "\(t.to ?? "?"): \(t.triggers.map { $0.text ?? $0.control ?? "?" }.joined(separator: ", "))"
    }.sorted()
  }

  private static let expected = ["HelpView: ", "NewsView: First", "TermsView: Second"]

  @Test(arguments: [
    "page.view", "switch page { case .help: HelpView(); case .news: NewsView(); case .terms: TermsView() }",
  ])
  func stateOfTheView(content: String) {
    let found = triggers(
      first: "page = .news; isOpen = true", second: "page = .terms; isOpen.toggle()", flag: "$isOpen", content: content)
    #expect(found == Self.expected)
  }

  @Test func optionalState() {
    let found = triggers(
      first: "chosen = .news; isOpen = true", second: "chosen = .terms; isOpen = true", flag: "$isOpen",
      content: "if let chosen { chosen.view }")
    #expect(found == Self.expected)
  }

  @Test func stateThatAFunctionOfAModelSets() {
    let found = triggers(
      first: "model.open(.news)", second: "model.open(.terms)", flag: "$model.isOpen", content: "model.page.view")
    #expect(found == Self.expected)
  }

  /// A control that sets the flag alone shows whatever the state is.
  @Test func theFlagAlone() {
    let found = triggers(
      first: "page = .news; isOpen = true", second: "isOpen = true", flag: "$isOpen", content: "page.view")
    #expect(found == ["HelpView: Second", "NewsView: First, Second", "TermsView: Second"])
  }
}
