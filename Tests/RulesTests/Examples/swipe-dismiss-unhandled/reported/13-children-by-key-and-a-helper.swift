// Children by key, and a helper that presents

import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AppCoordinator.shared.start()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
protocol Coordinator: AnyObject { func start() -> UIViewController }
extension UIViewController {
  func showCard(_ controller: UIViewController) {
    let stack = UINavigationController(rootViewController: controller)
    stack.modalPresentationStyle = .pageSheet
    present(stack, animated: true)
  }
}
final class AppCoordinator: Coordinator {
  static let shared = AppCoordinator()
  private let home = HomeViewController()
  private var children: [String: Coordinator] = [:]
  func start() -> UIViewController {
    home.onSignIn = { [weak self] in self?.signIn() }
    return home
  }
  private func signIn() {
    guard children["signIn"] == nil else { return }
    let child = SignInCoordinator()
    children["signIn"] = child
    child.onEnd = { [weak self] in
      self?.home.dismiss(animated: true)
      self?.children["signIn"] = nil
    }
    home.↓showCard(child.start())
  }
}
final class SignInCoordinator: Coordinator {
  var onEnd: (() -> Void)?
  func start() -> UIViewController {
    let screen = SignInViewController()
    screen.onCancel = { [weak self] in self?.onEnd?() }
    return screen
  }
}
final class HomeViewController: UIViewController {
  var onSignIn: (() -> Void)?
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(signIn), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func signIn() { onSignIn?() }
}
final class SignInViewController: UIViewController {
  var onCancel: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }
  @objc private func cancel() { onCancel?() }
}
