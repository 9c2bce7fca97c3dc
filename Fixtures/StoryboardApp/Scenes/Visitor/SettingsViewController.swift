import UIKit

final class SettingsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "설정"
  }
}

final class MembershipViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "연간 회원"
  }
}
