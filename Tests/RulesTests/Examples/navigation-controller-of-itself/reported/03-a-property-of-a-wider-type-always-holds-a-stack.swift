// A property of a wider type always holds a stack

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var settings: SettingsFlow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let navigation = UINavigationController()
        window = UIWindow()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        settings = SettingsFlow(host: navigation)
        settings?.start()
        return true
    }
}
final class SettingsFlow {
    private let host: UIViewController
    init(host: UIViewController) { self.host = host }
    func start() {
        let settings = SettingsController()
        settings.onPrivacy = { [weak self] in self?.showPrivacy() }
        (host as? UINavigationController)?.setViewControllers([settings], animated: false)
    }
    private func showPrivacy() {
        host.↓navigationController?.pushViewController(PrivacyController(), animated: true)
    }
}
final class SettingsController: UIViewController {
    var onPrivacy: (() -> Void)?
    @objc func privacy() { onPrivacy?() }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Privacy", style: .plain, target: self, action: #selector(privacy))
    }
}
final class PrivacyController: UIViewController {}
