// An activity of the app's own is no link

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeController()
  }
  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    if activity.activityType == "app.recipes.new" { window?.rootViewController?.present(EditController(), animated: true) }
  }
}
final class HomeController: UIViewController {}
final class EditController: UIViewController {}
