// Through a component: the sidebar is a view with a binding

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @State private var page: Page? = .inbox
  @State private var shown = Page.inbox
  var body: some View {
    NavigationSplitView { Sidebar(page: $page) } detail: { Text(shown.rawValue) }
  }
}
struct Sidebar: View {
  @Binding var page: Page?
  var body: some View {
    ↓List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }.listStyle(.sidebar)
  }
}
