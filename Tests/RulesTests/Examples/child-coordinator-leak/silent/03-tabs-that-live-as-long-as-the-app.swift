// Tabs that live as long as the app

protocol Coordinator: AnyObject { func start() }
final class TabCoordinator: Coordinator {
  private var childCoordinators: [Coordinator] = []
  func start() {
    for tab in [HomeCoordinator(), HomeCoordinator()] {
      childCoordinators.append(tab)
      tab.start()
    }
  }
}
final class HomeCoordinator: Coordinator { func start() {} }
