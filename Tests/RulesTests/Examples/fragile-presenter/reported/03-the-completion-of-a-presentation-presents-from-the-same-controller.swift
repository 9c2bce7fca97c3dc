// The completion of a presentation presents from the same controller

import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UploadsController()
        window?.makeKeyAndVisible()
        return true
    }
}
final class ProgressController: UIViewController {}
final class UploadsController: UIViewController {
    private let progress = ProgressController()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(UIButton(primaryAction: UIAction(title: "Upload") { [weak self] _ in self?.upload() }))
    }
    private func upload() {
        let progress = ProgressController()
        present(progress, animated: true) {
            self.↓showDone()
        }
    }
    private func showDone() {
        let alert = UIAlertController(title: "Uploaded", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        present(alert, animated: true)
    }
}
