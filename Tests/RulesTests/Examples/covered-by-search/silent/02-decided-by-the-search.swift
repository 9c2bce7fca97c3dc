// The code asks whether a search is active

import UIKit
final class MembersController: UITableViewController {
  private let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard !search.isActive else { return search.present(UIAlertController(title: "Add?", message: nil, preferredStyle: .alert), animated: true) }
    present(UIAlertController(title: "Add?", message: nil, preferredStyle: .alert), animated: true)
  }
}
