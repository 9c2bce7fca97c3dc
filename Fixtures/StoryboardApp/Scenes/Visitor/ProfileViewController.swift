import UIKit

final class ProfileViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "도움말", style: .plain, target: self, action: #selector(openHelp))
  }

  @objc private func openHelp() {
    UIApplication.shared.open(URL(string: "https://example.com/help")!)
  }
}
