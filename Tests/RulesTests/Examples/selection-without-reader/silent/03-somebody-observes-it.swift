// A change is observed

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @State private var page: Page?
  @State private var title = ""
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }
    } detail: { Text(title) }
      .onChange(of: page) { title = $1?.rawValue ?? "" }
  }
}
