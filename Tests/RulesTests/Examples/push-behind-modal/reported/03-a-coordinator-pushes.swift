// A coordinator pushes onto the stack that presents, by a closure that the modal was made with

import UIKit
final class ShopCoordinator {
  let navigationController = UINavigationController()
  func showFilter() {
    let filter = FilterController(onPick: { [weak self] in self?.showResults() })
    navigationController.present(UINavigationController(rootViewController: filter), animated: true)
  }
  func showResults() { navigationController.↓pushViewController(ResultsController(), animated: true) }
}
final class FilterController: UIViewController {
  private let onPick: () -> Void
  init(onPick: @escaping () -> Void) {
    self.onPick = onPick
    super.init(nibName: nil, bundle: nil)
  }
  @objc func pick() { onPick() }
}
final class ResultsController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  let coordinator = ShopCoordinator()
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = coordinator.navigationController
    coordinator.showFilter()
    return true
  }
}
