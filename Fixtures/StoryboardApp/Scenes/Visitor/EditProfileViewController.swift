import UIKit

final class EditProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .done, target: self, action: #selector(didTapDone))
  }

  @objc private func didTapDone() {
    dismiss(animated: true)
  }
}
