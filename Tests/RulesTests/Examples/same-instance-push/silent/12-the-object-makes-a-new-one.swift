// The object makes a new one

import UIKit
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AppCoordinator.shared.start()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
final class AppCoordinator {
  static let shared = AppCoordinator()
  private let screens = Screens()
  private let home = HomeViewController()
  func start() -> UIViewController {
    home.onPlayer = { [weak self] in self?.showPlayer() }
    return UINavigationController(rootViewController: home)
  }
  private func showPlayer() {
    home.navigationController?.pushViewController(screens.player, animated: true)
  }
}
final class Screens {
  var player: PlayerViewController { PlayerViewController() }
}
final class HomeViewController: UIViewController {
  var onPlayer: (() -> Void)?
  private let mini = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    mini.addTarget(self, action: #selector(player), for: .touchUpInside)
    view.addSubview(mini)
  }
  @objc private func player() { onPlayer?() }
}
final class PlayerViewController: UIViewController {}
