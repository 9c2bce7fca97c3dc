// The function only tells sheets from pushes

import SwiftUI
enum Route: Hashable {
  case profile(String), settings
  var isSheet: Bool { self == .settings }
}
final class Router: ObservableObject {
  @Published var path: [Route] = []
  @Published var sheet: Route?
  func show(_ route: Route) {
    if route.isSheet {
      sheet = route
    } else {
      path.↓append(route)
    }
  }
}
@main struct DemoApp: App {
  @StateObject private var router = Router()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        Button("Ada") { router.show(.profile("ada")) }
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .profile(let name): ProfileView(name: name, router: router)
            case .settings: Text("Settings")
            }
          }
      }
    }
  }
}
struct ProfileView: View {
  let name: String
  @ObservedObject var router: Router
  var body: some View { Button("Bob") { router.show(.profile("bob")) } }
}
