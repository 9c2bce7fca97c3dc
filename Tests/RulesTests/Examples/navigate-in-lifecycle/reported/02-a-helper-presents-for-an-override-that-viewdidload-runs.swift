// A helper presents for an override that viewDidLoad runs

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = DashboardController()
        window?.makeKeyAndVisible()
        return true
    }
}
class BaseController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        setUp()
    }
    func setUp() {}
}
final class DashboardController: BaseController {
    private let presenter = NoticePresenter()
    override func setUp() { presenter.↓showTerms(on: self) }
}
struct NoticePresenter {
    func showTerms(on controller: UIViewController) { controller.present(TermsController(), animated: true) }
}
final class TermsController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "OK") { [weak self] _ in self?.dismiss(animated: true) }))
    }
}
