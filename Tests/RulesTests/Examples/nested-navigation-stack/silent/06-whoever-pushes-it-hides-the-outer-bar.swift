// Whoever pushes it hides the outer bar

@main struct DemoApp: App {
  @State private var isSignedIn = false
  var body: some Scene {
    WindowGroup {
      NavigationView {
        NavigationLink(isActive: $isSignedIn) { TabsView().navigationBarHidden(true) } label: { Text("Sign in") }
      }
    }
  }
}
struct TabsView: View {
  var body: some View { NavigationView { Text("Home") } }
}
