// A button in the cover's content, and the path of a router

final class Router: ObservableObject {
  @Published var path = NavigationPath()
}
// prelude: home-app
struct HomeView: View {
  @StateObject private var router = Router()
  @State private var showsTour = false
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Tour") { showsTour = true }
        .navigationDestination(for: Int.self) { Text("\($0)") }
    }
    .fullScreenCover(isPresented: $showsTour) {
      VStack { Button("Register") { router.path.↓append(1) } }
    }
  }
}
