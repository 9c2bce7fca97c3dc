// A wrapper of the app gets the binding

// prelude: home-app
struct HomeView: View {
  @State private var path = NavigationPath()
  var body: some View {
    StackView(path: $path) {
      Button("Open") { path.append(1) }
    }
  }
}
struct StackView<Content: View>: View {
  @Binding var path: NavigationPath
  @ViewBuilder let content: () -> Content
  var body: some View { NavigationStack(path: $path) { content() } }
}
