// A coordinator is started, and presents, before the window is visible; and a screen is asked before it is shown

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let flow = Flow()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = flow.navigation
    flow.↓welcome()
    window?.makeKeyAndVisible()
    flow.open()
    return true
  }
}
final class Flow {
  let navigation = UINavigationController()
  func welcome() { navigation.present(WelcomeController(), animated: true) }
  func open() {
    let list = ListController()
    list.title = "List"
    list.↓askForReview()
    navigation.setViewControllers([list], animated: false)
  }
}
final class ListController: UIViewController {
  func askForReview() {
    present(UIAlertController(title: "Rate?", message: nil, preferredStyle: .alert), animated: true)
  }
}
final class WelcomeController: UIViewController {}
