// A second tap is not heard while the first one pushes

import SwiftUI
enum Route: Hashable { case profile(String) }
final class Router: ObservableObject {
  @Published var path: [Route] = []
  var isPushing = false
  func push(_ route: Route) {
    guard !isPushing else { return }
    isPushing = true
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
