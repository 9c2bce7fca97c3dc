// The listener is on screen, and what is shown next is another one

import Combine
import UIKit
final class Choice {
  let picked = PassthroughSubject<Int, Never>()
  func pick(_ row: Int, from screen: UIViewController) {
    if row == 0 { return screen.present(OfferController(), animated: true) }
    picked.send(row)
  }
}
final class OfferController: UIViewController {}
final class ListController: UITableViewController {
  let choice = Choice()
  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choice.pick(indexPath.row, from: self)
  }
}
final class FilterController: UIViewController {
  let choice = Choice()
  var bag: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    present(ListController(), animated: true)
    choice.picked.sink { [weak self] in self?.title = "\($0)" }.store(in: &bag)
  }
}
