// The sheet closes itself when something is chosen

// prelude: home-app
struct HomeView: View {
  @State private var path: [Int] = []
  @State private var searches = false
  var body: some View {
    NavigationStack(path: $path) {
      Button("Search") { searches = true }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .sheet(isPresented: $searches) { SearchView(onSelect: { path.append($0) }) }
    }
  }
}
struct SearchView: View {
  @Environment(\.dismiss) private var dismiss
  let onSelect: (Int) -> Void
  var body: some View {
    Button("One") {
      onSelect(1)
      dismiss()
    }
  }
}
