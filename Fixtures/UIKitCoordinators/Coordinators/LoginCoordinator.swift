import UIKit

@MainActor
protocol LoginCoordinatorDelegate: AnyObject {
  func loginCoordinatorDidFinish(_ coordinator: LoginCoordinator)
}

final class LoginCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var delegate: LoginCoordinatorDelegate?

  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let login = LoginViewController()
    login.delegate = self
    navigationController.setNavigationBarHidden(false, animated: false)
    navigationController.setViewControllers([login], animated: false)
  }

  private func showTerms() {
    let terms = TermsViewController()
    terms.onClose = { [weak self] in
      self?.navigationController.dismiss(animated: true)
    }
    navigationController.present(UINavigationController(rootViewController: terms), animated: true)
  }
}

extension LoginCoordinator: LoginViewControllerDelegate {
  func loginViewControllerDidLogIn(_ controller: LoginViewController) {
    delegate?.loginCoordinatorDidFinish(self)
  }

  func loginViewControllerDidTapSignUp(_ controller: LoginViewController) {
    let signUp = SignUpViewController()
    signUp.onShowTerms = { [weak self] in
      self?.showTerms()
    }
    navigationController.pushViewController(signUp, animated: true)
  }
}
