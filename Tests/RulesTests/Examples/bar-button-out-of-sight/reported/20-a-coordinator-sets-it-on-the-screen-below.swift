// A coordinator sets the button that closes what it presents on the screen below

import UIKit
final class ProposalCoordinator: NSObject {
  private let host: UIViewController
  private var servers: UIViewController?
  init(host: UIViewController) { self.host = host }
  func changeServer(in controller: ProposalController) {
    let list = ServersController()
    let stack = UINavigationController(rootViewController: list)
    controller.navigationItem.↓leftBarButtonItem = .close(self, #selector(closeServers))
    servers = list
    host.present(stack, animated: true)
  }
  @objc private func closeServers() { servers?.navigationController?.dismiss(animated: true) }
}
extension UIBarButtonItem {
  static func close(_ target: AnyObject, _ action: Selector) -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .close, target: target, action: action)
  }
}
final class ProposalController: UIViewController {
  var coordinator: ProposalCoordinator?
  @objc private func change() { coordinator?.changeServer(in: self) }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton()
    button.addTarget(self, action: #selector(change), for: .touchUpInside)
    view.addSubview(button)
  }
}
final class ServersController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let proposal = ProposalController()
    proposal.coordinator = ProposalCoordinator(host: proposal)
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: proposal)
    return true
  }
}
