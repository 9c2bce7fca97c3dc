// The screen defines the context of the search, and what is around it may present

import UIKit
final class MembersController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    definesPresentationContext = true
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(UIAlertController(title: "Add?", message: nil, preferredStyle: .alert), animated: true)
  }
}
