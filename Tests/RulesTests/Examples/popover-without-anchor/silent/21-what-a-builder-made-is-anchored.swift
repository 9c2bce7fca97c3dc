// What a builder made is anchored before it is presented

import UIKit
struct MenuBuilder {
  var style: UIAlertController.Style = .alert
  func build() -> UIAlertController {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: style)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return menu
  }
}
final class ItemsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Sort", style: .plain, target: self, action: #selector(sort))
  }
  @objc private func sort(_ sender: UIBarButtonItem) {
    let menu = MenuBuilder(style: .actionSheet).build()
    menu.popoverPresentationController?.barButtonItem = sender
    present(menu, animated: true)
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = ItemsController()
    return true
  }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
