// The one flow starts in each window, by a local name

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
        let flow = Flow.shared
        window.rootViewController = flow.start()
        window.makeKeyAndVisible()
        self.window = window
    }
}
final class Flow {
    static let ↓shared = Flow()
    let stack = UINavigationController()
    func start() -> UIViewController {
        let notes = NotesController()
        notes.onOpen = openNote
        stack.viewControllers = [notes]
        return stack
    }
    func openNote() { stack.pushViewController(NoteController(), animated: true) }
}
// file: Info.plist
<?xml version="1.0" encoding="UTF-8"?>
<plist version="1.0"><dict><key>UIApplicationSceneManifest</key><dict><key>UIApplicationSupportsMultipleScenes</key><true/></dict></dict></plist>
