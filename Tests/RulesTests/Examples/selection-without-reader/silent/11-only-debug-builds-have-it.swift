// Only debug builds have it

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View { var body: some View { Text("Home") } }
#if DEBUG
struct LostView: View {
  @State private var page: Page? = .inbox
  @State private var shown = Page.inbox
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }
    } detail: {
      Text(shown.rawValue)
    }
  }
}
#endif
