// A protocol asks for the controller, and the class that answers keeps it weakly

import UIKit
protocol Presenting: AnyObject {
  var view: UIViewController? { get set }
}
final class Presenter: Presenting {
  weak var view: UIViewController?
}
final class Panel: UIViewController {
  let presenter: Presenting
  init(presenter: Presenting) {
    self.presenter = presenter
    super.init(nibName: nil, bundle: nil)
  }
  static func make() -> UIViewController {
    let presenter: Presenting = Presenter()
    let panel = Panel(presenter: presenter)
    presenter.view = panel
    return panel
  }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = Panel.make()
    window?.makeKeyAndVisible()
    return true
  }
}
