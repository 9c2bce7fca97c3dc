// The screen hides the outer bar itself

@main struct DemoApp: App {
  @State private var rings = false
  var body: some Scene {
    WindowGroup {
      NavigationStack { Text("Home").navigationDestination(isPresented: $rings) { AlarmView() } }
    }
  }
}
struct AlarmView: View {
  var body: some View { NavigationStack { Text("Wake up") }.toolbar(.hidden) }
}
