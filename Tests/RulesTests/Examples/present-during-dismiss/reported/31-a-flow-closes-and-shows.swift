// A flow pops by one helper and pushes by another

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
    private var flow: OrderFlow?
    @objc func newTapped() { flow = OrderFlow(stack: navigationController!); flow?.start() }
}
final class OrderFlow {
    private let stack: UINavigationController
    init(stack: UINavigationController) { self.stack = stack }
    func start() {
        let form = FormController()
        form.onSaved = { [weak self] in self?.saved() }
        stack.pushViewController(form, animated: true)
    }
    private func saved() {
        close()
        ↓show(OrderController())
    }
    private func close() { stack.popViewController(animated: true) }
    private func show(_ controller: UIViewController) { stack.pushViewController(controller, animated: true) }
}
final class FormController: UIViewController {
    var onSaved: (() -> Void)?
    private let save = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); save.addTarget(self, action: #selector(saved), for: .touchUpInside) }
    @objc func saved() { onSaved?() }
}
