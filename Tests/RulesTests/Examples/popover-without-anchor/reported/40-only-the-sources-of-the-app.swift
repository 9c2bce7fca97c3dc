// Only the sources of the app are there: no file says what it runs on

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: OrdersController())
        return true
    }
}
final class OrdersController: UIViewController {
    private let share = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); share.addTarget(self, action: #selector(shareTapped), for: .touchUpInside) }
    @objc func shareTapped() {
        let activity = UIActivityViewController(activityItems: ["a"], applicationActivities: nil)
        ↓present(activity, animated: true)
    }
}
