// Through a ViewModifier

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  @State private var isOpen = false
  var body: some View {
    ScrollView { LazyVStack { Button("Open") { isOpen = true }.modifier(Pushing(isOn: $isOpen)) } }
  }
}
struct Pushing: ViewModifier {
  @Binding var isOn: Bool
  func body(content: Content) -> some View {
    content.↓navigationDestination(isPresented: $isOn) { Text("Detail") }
  }
}
