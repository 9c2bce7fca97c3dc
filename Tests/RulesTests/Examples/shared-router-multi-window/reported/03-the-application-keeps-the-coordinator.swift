// Through a coordinator: each scene takes its root from the one of the application

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  let ↓coordinator = MainCoordinator()
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene, let app = UIApplication.shared.delegate as? AppDelegate else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = app.coordinator.start()
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class MainCoordinator {
  private var navigation: UINavigationController?

  func start() -> UIViewController {
    let notes = NotesViewController()
    notes.onOpen = { [weak self] in self?.navigation?.pushViewController(NoteViewController(), animated: true) }
    let navigation = UINavigationController(rootViewController: notes)
    self.navigation = navigation
    return navigation
  }
}
final class NotesViewController: UITableViewController {
  var onOpen: (() -> Void)?
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onOpen?() }
}
final class NoteViewController: UIViewController {}
// file: Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UIApplicationSceneManifest</key><dict>
<key>UIApplicationSupportsMultipleScenes</key><true/>
<key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Default</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
</dict></array></dict></dict></dict></plist>
