// Only the delegate pops

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var coordinator: AccountCoordinator?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        coordinator = AccountCoordinator(navigation: navigation)
        coordinator?.start()
        return true
    }
}
final class AccountCoordinator: AddAccountDelegate {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func start() {
        let accounts = AccountsController()
        accounts.onAdd = { [weak self] in self?.add() }
        navigation.setViewControllers([accounts], animated: false)
    }
    private func add() {
        let form = AddAccountController()
        form.delegate = self
        navigation.pushViewController(form, animated: true)
    }
    func addAccountDidCancel() {
        leave()
    }
    private func leave() { navigation.popViewController(animated: true) }
}
protocol AddAccountDelegate: AnyObject { func addAccountDidCancel() }
final class AccountsController: UIViewController {
    var onAdd: (() -> Void)?
    @objc func add() { onAdd?() }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: #selector(add))
    }
}
final class AddAccountController: UIViewController {
    weak var delegate: AddAccountDelegate?
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    }
    @objc private func cancel() {
        delegate?.addAccountDidCancel()
    }
}
