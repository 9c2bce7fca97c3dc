import UIKit

final class PaymentViewController: UIViewController {
  var onPaid: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "결제"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "방법", style: .plain, target: self, action: #selector(chooseMethod))
  }

  @objc private func chooseMethod(_ sender: UIBarButtonItem) {
    let methods = UIAlertController(title: "결제 방법", message: nil, preferredStyle: .actionSheet)
    methods.addAction(
      UIAlertAction(title: "카드", style: .default) { [weak self] _ in
        self?.onPaid?()
      })
    methods.addAction(UIAlertAction(title: "취소", style: .cancel))
    methods.popoverPresentationController?.barButtonItem = sender
    present(methods, animated: true)
  }
}
