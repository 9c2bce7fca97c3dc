// The controller of the last time is pushed where it is on no stack

import UIKit
protocol ReaderNavigating: AnyObject { func showSearch() }
final class ReaderFlow: ReaderNavigating {
  let stack = UINavigationController()
  private var search: SearchController?
  func start() {
    let reader = ReaderController()
    reader.flow = self
    stack.setViewControllers([reader], animated: false)
  }
  func showSearch() {
    if let controller = search {
      if controller.parent == nil { show(controller) }
      return
    }
    let controller = SearchController()
    search = controller
    show(controller)
  }
  private func show(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
}
final class ReaderController: UIViewController {
  weak var flow: ReaderNavigating?
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Search", style: .plain, target: self, action: #selector(tapped))
  }
  @objc private func tapped() { flow?.showSearch() }
}
final class SearchController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let flow = ReaderFlow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    flow.start()
    window = UIWindow()
    window?.rootViewController = flow.stack
    return true
  }
}
