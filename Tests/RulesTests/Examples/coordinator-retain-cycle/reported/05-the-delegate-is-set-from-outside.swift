// The delegate is set from outside, and not weak

import UIKit
protocol LoginDelegate: AnyObject { func loginDidFinish() }
final class ShopCoordinator: LoginDelegate {
  private var children: [LoginCoordinator] = []
  func start() {
    let login = LoginCoordinator()
    login.delegate = self
    children.append(login)
  }
  func loginDidFinish() {}
}
final class LoginCoordinator {
  var ↓delegate: LoginDelegate?
}
