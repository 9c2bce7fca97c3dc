// No sheet on this view

import SwiftUI
enum Route: Hashable { case item }
@main struct ShopApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Text("Home").navigationDestination(for: Route.self) { _ in ItemView() }
    }
    .onOpenURL { _ in path.append(.item) }
  }
}
struct ItemView: View { var body: some View { Text("Item") } }
