// The screen tells that it was popped

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}

protocol Coordinator: AnyObject {
    func start()
}

class BaseCoordinator: Coordinator {
    var childCoordinators: [Coordinator] = []
    func start() {}
    func add(_ child: Coordinator) { childCoordinators.append(child) }
    func remove(_ child: Coordinator) { childCoordinators.removeAll { $0 === child } }
}

final class AppCoordinator: BaseCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }

    override func start() {
        let home = HomeViewController()
        home.onMembers = { [weak self] in self?.showMembers() }
        navigation.viewControllers = [home]
    }

    private func showMembers() {
        let members = MembersCoordinator(navigation: navigation)
        members.onFinish = { [weak self] child in self?.remove(child) }
        add(members)
        members.start()
    }
}

final class MembersCoordinator: BaseCoordinator {
    var onFinish: ((MembersCoordinator) -> Void)?
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }

    override func start() {
        let list = MembersViewController()
        list.onDone = { [weak self] in
            guard let self else { return }
            navigation.popViewController(animated: true)
        }
        list.onPopped = { [weak self] in
            guard let self else { return }
            onFinish?(self)
        }
        navigation.pushViewController(list, animated: true)
    }
}

final class HomeViewController: UIViewController {
    var onMembers: (() -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Members") { [weak self] _ in self?.onMembers?() }))
    }
}

final class MembersViewController: UIViewController {
    var onDone: (() -> Void)?
    var onPopped: (() -> Void)?

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        if parent == nil { onPopped?() }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    }
}
