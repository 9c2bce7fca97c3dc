// The view's own path

struct AppView: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) { Button("One") { path.append(1) } }
  }
}
