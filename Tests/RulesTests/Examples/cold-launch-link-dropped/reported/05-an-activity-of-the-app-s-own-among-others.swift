// An activity that another device hands over, beside those of the system

import UIKit
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    window = UIWindow()
  }
  func ↓scene(_ scene: UIScene, continue activity: NSUserActivity) {
    guard activity.activityType == NSUserActivity.playGame || activity.webpageURL != nil else { return }
    window?.rootViewController?.present(GameController(), animated: true)
  }
}
extension NSUserActivity { static let playGame = "app.games.play" }
final class GameController: UIViewController {}
