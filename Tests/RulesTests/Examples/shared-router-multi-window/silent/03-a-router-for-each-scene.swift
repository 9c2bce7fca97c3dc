// A router for each scene

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    private let router = Router()
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        let home = HomeController(router: router)
        router.navigation = navigation
        navigation.setViewControllers([home], animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
final class Router {
    var navigation: UINavigationController?
    func showDetail() { navigation?.pushViewController(DetailController(), animated: true) }
}
final class HomeController: UIViewController {
    private let router: Router
    init(router: Router) { self.router = router; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Detail") { [router] _ in router.showDetail() }))
    }
}
final class DetailController: UIViewController {}
// file: Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0"><dict>
<key>UIApplicationSceneManifest</key><dict>
<key>UIApplicationSupportsMultipleScenes</key><true/>
<key>UISceneConfigurations</key><dict><key>UIWindowSceneSessionRoleApplication</key><array><dict>
<key>UISceneConfigurationName</key><string>Default</string>
<key>UISceneDelegateClassName</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
</dict></array></dict></dict>
</dict></plist>
