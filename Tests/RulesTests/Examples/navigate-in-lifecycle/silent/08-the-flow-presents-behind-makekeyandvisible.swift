// The flow presents behind makeKeyAndVisible

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    private var appFlow: AppFlow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let flow = AppFlow(window: window)
        flow.begin()
        appFlow = flow
        return true
    }
}

final class AppFlow {
    private let window: UIWindow
    private let tabs = MainTabBarController()
    private let defaults = UserDefaults.standard

    init(window: UIWindow) { self.window = window }

    func begin() {
        window.rootViewController = tabs
        window.makeKeyAndVisible()
        if !defaults.bool(forKey: "onboarded") {
            showOnboarding()
        }
    }

    private func showOnboarding() {
        let onboarding = OnboardingViewController()
        onboarding.modalPresentationStyle = .fullScreen
        onboarding.onDone = { [tabs, defaults] in
            defaults.set(true, forKey: "onboarded")
            tabs.dismiss(animated: true)
        }
        tabs.present(onboarding, animated: false)
    }
}

final class MainTabBarController: UITabBarController {
    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [TodayViewController(), ArchiveViewController()]
    }
}

final class TodayViewController: UIViewController {}
final class ArchiveViewController: UIViewController {}

final class OnboardingViewController: UIViewController {
    var onDone: (() -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Start") { [weak self] _ in self?.onDone?() }))
    }
}
