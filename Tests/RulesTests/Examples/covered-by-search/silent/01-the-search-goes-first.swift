// The search is taken away, and its completion presents

import UIKit
final class MembersController: UITableViewController {
  private let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    search.dismiss(animated: true) {
      self.present(UIAlertController(title: "Add?", message: nil, preferredStyle: .alert), animated: true)
    }
  }
}
