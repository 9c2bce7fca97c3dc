// A link pushes the value, and the path is a parameter of what is observed

// prelude: home-app
struct Future: Hashable {}
struct HomeView: View {
  @State private var path = NavigationPath()
  @SceneStorage("path") private var saved: Data?
  var body: some View {
    NavigationStack(path: $path) {
      List { Row() }.navigationDestination(for: Future.self) { _ in Text("Future") }
    }
    .onChange(of: path) { _, path in saved = path.codable.flatMap { try? JSONEncoder().encode($0) } }
  }
}
struct Row: View {
  var body: some View { ↓NavigationLink("Future", value: Future()) }
}
