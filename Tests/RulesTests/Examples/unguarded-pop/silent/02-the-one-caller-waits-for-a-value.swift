// The one caller waits for a value

// prelude: root-app
final class PathState: ObservableObject {
  @Published var path = NavigationPath()
  func close() { path.removeLast() }
}
struct RootView: View {
  @StateObject private var state = PathState()
  @State private var isSaved = false
  var body: some View {
    NavigationStack(path: $state.path) {
      Button("Save") { isSaved = true }
    }
    .onChange(of: isSaved) { saved in if saved { state.close() } }
  }
}
