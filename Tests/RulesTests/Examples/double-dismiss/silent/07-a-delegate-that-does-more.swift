// The delegate does not only go back: it ends the flow, and says so

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: SettingsController())
    window?.makeKeyAndVisible()
    return true
  }
}
protocol PasswordDelegate: AnyObject { func passwordChanged() }
final class SettingsController: UIViewController, PasswordDelegate {
  private var flows: [PasswordFlow] = []
  override func viewDidAppear(_ animated: Bool) {
    let flow = PasswordFlow(navigation: navigationController!, delegate: self)
    flows = [flow]
    flow.start()
  }
  func passwordChanged() {
    navigationController?.popViewController(animated: false)
    flows.removeAll()
  }
}
final class PasswordFlow {
  let navigation: UINavigationController
  weak var delegate: PasswordDelegate?
  init(navigation: UINavigationController, delegate: PasswordDelegate) {
    self.navigation = navigation
    self.delegate = delegate
  }
  func start() {
    let form = PasswordController()
    form.onDone = { [weak self] in self?.done() }
    navigation.present(form, animated: true)
  }
  func done() {
    navigation.dismiss(animated: true)
    delegate?.passwordChanged()
  }
}
final class PasswordController: UIViewController {
  var onDone: (() -> Void)?
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { onDone?() }
}
