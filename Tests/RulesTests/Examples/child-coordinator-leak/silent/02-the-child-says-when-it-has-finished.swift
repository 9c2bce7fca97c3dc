// The child says when it has finished

protocol Coordinator: AnyObject { func start() }
final class AppCoordinator: Coordinator {
  private var childCoordinators: [Coordinator] = []
  func start() {}
  func showLogin() {
    let child = LoginCoordinator()
    child.onFinish = { [weak self, weak child] in self?.childCoordinators.removeAll { $0 === child } }
    childCoordinators.append(child)
    child.start()
  }
}
final class LoginCoordinator: Coordinator {
  var onFinish: () -> Void = {}
  func start() { onFinish() }
}
