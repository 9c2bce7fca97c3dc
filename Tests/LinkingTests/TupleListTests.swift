import Testing

/// Lists of tuples, each with what it shows beside other things.
@Suite struct TupleListTests {
  @Test func tabsInTuples() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @resultBuilder enum ListBuilder<Part> {
        static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
        static func buildExpression(_ part: Part) -> [Part] { [part] }
      }
      struct TabItem: Identifiable {
        let id: String
        let content: AnyView
        init(id: String, @ViewBuilder content: () -> some View) { self.id = id; self.content = AnyView(content()) }
        static var search: TabItem { TabItem(id: "search") { SearchView() } }
      }
      final class Badge {}
      final class Tabs: ObservableObject {
        typealias Entry = (item: TabItem, badge: Badge)
        @Published var selected: String!
        let entries: [Entry]
        init(@ListBuilder<TabItem> items: () -> [TabItem]) {
          let items = items()
          entries = items.map { item in (item, Badge()) }
          selected = items.first?.id
        }
      }
      struct MainView: View {
        @StateObject private var tabs: Tabs
        init() { _tabs = StateObject(wrappedValue: Self.usual) }
        private static var usual: Tabs { Tabs { TabItem(id: "home") { HomeView() }; TabItem.search } }
        var body: some View {
          TabView(selection: $tabs.selected) {
            ForEach(tabs.entries, id: \\.item.id) { entry in
              NavigationStack { entry.item.content }.tabItem { Text(entry.item.id) }
            }
          }
        }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { MainView() } } }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct SearchView: View { var body: some View { Text("Search") } }
      """
    ])
    #expect(edges.filter { $0.contains(" tab ") } == ["MainView tab HomeView", "MainView tab SearchView"])
  }
}
