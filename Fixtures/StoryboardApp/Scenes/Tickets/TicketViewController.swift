import UIKit

final class TicketViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "입장", style: .done, target: self, action: #selector(showCode)),
      UIBarButtonItem(title: "환불", style: .plain, target: self, action: #selector(refund)),
    ]
  }

  @objc private func showCode() {
    guard let storyboard,
      let code = storyboard.instantiateViewController(withIdentifier: "TicketQR") as? TicketQRViewController
    else { return }
    code.modalPresentationStyle = .fullScreen
    present(code, animated: true)
  }

  @objc private func refund() {
    let alert = UIAlertController(title: "환불할까요?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "환불", style: .destructive) { [weak self] _ in
        self?.navigationController?.popToRootViewController(animated: true)
      })
    alert.addAction(UIAlertAction(title: "취소", style: .cancel))
    present(alert, animated: true)
  }
}

final class TicketQRViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  @objc private func close() {
    dismiss(animated: true)
  }
}
