// The child presents its card itself

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let flow = HomeFlow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    flow.stack.viewControllers = [HomeController(flow: flow)]
    return true
  }
}
final class HomeController: UIViewController {
  private let flow: HomeFlow
  init(flow: HomeFlow) {
    self.flow = flow
    super.init(nibName: nil, bundle: nil)
  }
  @IBAction func accountTapped() { flow.openAccount() }
}
final class HomeFlow {
  let stack = UINavigationController()
  private var account: AccountFlow?
  func openAccount() {
    guard account == nil else { return }
    let flow = AccountFlow(presenter: stack, didEnd: { [weak self] in self?.account = nil })
    account = flow
    flow.start()
  }
}
final class AccountFlow {
  private let presenter: UIViewController
  private let didEnd: () -> Void
  init(presenter: UIViewController, didEnd: @escaping () -> Void) {
    self.presenter = presenter
    self.didEnd = didEnd
  }
  func start() {
    let controller = AccountController()
    controller.onClose = { [weak self] in
      self?.presenter.dismiss(animated: true)
      self?.didEnd()
    }
    presenter.↓present(controller, animated: true)
  }
}
final class AccountController: UIViewController { var onClose: (() -> Void)? }
