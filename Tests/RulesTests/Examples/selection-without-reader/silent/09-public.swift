// Another module may read it

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @State public var page: Page? = .inbox
  @State private var shown = Page.inbox
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }
    } detail: {
      Text(shown.rawValue)
    }
  }
}
