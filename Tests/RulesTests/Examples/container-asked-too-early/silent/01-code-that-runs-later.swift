// Closures, lazy properties and functions that others call, too, run when there is a stack

import UIKit

final class BasketController: UIViewController {
  private lazy var flow = BasketFlow(stack: navigationController)
  private var next: (() -> Void)?
  init(items: [String]) {
    super.init(nibName: nil, bundle: nil)
    next = { [weak self] in self?.navigationController?.pushViewController(PayController(), animated: true) }
    refresh()
  }
  required init?(coder: NSCoder) { nil }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    refresh()
  }
  private func refresh() { BadgePainter.paint(navigationController) }
  @objc func pay() { flow.pay() }
}

enum BadgePainter {
  static func paint(_ stack: UINavigationController?) { stack?.navigationBar.tintColor = .red }
}

final class BasketFlow {
  private weak var stack: UINavigationController?
  init(stack: UINavigationController?) { self.stack = stack }
  func pay() { stack?.pushViewController(PayController(), animated: true) }
}

final class PayController: UIViewController {}
