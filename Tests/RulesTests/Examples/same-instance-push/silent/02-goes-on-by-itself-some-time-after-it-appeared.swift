// Goes on by itself some time after it appeared

import UIKit
final class WelcomeController: UIViewController {
  private let menu = MenuController()
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setUp()
  }
  private func setUp() { goOnLater() }
  private func goOnLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 4) { [weak self] in self?.goOn() }
  }
  private func goOn() { navigationController?.pushViewController(menu, animated: true) }
}
final class MenuController: UIViewController {}
