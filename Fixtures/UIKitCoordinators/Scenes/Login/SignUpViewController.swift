import UIKit

final class SignUpViewController: UIViewController {
  var onShowTerms: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "회원가입"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "약관", style: .plain, target: self, action: #selector(didTapTerms))
  }

  @objc private func didTapTerms() {
    onShowTerms?()
  }
}

final class TermsViewController: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "이용 약관"
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.onClose?() })
  }
}
