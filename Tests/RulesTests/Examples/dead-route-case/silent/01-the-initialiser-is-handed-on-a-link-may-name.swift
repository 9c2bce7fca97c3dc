// The initialiser is handed on: a link may name any case

enum Page: String, Hashable { case news, help }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("News") { path.append(.news) }
        .navigationDestination(for: Page.self) { page in
          switch page {
          case .news: NewsView()
          case .help: HelpView()
          }
        }
        .onOpenURL { link in path = link.pathComponents.compactMap(Page.init(rawValue:)) }
    }
  }
}
struct NewsView: View { var body: some View { Text("News") } }
struct HelpView: View { var body: some View { Text("Help") } }
