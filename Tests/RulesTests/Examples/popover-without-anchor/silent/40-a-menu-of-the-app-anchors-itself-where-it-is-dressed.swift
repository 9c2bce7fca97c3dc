// A menu of the app anchors itself where it is dressed

import UIKit
protocol Themed: AnyObject {
  func apply(_ tint: UIColor)
}
extension Themed {
  func dress() { apply(.red) }
}
extension UIAlertController: Themed {
  func apply(_ tint: UIColor) { popoverPresentationController?.sourceView = view }
}
final class PageController: UIViewController, Themed {
  func apply(_ tint: UIColor) { popoverPresentationController?.backgroundColor = tint }
}
final class SectionMenu: UIAlertController {
  func setUp(_ choose: @escaping (String) -> Void) {
    dress()
    addSections(choose)
  }
  private func addSections(_ choose: @escaping (String) -> Void) {
    ["News", "Jobs"].forEach { name in
      addAction(UIAlertAction(title: name, style: .default) { _ in choose(name) })
    }
  }
}
final class FeedController: UIViewController {
  @objc private func titleTapped() {
    let menu = SectionMenu()
    menu.setUp { self.title = $0 }
    present(menu, animated: true)
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    let title = UIButton()
    title.addTarget(self, action: #selector(titleTapped), for: .touchUpInside)
    navigationItem.titleView = title
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: FeedController())
    return true
  }
}
