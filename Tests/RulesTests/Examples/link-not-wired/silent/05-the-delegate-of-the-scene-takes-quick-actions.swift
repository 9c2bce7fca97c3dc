// The delegate of the scene takes quick actions

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
        let navigation = UINavigationController()
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
        if let item = options.shortcutItem { _ = ShortcutHandler.shared.handle(item) }
    }

    func windowScene(
        _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void
    ) {
        completionHandler(ShortcutHandler.shared.handle(item))
    }
}

final class ShortcutHandler {
    static let shared = ShortcutHandler()
    weak var coordinator: AppCoordinator?

    func handle(_ item: UIApplicationShortcutItem) -> Bool {
        switch item.type {
        case "org.example.scan":
            coordinator?.showScanner()
            return true
        default:
            return false
        }
    }
}

final class AppCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) {
        self.navigation = navigation
        ShortcutHandler.shared.coordinator = self
    }

    func start() {
        let tickets = TicketsViewController()
        tickets.onScan = { [weak self] in self?.showScanner() }
        navigation.viewControllers = [tickets]
    }

    func showScanner() {
        navigation.pushViewController(ScannerViewController(), animated: true)
    }
}

final class TicketsViewController: UIViewController {
    var onScan: (() -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Scan") { [weak self] _ in self?.onScan?() }))
    }
}

final class ScannerViewController: UIViewController {}
// file: Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict>
<key>UIApplicationSceneManifest</key><dict>
<key>UIApplicationSupportsMultipleScenes</key><false/>
<key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
</dict></array></dict>
</dict>
<key>UIApplicationShortcutItems</key><array><dict>
<key>UIApplicationShortcutItemType</key><string>org.example.scan</string>
<key>UIApplicationShortcutItemTitle</key><string>Scan</string>
</dict></array>
</dict></plist>
