// Nobody keeps the coordinator

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: StoreController())
        window?.makeKeyAndVisible()
        return true
    }
}
final class ReturnCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func start() {
        let form = ReturnController()
        form.onNext = { [weak self] in self?.confirm() }
        navigation.pushViewController(form, animated: true)
    }
    private func confirm() { navigation.pushViewController(ConfirmController(), animated: true) }
}
final class StoreController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Return", style: .plain, target: self, action: #selector(giveBack))
    }
    @objc private func giveBack() {
        guard let navigationController else { return }
        let coordinator = ↓ReturnCoordinator(navigation: navigationController)
        coordinator.start()
    }
}
final class ReturnController: UIViewController {
    var onNext: (() -> Void)?
    @objc func next_() { onNext?() }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Next", style: .plain, target: self, action: #selector(next_))
    }
}
final class ConfirmController: UIViewController {}
