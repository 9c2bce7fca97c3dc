// Other code reads the key

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @AppStorage("page") private var page: Page?
  @State private var shown = Page.inbox
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }
    } detail: {
      Text(shown.rawValue)
    }
  }
}
