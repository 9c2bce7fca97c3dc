// All outcomes close the mail sheet

import MessageUI
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
        window.rootViewController = UINavigationController(rootViewController: HelpViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class FeedbackMailer: NSObject, MFMailComposeViewControllerDelegate {
    private weak var host: UIViewController?

    init(host: UIViewController) { self.host = host }

    func compose() {
        guard MFMailComposeViewController.canSendMail() else { return }
        let composer = MFMailComposeViewController()
        composer.mailComposeDelegate = self
        composer.setToRecipients(["help@example.org"])
        host?.present(composer, animated: true)
    }

    func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: Error?
    ) {
        controller.dismiss(animated: true) { [weak self] in
            if result == .sent { self?.thank() }
            if let error { print(error) }
        }
    }

    private func thank() {
        let alert = UIAlertController(title: "Thank you", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        host?.present(alert, animated: true)
    }
}

final class HelpViewController: UIViewController {
    private lazy var mailer = FeedbackMailer(host: self)

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(primaryAction: UIAction(title: "Write to us") { [weak self] _ in self?.mailer.compose() })
        view.addSubview(button)
    }
}
