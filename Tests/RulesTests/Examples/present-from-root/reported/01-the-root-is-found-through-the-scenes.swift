// The root is found through the scenes, and a form that is presented asks for it

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window.rootViewController = ShopController()
    return true
  }
}
final class ShopController: UIViewController {
  @objc func buy() { present(CheckoutController(), animated: true) }
}
final class CheckoutController: UIViewController {
  private let model = SignInModel()
  @objc func signIn() { model.signIn() }
}
final class SignInModel {
  func signIn() {
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    guard let root = scene?.windows.first?.rootViewController else { return }
    root.↓present(SignInController(), animated: true)
  }
}
final class SignInController: UIViewController {}
