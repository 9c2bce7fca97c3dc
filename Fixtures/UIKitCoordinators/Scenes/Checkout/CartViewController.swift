import UIKit

@MainActor
protocol CartViewControllerDelegate: AnyObject {
  func cartViewControllerDidTapPay(_ controller: CartViewController)
  func cartViewControllerDidTapClose(_ controller: CartViewController)
}

final class CartViewController: UIViewController {
  weak var delegate: CartViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "장바구니"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(didTapClose))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "결제", style: .done, target: self, action: #selector(didTapPay))
  }

  @objc private func didTapClose() {
    delegate?.cartViewControllerDidTapClose(self)
  }

  @objc private func didTapPay() {
    delegate?.cartViewControllerDidTapPay(self)
  }
}
