import UIKit

final class MuseumTabBarController: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tabBar.tintColor = .systemIndigo
  }
}
