// The preview of a row sets the controller, and the tap on the preview pushes it

import UIKit
struct Preview {
  let show: () -> UIViewController
  let commit: () -> Void
}
final class StopsController: UIViewController {
  private var previewed: UIViewController?
  func preview(of stop: String) -> Preview {
    Preview(
      show: { [unowned self] in
        let controller = StopController(stop)
        previewed = controller
        return controller
      },
      commit: { [unowned self] in
        guard let controller = previewed else { return }
        navigationController?.pushViewController(controller, animated: true)
      })
  }
}
final class StopController: UIViewController {
  init(_ stop: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: StopsController())
    return true
  }
}
