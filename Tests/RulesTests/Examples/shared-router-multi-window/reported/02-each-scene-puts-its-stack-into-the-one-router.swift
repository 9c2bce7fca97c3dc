// Each scene puts its stack into the one router

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        let home = HomeController()
        Router.shared.navigation = navigation
        navigation.setViewControllers([home], animated: false)
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}
final class Router {
    static let ↓shared = Router()
    var navigation: UINavigationController?
    func showDetail() { navigation?.pushViewController(DetailController(), animated: true) }
}
final class HomeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Detail") { _ in Router.shared.showDetail() }))
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
