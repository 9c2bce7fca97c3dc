// Only a function of the app speaks of quick actions, and nothing calls it

import SwiftUI
enum Work: String { case shortcutItem }
final class Router: ObservableObject {
  static let shared = Router()
  @Published var searching = false
  func handle(shortcutItem: UIApplicationShortcutItem) {
    print(Work.shortcutItem.rawValue)
    if shortcutItem.type == "search" { searching = true }
  }
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    application.shortcutItems = [↓UIApplicationShortcutItem(type: "search", localizedTitle: "Search")]
    return true
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
