// Another value is there where there is no stack

import UIKit
final class BasketController: UIViewController {
  private let flow = BasketFlow()
  init() {
    super.init(nibName: nil, bundle: nil)
    flow.presenter = navigationController ?? self
  }
}
final class BasketFlow { weak var presenter: UIViewController? }
