// The function that is called hops

import UIKit
final class LoginController: UIViewController {
  func logIn() {
    DispatchQueue.global().async { self.showHome() }
  }
  func showHome() {
    DispatchQueue.main.async {
      self.navigationController?.pushViewController(HomeController(), animated: true)
    }
  }
}
final class HomeController: UIViewController {}
