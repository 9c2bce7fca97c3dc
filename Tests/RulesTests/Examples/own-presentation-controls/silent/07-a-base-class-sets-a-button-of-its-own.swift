// A base class sets a button of its own

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
        window.rootViewController = UINavigationController(rootViewController: LoansViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

class StepViewController: UIViewController {
    var allowsBack: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        if allowsBack {
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                image: UIImage(systemName: "chevron.left"), style: .plain, target: self, action: #selector(backTapped))
        }
        configure()
    }

    @objc private func backTapped() {
        navigationController?.popViewController(animated: true)
    }

    func configure() {}
}

final class LoansViewController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        navigationController?.pushViewController(LoanDetailsViewController(), animated: true)
    }
}

final class LoanDetailsViewController: StepViewController {
    override var allowsBack: Bool { true }
    private let amount = UILabel()

    override func configure() {
        title = "Loan"
        amount.text = "100"
        view.addSubview(amount)
    }
}
