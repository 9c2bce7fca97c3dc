// The anchor is the button that was tapped

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
        window.rootViewController = UINavigationController(rootViewController: AlbumViewController())
        window.makeKeyAndVisible()
        self.window = window
    }
}

struct SheetChoice {
    let title: String
    let isDestructive: Bool
    let handler: () -> Void
}

protocol ActionSheetPresenting: UIViewController {
    var sheetTitle: String? { get }
}

extension ActionSheetPresenting {
    var sheetTitle: String? { nil }

    func presentSheet(_ choices: [SheetChoice], from source: UIView) {
        let sheet = UIAlertController(title: sheetTitle, message: nil, preferredStyle: .actionSheet)
        for choice in choices {
            sheet.addAction(UIAlertAction(title: choice.title, style: choice.isDestructive ? .destructive : .default) { _ in
                choice.handler()
            })
        }
        sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        if let popover = sheet.popoverPresentationController {
            popover.sourceView = source
            popover.sourceRect = source.bounds
        }
        present(sheet, animated: true)
    }
}

final class AlbumViewController: UIViewController, ActionSheetPresenting {
    private let moreButton = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        moreButton.setTitle("More", for: .normal)
        moreButton.addTarget(self, action: #selector(moreTapped), for: .touchUpInside)
        view.addSubview(moreButton)
    }

    @objc private func moreTapped() {
        presentSheet([
            SheetChoice(title: "Rename", isDestructive: false) { print("rename") },
            SheetChoice(title: "Delete", isDestructive: true) { print("delete") },
        ], from: moreButton)
    }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
