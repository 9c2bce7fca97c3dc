// The pop is not animated

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: OrdersController())
        window?.makeKeyAndVisible()
        return true
    }
}
final class OrderController: UIViewController {}
final class OrdersController: UIViewController {
    @objc func newTapped() { navigationController?.pushViewController(FormController(), animated: true) }
}
final class FormController: UIViewController {
    private let save = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); save.addTarget(self, action: #selector(saved), for: .touchUpInside) }
    @objc func saved() {
        let stack = navigationController
        stack?.popViewController(animated: false)
        stack?.pushViewController(OrderController(), animated: true)
    }
}
