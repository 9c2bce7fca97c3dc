// The app has one window

import SwiftUI
enum Route: Hashable { case detail }
final class Router: ObservableObject {
  static let shared = Router()
  @Published var path: [Route] = []
}
// prelude: home-app
struct HomeView: View {
  @ObservedObject private var router = Router.shared
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Open") { router.path.append(.detail) }
        .navigationDestination(for: Route.self) { _ in DetailView() }
    }
  }
}
struct DetailView: View { var body: some View { Text("Detail") } }
// file: Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
  <key>UIApplicationSceneManifest</key>
  <dict><key>UIApplicationSupportsMultipleScenes</key><false/></dict>
</dict></plist>
