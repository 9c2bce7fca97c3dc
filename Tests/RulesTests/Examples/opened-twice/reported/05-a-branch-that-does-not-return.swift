// A branch calls the closure and does not return

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let navigation = UINavigationController()
    let form = FormController()
    form.onDone = { [weak navigation] in navigation?.pushViewController(DoneController(), animated: true) }
    navigation.setViewControllers([form], animated: false)
    window = UIWindow()
    window?.rootViewController = navigation
    return true
  }
}
final class DoneController: UIViewController {}
final class FormController: UIViewController {
  var onDone: (() -> Void)?
  private var text: String?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Save") { [weak self] _ in self?.save() }))
  }
  private func save() {
    if text == nil {
      onDone?()
    }
    print("saves")
    ↓onDone?()
  }
}
