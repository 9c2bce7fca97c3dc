import UIKit

/// Cart and payment, in a full-screen modal of its own.
final class CheckoutCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  var onFinish: ((CheckoutCoordinator) -> Void)?

  private weak var presenter: UIViewController?
  private weak var navigationController: UINavigationController?

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let cart = CartViewController()
    cart.delegate = self
    let navigation = UINavigationController(rootViewController: cart)
    navigation.modalPresentationStyle = .fullScreen
    navigationController = navigation
    presenter?.present(navigation, animated: true)
  }

  private func finish() {
    presenter?.dismiss(animated: true)
    onFinish?(self)
  }
}

extension CheckoutCoordinator: CartViewControllerDelegate {
  func cartViewControllerDidTapPay(_ controller: CartViewController) {
    let payment = PaymentViewController()
    payment.onPaid = { [weak self] in
      self?.finish()
    }
    navigationController?.pushViewController(payment, animated: true)
  }

  func cartViewControllerDidTapClose(_ controller: CartViewController) {
    finish()
  }
}
