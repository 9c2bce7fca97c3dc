// The screen's own stack is nil once it is gone, the top is looked at, or an overlay lies above meanwhile

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
final class Overlay { func show() {} }
final class ListController: UIViewController {
  private lazy var flow = FormFlow(stack: navigationController!)
  override func viewDidAppear(_ animated: Bool) { flow.start() }
}
final class FormFlow {
  private let stack: UINavigationController
  private let store = Store()
  private let overlay = Overlay()
  init(stack: UINavigationController) { self.stack = stack }
  func start() {
    let form = FormController()
    form.onSave = { [weak self] in self?.saved() }
    form.onDone = { [weak self] in self?.done(form) }
    stack.pushViewController(form, animated: true)
  }
  private func saved() {
    overlay.show()
    Task {
      try await store.save()
      stack.popViewController(animated: true)
    }
  }
  private func done(_ form: FormController) {
    Task {
      try await store.save()
      if stack.topViewController === form { stack.popViewController(animated: true) }
    }
  }
}
final class FormController: UIViewController {
  var onSave: (() -> Void)?
  var onDone: (() -> Void)?
  private let store = Store()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.save() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.onSave?() }))
    view.addSubview(UIButton(primaryAction: UIAction { [weak self] _ in self?.onDone?() }))
  }
  private func save() {
    Task {
      try await store.save()
      navigationController?.popViewController(animated: true)
    }
  }
}
