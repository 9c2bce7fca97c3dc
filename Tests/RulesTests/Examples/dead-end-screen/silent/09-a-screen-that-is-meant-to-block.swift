// A screen that is meant to block

// prelude: home-app
struct HomeView: View {
  @State private var isOutdated = false
  var body: some View {
    Button("Check") { isOutdated = true }
      .fullScreenCover(isPresented: $isOutdated) { ForceUpdateView() }
  }
}
struct ForceUpdateView: View {
  var body: some View { Text("Please update the app") }
}
