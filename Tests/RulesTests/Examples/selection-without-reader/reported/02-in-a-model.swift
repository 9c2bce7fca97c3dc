// Through a model, and a helper that builds the list

// prelude: home-app
enum Page: String, CaseIterable { case inbox, sent }
final class Pages: ObservableObject {
  @Published var selected: Page?
  func reset() { selected = nil }
}
struct HomeView: View {
  @StateObject private var pages = Pages()
  var body: some View {
    NavigationSplitView { rows } detail: { Text("Nothing") }
  }
  private var rows: some View {
    ↓List(selection: $pages.selected) {
      ForEach(Page.allCases, id: \.self) { Text($0.rawValue) }
    }
  }
}
