// The delegate calls a function that dismisses first

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: VaultFlow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let stack = UINavigationController(rootViewController: ListController())
    flow = VaultFlow(stack: stack)
    flow?.start()
    window = UIWindow()
    window?.rootViewController = stack
    window?.makeKeyAndVisible()
    return true
  }
}

final class ListController: UIViewController {}

protocol SettingsDelegate: AnyObject { func settingsDidLock(_ settings: SettingsController) }

final class SettingsController: UIViewController {
  weak var delegate: SettingsDelegate?
  private let lock = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    lock.addTarget(self, action: #selector(lockTapped), for: .touchUpInside)
  }
  @objc private func lockTapped() { delegate?.settingsDidLock(self) }
}

final class VaultController: UIViewController {
  var onSettings: (() -> Void)?
  private let settings = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    settings.addTarget(self, action: #selector(settingsTapped), for: .touchUpInside)
  }
  @objc private func settingsTapped() { onSettings?() }
}

final class VaultFlow: SettingsDelegate {
  private let stack: UINavigationController
  init(stack: UINavigationController) { self.stack = stack }

  func start() {
    let vault = VaultController()
    vault.onSettings = { [weak self] in self?.openSettings() }
    stack.pushViewController(vault, animated: true)
  }

  private func openSettings() {
    let settings = SettingsController()
    settings.delegate = self
    let modal = UINavigationController(rootViewController: settings)
    stack.present(modal, animated: true)
  }

  func settingsDidLock(_ settings: SettingsController) { closeVault() }

  private func closeVault() {
    stack.dismiss(animated: true) { self.stack.popViewController(animated: true) }
  }
}
