// The flow listens before it has the session restored

import Combine
import Foundation
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = AppFlow.shared.start()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class AppFlow {
  static let shared = AppFlow()
  let session = SessionService()
  private var bag = Set<AnyCancellable>()
  private let navigation = UINavigationController()

  func start() -> UIViewController {
    navigation.setViewControllers([WelcomeViewController()], animated: false)
    session.events
      .receive(on: DispatchQueue.main)
      .sink { [weak self] event in self?.handle(event) }
      .store(in: &bag)
    session.restore()
    return navigation
  }

  private func handle(_ event: SessionEvent) {
    switch event {
    case .signedIn: navigation.setViewControllers([HomeViewController()], animated: false)
    case .signedOut: navigation.setViewControllers([WelcomeViewController()], animated: false)
    }
  }
}

enum SessionEvent { case signedIn, signedOut }

final class SessionService {
  let events = PassthroughSubject<SessionEvent, Never>()
  func restore() {
    events.send(UserDefaults.standard.string(forKey: "token") == nil ? .signedOut : .signedIn)
  }
}

final class WelcomeViewController: UIViewController {}
final class HomeViewController: UIViewController {}
