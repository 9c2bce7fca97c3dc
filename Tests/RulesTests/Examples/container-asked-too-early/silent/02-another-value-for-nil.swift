// There is a second value, a parameter of the same name, and a later setting

import UIKit

final class BasketController: UIViewController {
  private let flow = BasketFlow()
  private let other = BasketFlow()
  init(navigationController: UINavigationController) {
    super.init(nibName: nil, bundle: nil)
    flow.presenter = navigationController
  }
  init(flow name: String) {
    super.init(nibName: nil, bundle: nil)
    flow.presenter = navigationController ?? self
    other.shown = tabBarController
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    other.shown = tabBarController
  }
}

final class BasketFlow {
  weak var presenter: UIViewController?
  weak var shown: UIViewController?
}
