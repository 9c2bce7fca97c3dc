// A delegate hands out what is on top

import UIKit

protocol LinkDelegate: AnyObject { func presenter() -> UIViewController? }

final class LinkCoordinator {
    weak var delegate: LinkDelegate?
    func handle(_ url: URL) {
        if let controller = delegate?.presenter() {
            let alert = UIAlertController(title: "Import?", message: url.absoluteString, preferredStyle: .alert)
            controller.present(alert, animated: true)
        }
    }
}
final class HomeViewController: UIViewController {
    @objc func settings() { present(UIViewController(), animated: true) }
}
@main final class AppDelegate: UIResponder, UIApplicationDelegate, LinkDelegate {
    var window: UIWindow?
    let links = LinkCoordinator()
    func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(); window?.rootViewController = HomeViewController(); links.delegate = self; return true
    }
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]) -> Bool {
        links.handle(url); return true
    }
    func presenter() -> UIViewController? {
        var top = window?.rootViewController
        while let next = top?.presentedViewController { top = next }
        return top
    }
}
