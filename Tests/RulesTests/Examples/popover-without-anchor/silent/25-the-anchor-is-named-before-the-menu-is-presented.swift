// The anchor is named before the menu is presented

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
        window.rootViewController = UINavigationController(rootViewController: DocumentsViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class DocumentMenu {
    private let document: String
    private weak var host: UIViewController?

    init(document: String, host: UIViewController) {
        self.document = document
        self.host = host
    }

    func show(from cell: UITableViewCell) {
        let menu = makeMenu()
        if let popover = menu.popoverPresentationController {
            popover.sourceView = cell
            popover.sourceRect = cell.bounds
        }
        host?.present(menu, animated: true)
    }

    private func makeMenu() -> UIAlertController {
        let menu = UIAlertController(title: document, message: nil, preferredStyle: .actionSheet)
        menu.addAction(UIAlertAction(title: "Duplicate", style: .default) { _ in print("duplicate") })
        menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        return menu
    }
}

final class DocumentsViewController: UITableViewController {
    private let documents = ["Plan", "Invoice"]

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { documents.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = documents[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        guard let cell = tableView.cellForRow(at: indexPath) else { return }
        DocumentMenu(document: documents[indexPath.row], host: self).show(from: cell)
    }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
