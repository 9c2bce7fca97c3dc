// A helper of the bar hides the back button and puts nothing in its place

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window.rootViewController = UINavigationController(rootViewController: PagesController())
    return true
  }
}
final class PagesController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PageController(), animated: true)
  }
}
final class BarHelper {
  private weak var controller: UIViewController?
  private let settings: UIBarButtonItem
  init(controller: UIViewController, onSettings: @escaping () -> Void) {
    self.controller = controller
    settings = UIBarButtonItem(title: "Settings", primaryAction: UIAction { _ in onSettings() })
  }
  func configure() {
    ↓controller?.navigationItem.hidesBackButton = true
    controller?.navigationItem.rightBarButtonItem = settings
  }
}
final class PageController: UIViewController {
  private lazy var bar = BarHelper(controller: self) { [weak self] in self?.showSettings() }
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.configure()
  }
  private func showSettings() { present(SettingsController(), animated: true) }
}
final class SettingsController: UIViewController {}
