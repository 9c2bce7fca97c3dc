// The button is off while the request runs, and a screen that asks by itself

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = UINavigationController(rootViewController: ListController())
    window?.makeKeyAndVisible()
    return true
  }
}
struct API { func load() async throws -> String { "" } }
final class ListController: UIViewController {
  private let api = API()
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(open), for: .touchUpInside)
    start()
  }
  @objc private func open() {
    button.isEnabled = false
    Task {
      guard let text = try? await api.load() else { return }
      navigationController?.pushViewController(DetailController(text: text), animated: true)
    }
  }
  private func start() {
    Task {
      guard let text = try? await api.load() else { return }
      navigationController?.pushViewController(DetailController(text: text), animated: true)
    }
  }
}
final class DetailController: UIViewController {
  init(text: String) { super.init(nibName: nil, bundle: nil) }
}
