// The coordinator makes one each time

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var coordinator: MainCoordinator?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        let navigation = UINavigationController()
        window?.rootViewController = navigation
        window?.makeKeyAndVisible()
        coordinator = MainCoordinator(navigation: navigation)
        coordinator?.start()
        return true
    }
}
final class MainCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }
    func start() {
        let list = ListController()
        list.onSearch = { [weak self] in self?.showSearch() }
        navigation.setViewControllers([list], animated: false)
    }
    private func makeSearch() -> SearchController { SearchController() }
    private func showSearch() {
        push(makeSearch())
    }
    private func push(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
}
final class ListController: UIViewController {
    var onSearch: (() -> Void)?
    @objc func searchTapped() { onSearch?() }
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .search, target: self, action: #selector(searchTapped))
    }
}
final class SearchController: UIViewController {}
