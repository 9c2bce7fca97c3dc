// The event's arm presents nothing, and the other event is sent when the modal is gone

import Combine
import UIKit
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var flow: MainFlow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let navigation = UINavigationController()
    flow = MainFlow(navigation: navigation)
    window = UIWindow()
    window?.rootViewController = navigation
    flow?.showCard()
    return true
  }
}
final class LoginController: UIViewController {}
final class CardModel {
  enum Event { case done, login }
  let events = PassthroughSubject<Event, Never>()
}
final class MainFlow {
  private let navigation: UINavigationController
  private var bag: Set<AnyCancellable> = []
  init(navigation: UINavigationController) {
    self.navigation = navigation
    NotificationCenter.default.addObserver(self, selector: #selector(login), name: .loginIsNeeded, object: nil)
  }
  func showCard() {
    let model = CardModel()
    model.events.sink { [weak self] event in
      switch event {
      case .done: print("done")
      case .login: self?.login()
      }
    }.store(in: &bag)
    navigation.present(CardController(model: model), animated: true)
  }
  @objc private func login() { navigation.present(LoginController(), animated: true) }
}
extension Notification.Name { static let loginIsNeeded = Notification.Name("loginIsNeeded") }
final class CardController: UIViewController {
  private let model: CardModel
  init(model: CardModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Sign in") { [weak self] _ in self?.signIn() }))
  }
  private func signIn() {
    dismiss(animated: true) { [model] in model.events.send(.login) }
  }
  @objc func done() {
    dismiss(animated: true)
    model.events.send(.done)
  }
}
