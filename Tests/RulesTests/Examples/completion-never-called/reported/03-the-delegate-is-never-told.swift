// The delegate is never told

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: StartController())
        window?.makeKeyAndVisible()
        return true
    }
}
protocol ConsentDelegate: AnyObject { func consentDidFinish(_ controller: ConsentController) }
final class StartController: UIViewController, ConsentDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Consent", style: .plain, target: self, action: #selector(ask))
    }
    @objc private func ask() {
        let consent = ConsentController()
        consent.delegate = self
        consent.modalPresentationStyle = .fullScreen
        present(consent, animated: true)
    }
    func consentDidFinish(_ controller: ConsentController) { controller.dismiss(animated: true) }
}
final class ConsentController: UIViewController {
    weak var ↓delegate: ConsentDelegate?
    private var accepted = false
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Accept") { [weak self] _ in self?.accept() }))
    }
    private func accept() {
        accepted = true
    }
}
