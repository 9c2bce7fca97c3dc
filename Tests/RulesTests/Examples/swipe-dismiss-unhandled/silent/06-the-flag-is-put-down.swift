// The flag is put down as the screen closes

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = ListController()
    return true
  }
}
final class FilterController: UIViewController {
  var onClose: (() -> Void)?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Close") { [weak self] _ in self?.onClose?() }))
  }
}
final class ListController: UIViewController {
  private var showsFilter = false
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Filter") { [weak self] _ in self?.showFilter() }))
  }
  private func showFilter() {
    guard !showsFilter else { return }
    showsFilter = true
    let filter = FilterController()
    filter.modalPresentationStyle = .fullScreen
    filter.onClose = { [weak self] in
      self?.showsFilter = false
      self?.dismiss(animated: true)
    }
    present(filter, animated: true)
  }
}
