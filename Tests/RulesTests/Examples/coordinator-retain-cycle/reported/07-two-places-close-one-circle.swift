// Two places close one circle: one property is to be made weak

import UIKit
final class ConfirmModel {
  var ↓view: UIViewController?
  let isNew: Bool
  init(isNew: Bool) { self.isNew = isNew }
}
final class ConfirmController: UIViewController {
  let model: ConfirmModel
  init(model: ConfirmModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}
enum ConfirmScreens {
  static func create() -> UIViewController {
    let model = ConfirmModel(isNew: true)
    let view = ConfirmController(model: model)
    model.view = view
    return view
  }
  static func add() -> UIViewController {
    let model = ConfirmModel(isNew: false)
    let view = ConfirmController(model: model)
    model.view = view
    return view
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Bool.random() ? ConfirmScreens.create() : ConfirmScreens.add()
    return true
  }
}
