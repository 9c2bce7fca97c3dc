// A published path changes on a global queue

import SwiftUI
enum Route: Hashable { case detail }
final class Router: ObservableObject {
  @Published var path: [Route] = []
  func load() {
    DispatchQueue.global().async {
      let isReady = compute()
      if isReady { self.path.append(.↓detail) }
    }
  }
}
func compute() -> Bool { true }
// prelude: root-app
struct RootView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Load") { router.load() }
        .navigationDestination(for: Route.self) { _ in DetailView() }
    }
  }
}
struct DetailView: View {
  var body: some View { Text("Detail") }
}
