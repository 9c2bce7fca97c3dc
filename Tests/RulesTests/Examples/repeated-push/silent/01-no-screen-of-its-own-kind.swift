// The detail leads nowhere

import SwiftUI
enum Route: Hashable { case detail(Int) }
final class Router: ObservableObject {
  @Published var path: [Route] = []
  func push(_ route: Route) { path.append(route) }
}
@main struct DemoApp: App {
  @StateObject private var router = Router()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        Button("One") { router.push(.detail(1)) }
          .navigationDestination(for: Route.self) { route in
            switch route { case .detail(let id): DetailView(id: id) }
          }
      }
    }
  }
}
struct DetailView: View {
  let id: Int
  var body: some View { Text("\(id)") }
}
