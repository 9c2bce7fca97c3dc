// A full-screen cover over the stack, and a model with the path

import SwiftUI
enum Route: Hashable { case item }
final class Router: ObservableObject {
  @Published var path: [Route] = []
  func openItem() { path.append(.↓item) }
}
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @StateObject private var router = Router()
  @State private var isTourShown = true
  var body: some View {
    NavigationStack(path: $router.path) {
      Text("Home").navigationDestination(for: Route.self) { _ in ItemView() }
    }
    .fullScreenCover(isPresented: $isTourShown) { TourView() }
    .onOpenURL { _ in router.openItem() }
  }
}
struct ItemView: View { var body: some View { Text("Item") } }
struct TourView: View { var body: some View { Text("Tour") } }
