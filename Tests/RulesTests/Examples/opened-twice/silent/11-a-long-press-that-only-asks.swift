// A long press shows a menu, and only an answer in it opens the screen

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  let window = UIWindow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window.rootViewController = UINavigationController(rootViewController: ChatController())
    return true
  }
}
final class ChatController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(pressed)))
  }
  @objc func pressed() {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
    menu.addAction(UIAlertAction(title: "Receipts", style: .default) { [weak self] _ in self?.showReceipts() })
    present(menu, animated: true)
  }
  private func showReceipts() {
    navigationController?.pushViewController(ReceiptsController(), animated: true)
  }
}
final class ReceiptsController: UIViewController {}
