// The screen beside the path leads nowhere

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { MenuView() } }
}
struct MenuView: View {
  @State private var path: [Int] = []
  @State private var showsImprint = false
  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("One") { path.append(1) }
        Button("Imprint") { showsImprint = true }
      }
      .navigationDestination(isPresented: $showsImprint) { ImprintView() }
      .navigationDestination(for: Int.self) { number in Text("\(number)") }
    }
  }
}
struct ImprintView: View {
  var body: some View { Text("Imprint") }
}
