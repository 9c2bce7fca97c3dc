// The root is a property of the app

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = InboxController()
        window?.makeKeyAndVisible()
        return true
    }
}
enum Screens {
    static var root: UIViewController? {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.keyWindow?.rootViewController
    }
}
final class ComposeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Discard") { _ in Alerts.confirmDiscard() }))
    }
}
enum Alerts {
    static func confirmDiscard() {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
        Screens.root?.↓present(alert, animated: true)
    }
}
final class InboxController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Compose") { [weak self] _ in self?.present(ComposeController(), animated: true) }))
    }
}
