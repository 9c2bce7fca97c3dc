// A coordinator that is made for each start

import UIKit
final class ConsentCoordinator {
  private let navigation: UINavigationController
  private lazy var consent = ConsentController()
  init(navigation: UINavigationController) { self.navigation = navigation }
  func start() { push(consent) }
  private func push(_ controller: UIViewController) { navigation.pushViewController(controller, animated: true) }
}
final class HomeController: UIViewController {
  private var consent: ConsentCoordinator?
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Consent") { [weak self] _ in self?.ask() }))
  }
  private func ask() {
    guard let navigationController else { return }
    consent = ConsentCoordinator(navigation: navigationController)
    consent?.start()
  }
}
final class ConsentController: UIViewController {}
