// Functions of the screen pop it, and present an alert from it

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
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() }))
  }
  private func save() {
    leave()
    ↓thank()
  }
  private func leave() {
    view.endEditing(true)
    navigationController?.popViewController(animated: true)
  }
  private func thank() {
    present(UIAlertController(title: "Saved", message: nil, preferredStyle: .alert), animated: true)
  }
}
