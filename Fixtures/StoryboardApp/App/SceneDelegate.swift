import UIKit

/// The window comes from the storyboard that Info.plist names.
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
}
