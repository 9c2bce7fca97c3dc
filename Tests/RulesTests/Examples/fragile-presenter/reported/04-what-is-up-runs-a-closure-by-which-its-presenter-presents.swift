// What is up runs a closure by which its presenter presents

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let main = MainViewController()
        coordinator = AppCoordinator(root: main)
        coordinator?.start()
        window.rootViewController = main
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class AppCoordinator {
    private let root: MainViewController
    init(root: MainViewController) { self.root = root }

    func start() {
        root.onSettings = { [weak self] in self?.showSettings() }
    }

    private func showSettings() {
        let settings = SettingsViewController()
        settings.onLicenses = { [weak self] in self?.showLicenses() }
        root.present(settings, animated: true)
    }

    private func showLicenses() {
        root.↓present(LicensesViewController(), animated: true)
    }
}

final class MainViewController: UIViewController {
    var onSettings: (() -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        let gear = UIButton(primaryAction: UIAction(title: "Settings") { [weak self] _ in self?.onSettings?() })
        view.addSubview(gear)
    }
}

final class SettingsViewController: UITableViewController {
    var onLicenses: (() -> Void)?

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        onLicenses?()
    }
}

final class LicensesViewController: UIViewController {}
