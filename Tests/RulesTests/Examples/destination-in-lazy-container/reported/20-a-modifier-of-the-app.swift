// Through a modifier of the app, in a row that is a view of its own

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { HomeView() } } }
}
struct HomeView: View {
  var body: some View { List(0..<9, id: \.self) { Row(number: $0) } }
}
struct Row: View {
  let number: Int
  @State private var isOpen = false
  var body: some View { Button("Open") { isOpen = true }.pushes($isOpen) { Text("\(number)") } }
}
extension View {
  func pushes<Content: View>(_ isOn: Binding<Bool>, @ViewBuilder to content: @escaping () -> Content) -> some View {
    ↓navigationDestination(isPresented: isOn, destination: content)
  }
}
