import UIKit

/// The spring campaign, over since April.
final class PromotionViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "봄맞이 할인"
    view.backgroundColor = .systemPink
  }
}
