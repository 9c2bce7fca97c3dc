// What the tags are is worked out, and the selection is a number

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var selected = 0
  var body: some View {
    TabView(selection: $selected) {
      Text("Home").tag(makeTag("home"))
      Text("Profile").tag(makeTag("profile"))
    }
  }
}
