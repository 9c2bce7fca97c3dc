// Through a modifier of the app that sets the tag, and a router that selects

// prelude: home-app
enum MainTab: Hashable { case home, search, favourites }
final class TabRouter: ObservableObject {
  @Published var tab: MainTab = .home
  func openFavourites() { tab = .↓favourites }
  func openSearch() { tab = .search }
}
struct HomeView: View {
  @StateObject private var router = TabRouter()
  var body: some View {
    TabView(selection: $router.tab) {
      StartTab().entry("Home", tag: .home)
      Text("Search").entry("Search", tag: .search)
    }
    .environmentObject(router)
  }
}
extension View {
  func entry(_ title: String, tag: MainTab) -> some View { tabItem { Text(title) }.tag(tag) }
}
struct StartTab: View {
  @EnvironmentObject private var router: TabRouter
  var body: some View {
    VStack {
      Button("Favourites") { router.openFavourites() }
      Button("Search") { router.openSearch() }
    }
  }
}
