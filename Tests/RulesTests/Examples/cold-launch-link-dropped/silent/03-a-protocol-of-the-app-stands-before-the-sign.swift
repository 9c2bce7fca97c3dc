// A protocol of the app stands before the sign-in library

import SignInKit
import UIKit
protocol LinkOpening { @discardableResult func openLink(_ url: URL) -> Bool }
protocol OpenerMaking { func makeOpener() -> LinkOpening }
final class SignInStore: LinkOpening {
  let manager = SignInManager.shared
  func openLink(_ url: URL) -> Bool { manager.handle(url) }
}
final class GuestStore: LinkOpening {
  func openLink(_ url: URL) -> Bool { false }
}
struct Openers: OpenerMaking {
  func makeOpener() -> LinkOpening { SignInStore() }
}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var openers: OpenerMaking = Openers()
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    window?.rootViewController = HomeController()
  }
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    contexts.forEach { openers.makeOpener().openLink($0.url) }
  }
}
final class HomeController: UIViewController {}
