// A screen tells its delegate, another screen of its class below it, which pops what lies on it and pushes

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: FolderController())
    return true
  }
}
protocol FolderDelegate: AnyObject { func didChoose(_ name: String) }
final class FileController: UIViewController {}
final class FolderController: UIViewController, FolderDelegate {
  weak var delegate: FolderDelegate?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Choose") { [weak self] _ in self?.delegate?.didChoose("a") }))
    view.addSubview(UIButton(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.open() }))
  }
  private func open() {
    let inner = FolderController()
    inner.delegate = self
    navigationController?.pushViewController(inner, animated: true)
  }
  func didChoose(_ name: String) {
    navigationController?.popViewController(animated: false)
    navigationController?.pushViewController(FileController(), animated: true)
  }
}
