// A link in a stack whose path nothing saves

// prelude: home-app
struct Future: Hashable {}
struct Coin: Hashable, Codable {}
struct HomeView: View {
  @State private var path = NavigationPath()
  @State private var shows = false
  @SceneStorage("path") private var saved: Data?
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Coin", value: Coin())
        .navigationDestination(for: Coin.self) { _ in Text("Coin") }
        .sheet(isPresented: $shows) {
          NavigationStack {
            NavigationLink("Future", value: Future()).navigationDestination(for: Future.self) { _ in Text("Future") }
          }
        }
    }
    .onChange(of: path) { _, path in saved = path.codable.flatMap { try? JSONEncoder().encode($0) } }
  }
}
