// A scene delegate of a SwiftUI app gets the quick actions

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
    let configuration = UISceneConfiguration(name: nil, sessionRole: session.role)
    configuration.delegateClass = SceneDelegate.self
    return configuration
  }
  func application(_ application: UIApplication, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    Router.shared.searching = true
  }
}
final class SceneDelegate: NSObject, UIWindowSceneDelegate {
  func windowScene(_ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    Router.shared.searching = true
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
