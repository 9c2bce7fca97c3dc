// The function asks whether the route is on the path

import SwiftUI
enum Route: Hashable { case profile(String) }
final class Router: ObservableObject {
  @Published var path: [Route] = []
  func push(_ route: Route) {
    if path.contains(route) { return }
    path.append(route)
  }
}
@main struct DemoApp: App {
  @StateObject private var router = Router()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        Button("Ada") { router.push(.profile("ada")) }
          .navigationDestination(for: Route.self) { route in
            switch route { case .profile(let name): ProfileView(name: name, router: router) }
          }
      }
    }
  }
}
struct ProfileView: View {
  let name: String
  @ObservedObject var router: Router
  var body: some View { Button("Bob") { router.push(.profile("bob")) } }
}
