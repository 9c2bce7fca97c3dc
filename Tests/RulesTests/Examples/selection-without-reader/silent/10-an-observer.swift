// The observer does what is to be done

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
struct HomeView: View {
  @State private var page: Page? = .inbox { didSet { print("moved") } }
  @State private var shown = Page.inbox
  var body: some View {
    NavigationSplitView {
      List(Page.allCases, id: \.self, selection: $page) { Text($0.rawValue) }
    } detail: {
      Text(shown.rawValue)
    }
  }
}
