// The app starts with a stack of the system's views around its own

@main struct DemoApp: App {
  @State private var showsSplash = true
  var body: some Scene {
    WindowGroup {
      ZStack {
        RootView()
        if showsSplash { SplashView(onEnd: { showsSplash = false }) }
      }
    }
  }
}
struct RootView: View {
  var body: some View { NavigationStack { NavigationLink("Help") { HelpView() } } }
}
struct HelpView: View {
  var body: some View { Text("Help") }
}
struct SplashView: View {
  let onEnd: () -> Void
  var body: some View { Button("Skip") { onEnd() } }
}
struct ↓OldCoursesView: View {
  var body: some View { Text("None").navigationTitle("Courses") }
}
