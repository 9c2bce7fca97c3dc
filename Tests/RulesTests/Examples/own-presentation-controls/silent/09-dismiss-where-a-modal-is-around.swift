// The pushed screen ends the modal, or closes what it presents

import UIKit
final class ConfirmController: UIViewController {
  @objc func cancel() { dismiss(animated: true) }
}
final class AmountController: UIViewController {
  @objc func next() { navigationController?.pushViewController(ConfirmController(), animated: true) }
}
final class NoteController: UIViewController {
  @objc func help() { present(HelpController(), animated: true) }
  @objc func closeHelp() { dismiss(animated: true) }
}
final class HelpController: UIViewController {}
final class HomeController: UIViewController {
  @objc func pay() { present(UINavigationController(rootViewController: AmountController()), animated: true) }
  @objc func note() { navigationController?.pushViewController(NoteController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: HomeController())
    return true
  }
}
