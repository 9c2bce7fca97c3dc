import Linking
import NavigationModel
import Testing

/// A loop makes the tabs of an enum's cases. Each tab has the words of its case.
@Suite struct RepeatedTabTests {
  private func labels(_ tabs: String, _ bar: String) -> [String: [String]] {
    let graph = LinkingTests.graph([
      "App/File0.swift": """
      import SwiftUI
      @main struct Demo: App { var body: some Scene { WindowGroup { Bar() } } }
      struct Home: View { var body: some View { Text("a") } }
      struct Search: View { var body: some View { Text("b") } }
      enum Page: String, CaseIterable, Identifiable {
        case home, search
        var id: Self { self }
        var title: String { switch self { case .home: "At home"; case .search: "Find" } }
        \(tabs)
      }
      enum Texts {
        static let home = look(up: "home", fallback: "At home")
        static let search = look(up: "search", fallback: "Find")
        static func look(up key: String, fallback: String) -> String {
          String(format: Bundle.main.localizedString(forKey: key, value: fallback, table: nil), locale: .current)
        }
      }
      struct Bar: View {
        @State private var selected = Page.home
        \(bar)
      }
      """
    ])
    return Dictionary(
      graph.transitions.filter { $0.kind == .tab }.compactMap { transition in
        transition.to.map { ($0, transition.triggers.map(\.label)) }
      }, uniquingKeysWith: +)
  }

  @Test(arguments: [
    (
      "",
      """
      var body: some View {
        TabView(selection: $selected) {
          ForEach(Page.allCases) { page in
            Group {
              switch page {
              case .home: Home()
              case .search: Search()
              }
            }
            .tabItem { Label(page.title, systemImage: "star") }.tag(page)
          }
        }
      }
      """
    ),
    (
      "",
      """
      var body: some View {
        TabView(selection: $selected) {
          ForEach(Page.allCases) { page in content(page).tabItem { Label(page.title, systemImage: "star") }.tag(page) }
        }
      }
      @ViewBuilder func content(_ page: Page) -> some View {
        switch page {
        case .home: Home()
        case .search: Search()
        }
      }
      """
    ),
    (
      "@ViewBuilder var view: some View { switch self { case .home: Home(); case .search: Search() } }",
      """
      var body: some View {
        TabView(selection: $selected) {
          ForEach(Page.allCases) { page in Tab(page.title, systemImage: "star", value: page) { page.view } }
        }
      }
      """
    ),
    // A method makes the label, and is handed on by its name.
    (
      """
      var words: String { switch self { case .home: Texts.home; case .search: Texts.search } }
      func label() -> Label<Text, Image> { Label(words, systemImage: "star") }
      """,
      """
      var body: some View {
        TabView(selection: $selected) {
          ForEach(Page.allCases) { page in
            Group { switch page { case .home: Home(); case .search: Search() } }.tabItem(page.label).tag(page)
          }
        }
      }
      """
    ),
  ])
  func theCaseNamesTheTab(_ tabs: String, _ bar: String) {
    let found = labels(tabs, bar)
    #expect(found.mapValues { $0.map { $0.contains("At home") } } == ["Home": [true], "Search": [false]], "\(found)")
    #expect(found.mapValues { $0.map { $0.contains("Find") } } == ["Home": [false], "Search": [true]], "\(found)")
  }

  /// Each tab is a property, and all of them stand in another one.
  @Test func aTabInAPropertyHasItsWords() {
    let found = labels(
      "",
      """
      var body: some View { TabView { tabs } }
      var tabs: some View { Group { first; second() } }
      var first: some View { NavigationStack { Home() }.tabItem { Label("Start", systemImage: "star") } }
      func second() -> some View { Search().tabItem { Text("Look") } }
      """)
    #expect(found == ["Home": [#"Tab("Start")"#], "Search": [#"Tab("Look")"#]])
  }

  /// A bar of buttons beside a `switch` over what they select.
  @Test func aButtonOfAnOwnBarIsTheTab() {
    let found = labels(
      "",
      """
      var body: some View {
        VStack {
          switch selected {
          case .home: Home()
          case .search: Search()
          }
          HStack { ForEach(Page.allCases) { page in Button { selected = page } label: { Text(page.title) } } }
        }
      }
      """)
    #expect(found == ["Home": [#"Button("At home")"#], "Search": [#"Button("Find")"#]])
  }

  /// The bar is a part of its own, and the buttons are written out.
  @Test func aButtonOfABarInAPartIsTheTab() {
    let found = labels(
      "",
      """
      var body: some View {
        VStack {
          switch selected {
          case .home: Home()
          case .search: Search()
          }
          Buttons(page: $selected)
        }
      }
      struct Buttons: View {
        @Binding var page: Page
        var body: some View {
          HStack {
            Button("To the start") { page = .home }
            Button("Look for it") { page = .search }
          }
        }
      }
      """)
    #expect(found.mapValues(Set.init) == ["Home": [#"Button("To the start")"#], "Search": [#"Button("Look for it")"#]])
  }
}
