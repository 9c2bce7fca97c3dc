// A coordinator sets the button on the first controller of the stack

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private var flow: ProposalFlow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let root = RootController()
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: root)
    window?.makeKeyAndVisible()
    flow = ProposalFlow(presenter: root)
    root.onOpen = { [weak self] in self?.flow?.start() }
    return true
  }
}

final class RootController: UIViewController {
  var onOpen: (() -> Void)?
  private let open = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    open.addTarget(self, action: #selector(tapped), for: .touchUpInside)
  }
  @objc private func tapped() { onOpen?() }
}

final class ProposalController: UIViewController {}

final class ProposalFlow: NSObject {
  private let presenter: UIViewController
  private lazy var stack = UINavigationController()
  init(presenter: UIViewController) { self.presenter = presenter }

  func start() {
    let proposal = ProposalController()
    proposal.navigationItem.leftBarButtonItem = closeItem()
    stack.viewControllers = [proposal]
    stack.modalPresentationStyle = .fullScreen
    presenter.present(stack, animated: true)
  }
  private func closeItem() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(close))
  }
  @objc private func close() { stack.dismiss(animated: true) }
}
