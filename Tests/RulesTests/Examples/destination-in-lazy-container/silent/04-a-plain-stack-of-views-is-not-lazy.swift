// A plain stack of views is not lazy

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { MenuView() } } }
}
struct MenuView: View {
  @State private var showsInfo = false
  var body: some View {
    VStack {
      Button("Info") { showsInfo = true }
        .navigationDestination(isPresented: $showsInfo) { Text("Info") }
    }
  }
}
