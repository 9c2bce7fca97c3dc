// An initialiser that the app adds to links pushes a value

import SwiftUI
final class Router: ObservableObject {
  @Published var path = NavigationPath()
  func popToRoot() { path = NavigationPath() }
}
@main struct DemoApp: App {
  @StateObject private var router = Router()
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $router.path) {
        HomeView().navigationDestination(for: Int.self) { Text("\($0)") }
      }
      .environmentObject(router)
    }
  }
}
struct HomeView: View {
  @EnvironmentObject var router: Router
  var body: some View {
    VStack {
      Button("Log out") { router.popToRoot() }
      SettingsRow()
    }
  }
}
struct SettingsRow: View {
  var body: some View { NavigationLink("Settings", destination: .settings) }
}

enum Page: Hashable { case settings }
extension NavigationLink where Destination == Never {
  init(_ title: String, destination: Page) where Label == Text {
    self.init(value: destination) { Text(title) }
  }
}
