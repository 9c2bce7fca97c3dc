// A flow goes back to the root at its end; where it is presented, it is the root

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: HomeController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class HomeController: UIViewController {
  private let send = UIButton()
  private let pay = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    send.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
    pay.addTarget(self, action: #selector(payTapped), for: .touchUpInside)
  }
  @objc private func sendTapped() {
    navigationController?.pushViewController(AmountController(), animated: true)
  }
  @objc private func payTapped() {
    let stack = UINavigationController(rootViewController: AmountController())
    ↓present(stack, animated: true)
  }
}

final class AmountController: UIViewController {
  private let next = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    next.addTarget(self, action: #selector(nextTapped), for: .touchUpInside)
  }
  @objc private func nextTapped() {
    navigationController?.pushViewController(SendingController(), animated: true)
  }
}

final class SendingController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    transfer { [weak self] in self?.finished() }
  }
  private func transfer(done: @escaping () -> Void) { DispatchQueue.main.async(execute: done) }
  private func finished() {
    navigationController?.popToRootViewController(animated: true)
  }
}
