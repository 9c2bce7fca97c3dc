// A function of the model pushes, and `task` runs it

final class Router: ObservableObject {
  @Published var path: [Int] = []
  var isDone = false
  func introduce() {
    path.↓append(1)
  }
}
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home")
        .task { router.introduce() }
        .navigationDestination(for: Int.self) { _ in IntroView() }
    }
  }
}
struct IntroView: View {
  var body: some View { Text("Welcome") }
}
