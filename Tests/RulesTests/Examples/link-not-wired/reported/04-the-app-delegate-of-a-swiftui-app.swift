// The app delegate of a SwiftUI app waits for quick actions

import SwiftUI
final class Router: ObservableObject {
  static let shared = Router()
  @Published var searching = false
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func ↓application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    Router.shared.searching = true
    completionHandler(true)
  }
}
struct RootView: View {
  @ObservedObject var router = Router.shared
  var body: some View { Text("Home").sheet(isPresented: $router.searching) { Text("Search") } }
}
@main struct DemoApp: App {
  @UIApplicationDelegateAdaptor(AppDelegate.self) var delegate
  var body: some Scene { WindowGroup { RootView() } }
}
