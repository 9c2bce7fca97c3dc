// A helper of all controllers presents the question

import UIKit
extension UIViewController {
  func ask(_ text: String, done: @escaping () -> Void) {
    let alert = UIAlertController(title: text, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in done() })
    present(alert, animated: true)
  }
}
final class MembersController: UIViewController, UITableViewDelegate {
  private let all = ["Ann", "Bob"]
  private var found: [String] = []
  private let search = UISearchController(searchResultsController: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    search.dimsBackgroundDuringPresentation = false
    navigationItem.searchController = search
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let name = search.isActive ? found[indexPath.row] : all[indexPath.row]
    guard !name.isEmpty else { return }
    ↓ask(name) {}
  }
}
