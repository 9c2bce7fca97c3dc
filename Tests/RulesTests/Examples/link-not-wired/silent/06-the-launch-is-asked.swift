// The options of a connection are asked for the quick action

import SwiftUI
final class Router: ObservableObject {
  static let shared = Router()
  @Published var searching = false
}
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    application.shortcutItems = [UIApplicationShortcutItem(type: "search", localizedTitle: "Search")]
    return true
  }
  func application(_ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions) -> UISceneConfiguration {
    if options.shortcutItem != nil { Router.shared.searching = true }
    return UISceneConfiguration(name: nil, sessionRole: session.role)
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
