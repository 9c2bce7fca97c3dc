// The sheet has the stack that shows the path

// prelude: home-app
struct HomeView: View {
  @State private var path: [Int] = []
  @State private var searches = false
  var body: some View {
    Button("Search") { searches = true }
      .sheet(isPresented: $searches) {
        NavigationStack(path: $path) {
          Button("One") { path.append(1) }
            .navigationDestination(for: Int.self) { Text("\($0)") }
        }
      }
  }
}
