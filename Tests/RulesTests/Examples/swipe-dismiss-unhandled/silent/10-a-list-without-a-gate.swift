// A list of children that keeps nothing from opening

import UIKit
final class MainFlow {
  let stack = UINavigationController()
  private var children: [LoginFlow] = []
  func signIn() {
    let card = UINavigationController()
    let login = LoginFlow(stack: card)
    login.onFinish = { [weak self] in self?.children.removeAll() }
    children.append(login)
    stack.present(card, animated: true)
  }
}
final class LoginFlow {
  let stack: UINavigationController
  var onFinish: (() -> Void)?
  init(stack: UINavigationController) { self.stack = stack }
}
