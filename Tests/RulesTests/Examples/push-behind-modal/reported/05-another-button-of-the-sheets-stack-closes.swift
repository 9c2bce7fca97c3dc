// Another button of the sheet's stack closes

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var path: [Int] = []
  @State private var searches = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("Search") { searches = true }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .sheet(isPresented: $searches) {
          NavigationStack {
            SearchView(onSelect: { number in path.↓append(number) })
              .toolbar { Button("Close") { searches = false } }
          }
        }
    }
  }
}
struct SearchView: View {
  let onSelect: (Int) -> Void
  var body: some View { Button("One") { onSelect(1) } }
}
