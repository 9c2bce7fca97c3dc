// A picker closes itself when a row is picked

import UIKit
class SearchableController: UITableViewController {
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
}
final class CountryPicker: SearchableController {
  var onPick: (Int) -> Void = { _ in }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onPick(indexPath.row)
    ↓close()
  }
  private func close() { dismiss(animated: true) }
}
final class FormController: UIViewController {
  @IBAction func pickCountry() {
    present(UINavigationController(rootViewController: CountryPicker()), animated: true)
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow()
    window?.rootViewController = FormController()
    return true
  }
}
