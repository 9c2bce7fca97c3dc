// A stand-in that is put in by hand

@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      HomeView()
      // MockHomeView()
    }
  }
}
// prelude: home-view
struct MockHomeView: View {
  var body: some View { NavigationStack { HomeView() } }
}
