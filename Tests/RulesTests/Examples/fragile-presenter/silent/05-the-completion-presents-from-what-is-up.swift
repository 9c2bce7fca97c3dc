// The completion presents from what is up

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
            self.showDone(on: progress)
        }
    }
    private func showDone(on presenter: UIViewController) {
        let alert = UIAlertController(title: "Uploaded", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        presenter.present(alert, animated: true)
    }
}
