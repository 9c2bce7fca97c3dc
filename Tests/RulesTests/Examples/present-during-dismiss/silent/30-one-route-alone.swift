// The router only goes on

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
final class Router {
    weak var stack: UINavigationController?
    enum Route { case order, back }
    func go(_ route: Route) {
        switch route {
        case .order: stack?.pushViewController(OrderController(), animated: true)
        case .back: stack?.popViewController(animated: true)
        }
    }
}
final class OrdersController: UIViewController {
    @objc func newTapped() { navigationController?.pushViewController(FormController(), animated: true) }
}
final class FormModel {
    let router = Router()
    func save() { router.go(.order) }
}
final class FormController: UIViewController {
    private let model = FormModel()
    private let save = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); model.router.stack = navigationController; save.addTarget(self, action: #selector(saved), for: .touchUpInside) }
    @objc func saved() { model.save() }
}
