// Only the bar is set up

import UIKit
final class ListController: UIViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    navigationController?.setNavigationBarHidden(true, animated: false)
  }
}
