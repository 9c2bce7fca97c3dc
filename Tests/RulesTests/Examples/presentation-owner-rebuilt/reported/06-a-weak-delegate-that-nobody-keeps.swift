// Nobody keeps the coordinator, which the screen only knows weakly, as its delegate

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: CartViewController())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class CartViewController: UIViewController {
  private let checkout = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    checkout.addTarget(self, action: #selector(startCheckout), for: .touchUpInside)
    view.addSubview(checkout)
  }
  @objc private func startCheckout() {
    guard let navigationController else { return }
    let coordinator = ↓CheckoutCoordinator(navigation: navigationController)
    coordinator.start()
  }
}

final class CheckoutCoordinator: AddressViewControllerDelegate {
  private let navigation: UINavigationController
  init(navigation: UINavigationController) { self.navigation = navigation }

  func start() {
    let address = AddressViewController()
    address.delegate = self
    navigation.pushViewController(address, animated: true)
  }
  func addressDidFinish(_ controller: AddressViewController) {
    navigation.pushViewController(PaymentViewController(), animated: true)
  }
}

protocol AddressViewControllerDelegate: AnyObject {
  func addressDidFinish(_ controller: AddressViewController)
}
final class AddressViewController: UIViewController {
  weak var delegate: AddressViewControllerDelegate?
  private let next = UIButton()
  override func viewDidLoad() {
    super.viewDidLoad()
    next.addTarget(self, action: #selector(done), for: .touchUpInside)
    view.addSubview(next)
  }
  @objc private func done() { delegate?.addressDidFinish(self) }
}
final class PaymentViewController: UIViewController {}
