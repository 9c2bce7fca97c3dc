// The object that is to push gets what the initialiser sees: nothing

import UIKit

final class BasketController: UIViewController {
  private var flow: BasketFlow?
  init(items: [String]) {
    super.init(nibName: nil, bundle: nil)
    flow = BasketFlow(stack: ↓navigationController)
  }
  required init?(coder: NSCoder) { nil }
  @objc func pay() { flow?.pay() }
}

final class BasketFlow {
  private weak var stack: UINavigationController?
  init(stack: UINavigationController?) { self.stack = stack }
  func pay() { stack?.pushViewController(PayController(), animated: true) }
}

final class PayController: UIViewController {}
