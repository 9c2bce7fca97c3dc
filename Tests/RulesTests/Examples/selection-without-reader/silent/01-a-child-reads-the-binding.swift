// A child reads what it is bound to

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @State private var page: Page? = .inbox
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }
    } detail: { Detail(page: $page) }
  }
}
struct Detail: View {
  @Binding var page: Page?
  var body: some View { Text(page?.rawValue ?? "") }
}
