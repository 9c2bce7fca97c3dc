// Another controller shows the results, and rows of the screen are covered

import UIKit
final class MembersController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: ResultsController())
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(UIAlertController(title: "Add?", message: nil, preferredStyle: .alert), animated: true)
  }
}
final class ResultsController: UITableViewController {}
