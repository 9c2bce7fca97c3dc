// A row presents a screen, for which the system may find another controller that is free

import UIKit
final class MembersController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    present(MemberController(), animated: true)
  }
}
final class MemberController: UIViewController {}
