import UIKit

final class OrderHistoryViewController: UIViewController {
  weak var coordinator: MainCoordinator?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "주문 내역"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "최근 주문", style: .plain, target: self, action: #selector(didTapLatest))
  }

  @objc private func didTapLatest() {
    coordinator?.showOrder("D-77")
  }
}
