// A base class takes the search away with the screen

import UIKit
class SearchableController: UITableViewController {
  let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if search.isActive { search.dismiss(animated: false) }
    super.dismiss(animated: flag, completion: completion)
  }
}
final class CountryPicker: SearchableController {
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    dismiss(animated: true)
  }
}
final class FormController: UIViewController {
  @IBAction func pickCountry() {
    present(UINavigationController(rootViewController: CountryPicker()), animated: true)
  }
}
