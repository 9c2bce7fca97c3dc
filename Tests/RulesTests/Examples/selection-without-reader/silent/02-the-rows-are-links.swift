// The rows are links, which show the page

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @State private var page: Page?
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Row(page: $0) }
        .navigationDestination(for: Page.self) { Text($0.rawValue) }
    } detail: { Text("Nothing") }
  }
}
struct Row: View {
  let page: Page
  var body: some View { NavigationLink(page.rawValue, value: page) }
}
