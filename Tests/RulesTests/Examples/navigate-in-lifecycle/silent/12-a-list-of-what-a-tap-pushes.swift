// A function lists what a tap pushes, and `task` runs it

final class Menu: ObservableObject {
  @Published var path: [Int] = []
  @Published var entries: [Int] = []
  func setUp() { entries = [1] }
  func open(_ entry: Int) { path.append(entry) }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @StateObject private var menu = Menu()
  var body: some View {
    NavigationStack(path: $menu.path) {
      VStack { Button("Open") { menu.open(menu.entries[0]) } }
        .task { menu.setUp() }
        .navigationDestination(for: Int.self) { _ in IntroView() }
    }
  }
}
struct IntroView: View {
  var body: some View { Text("Welcome") }
}
