// The child flow tells when it has gone

import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
    func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool { true }
}

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var coordinator: AppCoordinator?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        let window = UIWindow(windowScene: scene)
        let navigation = UINavigationController()
        coordinator = AppCoordinator(navigation: navigation)
        coordinator?.start()
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        self.window = window
    }
}

final class AppCoordinator: CheckoutCoordinatorDelegate {
    private let navigation: UINavigationController
    private var checkout: CheckoutCoordinator?

    init(navigation: UINavigationController) { self.navigation = navigation }

    func start() {
        let cart = CartViewController()
        cart.onCheckout = { [weak self] in self?.startCheckout() }
        navigation.viewControllers = [cart]
    }

    private func startCheckout() {
        let checkout = CheckoutCoordinator(presenter: navigation)
        checkout.delegate = self
        self.checkout = checkout
        checkout.start()
    }

    func checkoutDidFinish(order: String) {
        checkout?.stop { [weak self] in
            self?.checkout = nil
            self?.showReceipt(for: order)
        }
    }

    private func showReceipt(for order: String) {
        let receipt = UINavigationController(rootViewController: ReceiptViewController(order: order))
        navigation.present(receipt, animated: true)
    }
}

protocol CheckoutCoordinatorDelegate: AnyObject {
    func checkoutDidFinish(order: String)
}

final class CheckoutCoordinator {
    weak var delegate: CheckoutCoordinatorDelegate?
    private let presenter: UIViewController

    init(presenter: UIViewController) { self.presenter = presenter }

    func start() {
        let payment = PaymentViewController()
        payment.onPaid = { [weak self] order in self?.delegate?.checkoutDidFinish(order: order) }
        presenter.present(payment, animated: true)
    }

    func stop(completion: @escaping () -> Void) {
        presenter.dismiss(animated: true, completion: completion)
    }
}

final class CartViewController: UIViewController {
    var onCheckout: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Check out", primaryAction: UIAction { [weak self] _ in self?.onCheckout?() })
    }
}

final class PaymentViewController: UIViewController {
    var onPaid: ((String) -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        let pay = UIButton(primaryAction: UIAction(title: "Pay") { [weak self] _ in self?.onPaid?("A-1") })
        view.addSubview(pay)
    }
}

final class ReceiptViewController: UIViewController {
    private let order: String
    init(order: String) {
        self.order = order
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError() }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = order
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    }
}
