// A helper unwraps the source that it is not given

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: PlaylistController())
        window?.makeKeyAndVisible()
        return true
    }
}

extension UIViewController {
    func presentActions(_ actions: [UIAlertAction], title: String, source: UIView? = nil) {
        let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
        actions.forEach(sheet.addAction)
        if let source {
            sheet.popoverPresentationController?.sourceView = source
            sheet.popoverPresentationController?.sourceRect = source.bounds
        }
        present(sheet, animated: true)
    }
}

final class PlaylistController: UIViewController {
    let moreButton = UIButton()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(moreButton)
        moreButton.addTarget(self, action: #selector(more), for: .touchUpInside)
    }
    @objc private func more() {
        let remove = UIAlertAction(title: "Remove", style: .destructive)
        let cancel = UIAlertAction(title: "Cancel", style: .cancel)
        ↓presentActions([remove, cancel], title: "Playlist")
    }
}
// file: App.xcodeproj/project.pbxproj
TARGETED_DEVICE_FAMILY = "1,2";
