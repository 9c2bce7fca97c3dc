// Each tab has its own stack

enum Route: Hashable { case user(Int) }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { TabView { FeedTab(); SearchTab() } } }
}
struct FeedTab: View {
  var body: some View {
    NavigationStack {
      NavigationLink("User", value: Route.user(1)).navigationDestination(for: Route.self) { _ in UserView() }
    }
  }
}
struct SearchTab: View {
  var body: some View {
    NavigationStack {
      NavigationLink("User", value: Route.user(2)).navigationDestination(for: Route.self) { _ in FoundUserView() }
    }
  }
}
struct UserView: View {
  var body: some View { Text("User") }
}
struct FoundUserView: View {
  var body: some View { Text("User") }
}
