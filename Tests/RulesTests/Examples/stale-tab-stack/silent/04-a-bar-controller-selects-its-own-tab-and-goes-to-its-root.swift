// A bar controller selects its own tab and goes to its root

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let tabs = MainTabBarController()
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        if let url = options.urlContexts.first?.url { LinkOpener(tabs: tabs).open(url) }
        self.window = window
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        guard let url = contexts.first?.url, let tabs = window?.rootViewController as? MainTabBarController else { return }
        LinkOpener(tabs: tabs).open(url)
    }
}

struct LinkOpener {
    let tabs: MainTabBarController

    func open(_ url: URL) {
        switch url.host {
        case "orders": tabs.select(.orders)
        case "account": tabs.select(.account)
        default: break
        }
    }
}

final class MainTabBarController: UITabBarController {
    enum Tab: Int { case orders, account }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [
            UINavigationController(rootViewController: OrdersViewController()),
            UINavigationController(rootViewController: AccountViewController()),
        ]
    }

    func select(_ tab: Tab) {
        selectedIndex = tab.rawValue
        (selectedViewController as? UINavigationController)?.popToRootViewController(animated: false)
    }
}

final class OrdersViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(OrderViewController(), animated: true)
    }
}

final class OrderViewController: UIViewController {}

final class AccountViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Address") { [weak self] _ in
            self?.navigationController?.pushViewController(AddressViewController(), animated: true)
        }))
    }
}

final class AddressViewController: UIViewController {}
