// Two subscriptions to one publisher push the same screen

import UIKit
import Combine
final class Session { let signedIn = PassthroughSubject<Void, Never>() }
final class AppFlow {
  let stack = UINavigationController()
  private let session = Session()
  private var subscriptions = Set<AnyCancellable>()
  func start() {
    session.signedIn.sink { [weak self] in self?.create() }.store(in: &subscriptions)
    session.signedIn.receive(on: DispatchQueue.main).↓sink { [weak self] in self?.create() }.store(in: &subscriptions)
  }
  private func create() { stack.pushViewController(CreationController(), animated: true) }
  private func greet() { stack.pushViewController(GreetingController(), animated: true) }
}
final class CreationController: UIViewController {}
final class GreetingController: UIViewController {}
@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let flow = AppFlow()
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    flow.start()
    window = UIWindow()
    window?.rootViewController = flow.stack
    return true
  }
}
