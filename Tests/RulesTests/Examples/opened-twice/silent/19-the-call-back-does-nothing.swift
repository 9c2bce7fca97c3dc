// Only the event opens the screen

import UIKit
import Combine

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = UINavigationController(rootViewController: LoginController())
    window?.makeKeyAndVisible()
    return true
  }
}

final class Session {
  let signedIn = PassthroughSubject<Void, Never>()
  func signIn(done: @escaping () -> Void) {
    signedIn.send()
    done()
  }
}

final class LoginController: UIViewController {
  private let session = Session()
  private var bag: Set<AnyCancellable> = []
  override func viewDidLoad() {
    super.viewDidLoad()
    session.signedIn.sink { [weak self] in self?.showHome() }.store(in: &bag)
  }
  @objc private func signInTapped() {
    session.signIn {}
  }
  private func showHome() {
    navigationController?.pushViewController(HomeController(), animated: true)
  }
}

final class HomeController: UIViewController {}
