// A service that all windows share puts its stack into the window

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {}
final class NotesController: UIViewController {
    var onOpen: (() -> Void)?
    private let open = UIButton()
    override func viewDidLoad() { super.viewDidLoad(); open.addTarget(self, action: #selector(tapped), for: .touchUpInside) }
    @objc private func tapped() { onOpen?() }
}
final class NoteController: UIViewController {}
final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        Services.flow.attach(to: window)
        window.makeKeyAndVisible()
        self.window = window
    }
}
enum Services { static let ↓flow = Flow() }
final class Flow {
    private var stack: UINavigationController?
    func attach(to window: UIWindow) {
        let notes = NotesController()
        notes.onOpen = { [weak self] in self?.openNote() }
        let stack = UINavigationController(rootViewController: notes)
        self.stack = stack
        window.rootViewController = stack
    }
    func openNote() { stack?.pushViewController(NoteController(), animated: true) }
}
// file: Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict></dict></plist>
