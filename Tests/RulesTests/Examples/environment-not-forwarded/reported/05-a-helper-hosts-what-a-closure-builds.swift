// A helper hosts what a closure builds

import SwiftUI
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
        window.rootViewController = UINavigationController(rootViewController: InboxViewController(session: Session()))
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class Session: ObservableObject {
    @Published var user = "Ada"
}

extension UIViewController {
    func show<Content: View>(_ title: String, @ViewBuilder content: () -> Content) {
        let host = UIHostingController(rootView: content())
        host.title = title
        navigationController?.pushViewController(host, animated: true)
    }
}

final class InboxViewController: UITableViewController {
    private let session: Session

    init(session: Session) {
        self.session = session
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { fatalError() }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        show("Message") {
            ↓MessageScreen(number: indexPath.row)
        }
    }
}

struct MessageScreen: View {
    let number: Int

    var body: some View {
        VStack {
            Text("Message \(number)")
            SenderBadge()
        }
    }
}

struct SenderBadge: View {
    @EnvironmentObject private var session: Session
    var body: some View { Text(session.user) }
}
