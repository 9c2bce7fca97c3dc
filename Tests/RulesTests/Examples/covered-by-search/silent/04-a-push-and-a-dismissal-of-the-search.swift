// Rows push, and dismiss the search where nothing presents the screen

import UIKit
final class MembersController: UITableViewController {
  private let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dismiss(animated: true)
    navigationController?.pushViewController(MemberController(), animated: true)
  }
}
final class MemberController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: MembersController())
    return true
  }
}
