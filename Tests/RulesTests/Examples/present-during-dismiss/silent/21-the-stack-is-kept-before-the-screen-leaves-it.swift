// The stack is kept in a constant and does not animate, or another screen is popped, or the pop is the last step

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
protocol EditDelegate: AnyObject { func didEdit() }
final class EditController: UIViewController {
  weak var delegate: EditDelegate?
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(end))
  }
  @objc private func save() {
    let stack = navigationController
    stack?.popViewController(animated: false)
    stack?.pushViewController(DoneController(), animated: true)
  }
  @objc private func end() {
    delegate?.didEdit()
    navigationController?.popViewController(animated: true)
  }
}
final class OverviewController: UIViewController, EditDelegate {
  @objc func edit() {
    let editor = EditController()
    editor.delegate = self
    navigationController?.pushViewController(editor, animated: true)
  }
  func didEdit() {
    navigationController?.popViewController(animated: false)
    navigationController?.pushViewController(DoneController(), animated: true)
  }
}
