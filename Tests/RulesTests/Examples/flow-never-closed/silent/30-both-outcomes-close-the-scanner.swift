// Both outcomes close the scanner

import UIKit
import AVFoundation

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow()
        window?.rootViewController = UINavigationController(rootViewController: TicketsController())
        window?.makeKeyAndVisible()
        return true
    }
}

final class TicketsController: UIViewController {
    private let scan = UIButton()
    override func viewDidLoad() {
        super.viewDidLoad()
        scan.addTarget(self, action: #selector(scanTapped), for: .touchUpInside)
    }
    @objc private func scanTapped() {
        let scanner = ScannerController()
        scanner.onResult = { [weak self] result in
            switch result {
            case .code(let text):
                self?.dismiss(animated: true)
                self?.title = text
            case .failed:
                self?.dismiss(animated: true)
                self?.title = "Failed"
            }
        }
        scanner.modalPresentationStyle = .fullScreen
        present(scanner, animated: true)
    }
}

enum ScanResult { case code(String), failed }

final class ScannerController: UIViewController {
    var onResult: ((ScanResult) -> Void)?
    override func viewDidLoad() {
        super.viewDidLoad()
        AVCaptureDevice.requestAccess(for: .video) { [weak self] granted in
            DispatchQueue.main.async { self?.onResult?(granted ? .code("1") : .failed) }
        }
    }
}
