// The modal is told to push onto its own stack

import UIKit
final class ShopCoordinator {
  let navigationController = UINavigationController()
  let modalController = UINavigationController()
  func showFilter() {
    let filter = FilterController(onPick: { [weak self] in self?.showResults() })
    modalController.viewControllers = [filter]
    navigationController.present(modalController, animated: true)
  }
  func showResults() { modalController.pushViewController(ResultsController(), animated: true) }
}
final class FilterController: UIViewController {
  private let onPick: () -> Void
  init(onPick: @escaping () -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
  }
  @objc func pick() { onPick() }
}
final class ResultsController: UIViewController {}
