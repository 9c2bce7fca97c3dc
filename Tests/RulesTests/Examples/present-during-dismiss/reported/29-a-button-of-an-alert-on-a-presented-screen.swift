// A button of an alert, which has closed by then, on a screen that is presented itself

import UIKit
final class SourcesController: UIViewController {
  @objc private func add() {
    let alert = UIAlertController(title: "Add", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "More", style: .default) { _ in
      self.dismiss(animated: true)
      self.↓askForMore()
    })
    present(alert, animated: true)
  }
  private func askForMore() {
    present(UIAlertController(title: "More", message: nil, preferredStyle: .alert), animated: true)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Add", style: .plain, target: self, action: #selector(add))
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = HomeController()
    return true
  }
}
final class HomeController: UIViewController {
  @objc private func open() {
    present(UINavigationController(rootViewController: SourcesController()), animated: true)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    view.addSubview(button)
  }
}
