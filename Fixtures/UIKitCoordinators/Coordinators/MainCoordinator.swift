import SwiftUI
import UIKit

@MainActor
protocol MainCoordinatorDelegate: AnyObject {
  func mainCoordinatorDidLogOut(_ coordinator: MainCoordinator)
}

final class MainCoordinator: Coordinator {
  var childCoordinators: [Coordinator] = []
  weak var delegate: MainCoordinatorDelegate?

  private let navigationController: UINavigationController
  private let tabBarController = MainTabBarController()
  private weak var listNavigation: UINavigationController?
  private weak var orderNavigation: UINavigationController?
  private weak var profileNavigation: UINavigationController?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    tabBarController.viewControllers = [
      makeRestaurantsTab(),
      makeOrdersTab(),
      makeProfileTab(),
    ]
    navigationController.setNavigationBarHidden(true, animated: false)
    navigationController.setViewControllers([tabBarController], animated: true)
  }

  private func makeRestaurantsTab() -> UIViewController {
    let list = RestaurantListViewController()
    list.onSelect = { [weak self] id in
      self?.showRestaurant(id)
    }
    let navigation = UINavigationController(rootViewController: list)
    navigation.tabBarItem = UITabBarItem(title: "맛집", image: nil, tag: 0)
    listNavigation = navigation
    return navigation
  }

  private func makeOrdersTab() -> UIViewController {
    let history = OrderHistoryViewController()
    history.coordinator = self
    let navigation = UINavigationController(rootViewController: history)
    navigation.tabBarItem = UITabBarItem(title: "주문", image: nil, tag: 1)
    orderNavigation = navigation
    return navigation
  }

  private func makeProfileTab() -> UIViewController {
    let profile = ProfileScreen(
      onSettings: { [weak self] in self?.showSettings() },
      onLogOut: { [weak self] in self?.confirmLogOut() })
    let navigation = UINavigationController(rootViewController: UIHostingController(rootView: profile))
    navigation.tabBarItem = UITabBarItem(title: "내 정보", image: nil, tag: 2)
    profileNavigation = navigation
    return navigation
  }

  private func showRestaurant(_ id: Int) {
    let restaurant = RestaurantViewController(restaurantID: id)
    restaurant.delegate = self
    listNavigation?.pushViewController(restaurant, animated: true)
  }

  func showOrder(_ number: String) {
    let order = OrderViewController(number: number)
    orderNavigation?.pushViewController(order, animated: true)
  }

  private func showSettings() {
    profileNavigation?.pushViewController(UIHostingController(rootView: SettingsScreen()), animated: true)
  }

  private func confirmLogOut() {
    let alert = UIAlertController(title: "로그아웃할까요?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "로그아웃", style: .destructive) { [weak self] _ in
        guard let self else { return }
        delegate?.mainCoordinatorDidLogOut(self)
      })
    alert.addAction(UIAlertAction(title: "취소", style: .cancel))
    profileNavigation?.present(alert, animated: true)
  }
}

extension MainCoordinator: RestaurantViewControllerDelegate {
  func restaurantViewControllerDidTapOrder(_ controller: RestaurantViewController) {
    let checkout = CheckoutCoordinator(presenter: controller)
    checkout.onFinish = { [weak self] finished in
      self?.removeChild(finished)
    }
    addChild(checkout)
    checkout.start()
  }
}
