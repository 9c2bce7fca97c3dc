import UIKit

/// The first guide. Its scene is still in Main.storyboard, with nothing that leads to it.
final class OldGuideViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "옛 해설"
  }
}
