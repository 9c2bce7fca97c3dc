import UIKit

final class AppCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []

  private let navigationController: UINavigationController
  private let account: Account

  init(navigationController: UINavigationController, account: Account) {
    self.navigationController = navigationController
    self.account = account
  }

  func start() {
    if account.isLoggedIn {
      showMain()
    } else {
      showLogin()
    }
  }

  private func showLogin() {
    let coordinator = LoginCoordinator(navigationController: navigationController)
    coordinator.delegate = self
    addChild(coordinator)
    coordinator.start()
  }

  private func showMain() {
    let coordinator = MainCoordinator(navigationController: navigationController)
    coordinator.delegate = self
    addChild(coordinator)
    coordinator.start()
  }
}

extension AppCoordinator: LoginCoordinatorDelegate {
  func loginCoordinatorDidFinish(_ coordinator: LoginCoordinator) {
    removeChild(coordinator)
    account.isLoggedIn = true
    showMain()
  }
}

extension AppCoordinator: MainCoordinatorDelegate {
  func mainCoordinatorDidLogOut(_ coordinator: MainCoordinator) {
    removeChild(coordinator)
    account.isLoggedIn = false
    showLogin()
  }
}
