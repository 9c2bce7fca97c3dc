// The request before is cancelled

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

struct Article { let id: Int; let html: String }

final class AppCoordinator {
    private let navigation: UINavigationController
    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let model = HeadlinesViewModel()
        model.onOpen = { [weak self] article in
            self?.navigation.pushViewController(ArticleViewController(article: article), animated: true)
        }
        navigation.setViewControllers([HeadlinesViewController(model: model)], animated: false)
    }
}

@MainActor
final class HeadlinesViewModel {
    var onOpen: ((Article) -> Void)?
    let ids = [1, 2, 3]
    private var loading: Task<Void, Never>?

    func select(_ row: Int) {
        let id = ids[row]
        loading?.cancel()
        loading = Task {
            let article = await load(id)
            guard !Task.isCancelled else { return }
            onOpen?(article)
        }
    }

    private func load(_ id: Int) async -> Article {
        try? await Task.sleep(for: .seconds(1))
        return Article(id: id, html: "")
    }
}

final class HeadlinesViewController: UITableViewController {
    private let model: HeadlinesViewModel

    init(model: HeadlinesViewModel) {
        self.model = model
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { model.ids.count }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        model.select(indexPath.row)
    }
}

final class ArticleViewController: UIViewController {
    let article: Article
    init(article: Article) {
        self.article = article
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
}
