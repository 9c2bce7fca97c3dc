// The link goes on to a screen

enum Page: Hashable { case feed, alerts }
final class Tabs: ObservableObject {
  @Published var page = Page.feed
  @Published var path: [Int] = []
  func open(_ post: Int) {
    page = .feed
    path.append(post)
  }
}
@main struct DemoApp: App {
  @StateObject private var tabs = Tabs()
  var body: some Scene { WindowGroup { RootView(tabs: tabs).onOpenURL { _ in tabs.open(1) } } }
}
struct RootView: View {
  @ObservedObject var tabs: Tabs
  var body: some View {
    TabView(selection: $tabs.page) {
      NavigationStack(path: $tabs.path) {
        Text("Feed").navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .tag(Page.feed)
      Text("Alerts").tag(Page.alerts)
    }
  }
}
