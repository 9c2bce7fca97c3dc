// A delegate goes back to the root and pushes

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
protocol FormDelegate: AnyObject { func formDidSave(_ form: FormController) }
final class OrdersController: UIViewController, FormDelegate {
    @objc func newTapped() {
        let form = FormController()
        form.delegate = self
        navigationController?.pushViewController(form, animated: true)
    }
    func formDidSave(_ form: FormController) {
        navigationController?.popToRootViewController(animated: true)
        navigationController?.↓pushViewController(OrderController(), animated: true)
    }
}
final class FormController: UIViewController {
    weak var delegate: FormDelegate?
    private let save = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); save.addTarget(self, action: #selector(saved), for: .touchUpInside) }
    @objc func saved() { delegate?.formDidSave(self) }
}
