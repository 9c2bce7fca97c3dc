// A running scene takes quick actions, too

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    QuickActions.install(in: application)
    return true
  }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let router = ShortcutRouter()
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = router.root
    window.makeKeyAndVisible()
    self.window = window
    if let item = options.shortcutItem { router.open(item) }
  }
  func windowScene(_ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
    router.open(shortcutItem)
    completionHandler(true)
  }
}

enum QuickActions: String {
  case compose, search
  static func install(in application: UIApplication) {
    application.shortcutItems = [
      UIApplicationShortcutItem(type: QuickActions.compose.rawValue, localizedTitle: "Compose"),
      UIApplicationShortcutItem(type: QuickActions.search.rawValue, localizedTitle: "Search"),
    ]
  }
}

final class ShortcutRouter {
  let root = UINavigationController(rootViewController: InboxViewController())
  func open(_ item: UIApplicationShortcutItem) {
    switch QuickActions(rawValue: item.type) {
    case .compose: root.pushViewController(ComposeViewController(), animated: false)
    case .search: root.pushViewController(SearchViewController(), animated: false)
    case nil: break
    }
  }
}
final class InboxViewController: UIViewController {}
final class ComposeViewController: UIViewController {}
final class SearchViewController: UIViewController {}
