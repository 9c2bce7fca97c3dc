import UIKit

final class MapViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    preferredContentSize = CGSize(width: 320, height: 240)
  }
}
