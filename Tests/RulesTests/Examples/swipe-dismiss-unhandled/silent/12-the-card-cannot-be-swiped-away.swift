// The card that the flag belongs to cannot be swiped away

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: AccountsViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class AccountsViewController: UIViewController {
  private lazy var flow = AddAccountFlow(host: self)
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(add), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func add() { flow.begin() }
}

final class AddAccountFlow {
  private weak var host: UIViewController?
  private var isRunning = false
  init(host: UIViewController) { self.host = host }

  func begin() {
    guard !isRunning else { return }
    isRunning = true
    let form = AccountFormViewController()
    form.onFinish = { [weak self] in self?.end() }
    let card = UINavigationController(rootViewController: form)
    card.modalPresentationStyle = .pageSheet
    card.isModalInPresentation = true
    host?.present(card, animated: true)
  }
  private func end() {
    isRunning = false
    host?.dismiss(animated: true)
  }
}

final class AccountFormViewController: UIViewController {
  var onFinish: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(save))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
  @objc private func save() { onFinish?() }
  @objc private func cancel() { onFinish?() }
}
