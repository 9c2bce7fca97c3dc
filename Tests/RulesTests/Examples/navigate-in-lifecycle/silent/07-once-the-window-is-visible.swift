// The window is visible, and the screen is shown, before anything is presented

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let flow = Flow()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = flow.navigation
    flow.onWelcome = { [flow] in flow.welcome() }
    window?.makeKeyAndVisible()
    flow.welcome()
    return true
  }
}
final class Flow {
  let navigation = UINavigationController()
  var onWelcome: (() -> Void)?
  func welcome() { navigation.present(WelcomeController(), animated: true) }
  func open() {
    let list = ListController()
    list.title = "List"
    navigation.setViewControllers([list], animated: false)
    list.askForReview()
  }
}
final class ListController: UIViewController {
  func askForReview() {
    present(UIAlertController(title: "Rate?", message: nil, preferredStyle: .alert), animated: true)
  }
}
final class WelcomeController: UIViewController {}
