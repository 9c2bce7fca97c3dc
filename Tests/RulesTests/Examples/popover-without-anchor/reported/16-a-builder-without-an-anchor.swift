// Through a builder: no step says where the sheet points

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: HomeViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class AlertBuilder {
  private let controller: UIAlertController
  init(title: String?, style: UIAlertController.Style) {
    controller = UIAlertController(title: title, message: nil, preferredStyle: style)
  }
  func action(_ title: String, style: UIAlertAction.Style = .default, handler: @escaping () -> Void = {}) -> AlertBuilder {
    controller.addAction(UIAlertAction(title: title, style: style) { _ in handler() })
    return self
  }
  func anchored(to view: UIView) -> AlertBuilder {
    controller.popoverPresentationController?.sourceView = view
    return self
  }
  func present(on presenter: UIViewController) { presenter.present(controller, animated: true) }
}

final class HomeViewController: UIViewController {
  private let button = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(more), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func more() {
    AlertBuilder(title: "More", style: .actionSheet)
      .action("Delete", style: .destructive)
      .action("Cancel", style: .cancel)
      .↓present(on: self)
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
