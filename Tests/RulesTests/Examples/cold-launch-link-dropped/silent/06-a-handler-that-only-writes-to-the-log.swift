// A handler that only writes to the log

import UIKit
enum Log { static func note(_ text: String) {} }
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    Log.note("scene continue userActivity")
  }
}
