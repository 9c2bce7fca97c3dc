// The children are a list, and the child is given the card

import UIKit
protocol Flow: AnyObject { func start() }
final class MainFlow {
  let stack = UINavigationController()
  private var children: [Flow] = []
  private var isBusy: Bool { !children.isEmpty }
  func signIn() {
    guard !isBusy else { return }
    let card = UINavigationController()
    let login = LoginFlow(stack: card)
    login.onFinish = { [weak self, weak login] in
      self?.stack.dismiss(animated: true)
      self?.children.removeAll { $0 === login }
    }
    add(login)
    login.start()
    stack.↓present(card, animated: true)
  }
  private func add(_ child: Flow) { children.append(child) }
}
final class LoginFlow: Flow {
  let stack: UINavigationController
  var onFinish: (() -> Void)?
  init(stack: UINavigationController) { self.stack = stack }
  func start() { stack.setViewControllers([UIViewController()], animated: false) }
}
