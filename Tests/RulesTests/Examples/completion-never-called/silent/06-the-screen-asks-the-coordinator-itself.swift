// The delegate is never told: the screen asks its coordinator itself

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var coordinator: HomeCoordinator?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        coordinator = HomeCoordinator(navigation: navigation)
        coordinator?.start()
        return true
    }
}
protocol HomeDelegate: AnyObject { func editTapped() }
final class HomeCoordinator: HomeDelegate {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func start() {
        let home = HomeController()
        home.coordinator = self
        home.delegate = self
        navigation.pushViewController(home, animated: false)
    }
    func showEditor() { navigation.pushViewController(EditorController(), animated: true) }
    func editTapped() { showEditor() }
}
final class HomeController: UIViewController {
    weak var coordinator: HomeCoordinator?
    weak var delegate: HomeDelegate?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Edit") { [weak self] _ in self?.coordinator?.showEditor() }))
    }
}
final class EditorController: UIViewController {}
