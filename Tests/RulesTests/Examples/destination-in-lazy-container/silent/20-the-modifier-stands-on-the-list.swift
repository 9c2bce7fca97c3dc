// The modifier of the app stands on the list

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  @State private var isOpen = false
  var body: some View {
    List(0..<9, id: \.self) { _ in Button("Open") { isOpen = true } }.pushes($isOpen) { Text("Detail") }
  }
}
extension View {
  func pushes<Content: View>(_ isOn: Binding<Bool>, @ViewBuilder to content: @escaping () -> Content) -> some View {
    navigationDestination(isPresented: isOn, destination: content)
  }
}
