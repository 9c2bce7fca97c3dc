import UIKit

final class GuideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "해설"
  }
}
