// Whoever goes back while the form is saved loses the list as well: a kept stack, and a coordinator's

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
struct Store { func save() async throws {} }
final class ListController: UIViewController {
  private lazy var flow = FormFlow(stack: navigationController!)
  override func viewDidAppear(_ animated: Bool) { flow.start() }
}
final class FormFlow {
  private let stack: UINavigationController
  private let store = Store()
  init(stack: UINavigationController) { self.stack = stack }
  func start() {
    let form = FormController()
    form.onSave = { [weak self] in self?.saved() }
    stack.pushViewController(form, animated: true)
  }
  private func saved() {
    Task {
      try await store.save()
      stack.↓popViewController(animated: true)
    }
  }
}
final class FormController: UIViewController {
  var onSave: (() -> Void)?
  private let store = Store()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.save() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.onSave?() }))
  }
  private func save() {
    let stack = navigationController
    Task {
      try await store.save()
      stack?.↓popViewController(animated: true)
    }
  }
}
