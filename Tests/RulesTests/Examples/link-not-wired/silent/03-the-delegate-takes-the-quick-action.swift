// The delegate takes the quick action

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = NewsController()
        window?.makeKeyAndVisible()
        Shortcuts().register()
        return true
    }
    func application(_ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem, completionHandler: @escaping (Bool) -> Void) {
        (window?.rootViewController as? NewsController)?.search()
        completionHandler(true)
    }
}
struct Shortcuts {
    func register() {
        UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "search", localizedTitle: "Search")]
    }
}
final class NewsController: UIViewController {
    @objc func search() { present(SearchController(), animated: true) }
    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton()
        button.addTarget(self, action: #selector(search), for: .touchUpInside)
        view.addSubview(button)
    }
}
final class SearchController: UIViewController {}
