// A task on the main actor, and a completion of an unknown caller

import UIKit
final class LoginController: UIViewController {
  func logIn(_ api: API) {
    Task.detached { @MainActor in
      self.navigationController?.pushViewController(HomeController(), animated: true)
    }
    api.load { self.navigationController?.pushViewController(HomeController(), animated: true) }
  }
}
protocol API { func load(_ done: @escaping () -> Void) }
final class HomeController: UIViewController {}
