// The kept modal is unwrapped where it is presented, and where it is dismissed

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    return true
  }
}
final class ListController: UITableViewController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(EditController(), animated: true)
  }
}
final class DoneController: UIViewController {}
final class EditController: UIViewController {
  private var progress: DoneController?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() }))
    view.addSubview(UIButton(primaryAction: UIAction(title: "Stop") { [weak self] _ in self?.stop() }))
  }
  private func save() {
    progress = DoneController()
    guard let progress else { return }
    present(progress, animated: true)
  }
  private func stop() {
    if let progress {
      progress.dismiss(animated: true)
    }
    ↓present(UIAlertController(title: "Stopped", message: nil, preferredStyle: .alert), animated: true)
  }
}
