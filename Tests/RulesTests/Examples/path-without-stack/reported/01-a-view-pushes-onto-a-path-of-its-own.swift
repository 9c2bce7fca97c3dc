// A view pushes onto a path of its own

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  @State private var ↓path = NavigationPath()
  var body: some View {
    Button("Open") { path.append(1) }
      .navigationDestination(for: Int.self) { Text("\($0)") }
  }
}
