import Testing

/// A window's root that follows a published state: each value leads to its own screen, from where it is set.
@Suite struct StreamedRootTests {
  /// The stream makes the controllers.
  @Test func theStreamIsMappedToControllers() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      import UIKit
      import Combine
      enum Phase: Equatable { case locked, login, main(String) }
      final class Session { @Published var phase: Phase = .locked; @Published var user: String?; static let shared = \
      Session()
        func logout() { phase = .login }
        func login(_ n: String) { phase = .main(n) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var bag = Set<AnyCancellable>()
        func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          Session.shared.$phase
            .removeDuplicates()
            .map { phase -> UIViewController in
              switch phase {
              case .locked: return LockController()
              case .login: return LoginController()
              case .main: return HomeController()
              }
            }
            .receive(on: DispatchQueue.main)
            .sink { [weak self] controller in self?.window?.rootViewController = controller }
            .store(in: &bag)
          window?.makeKeyAndVisible()
        }
      }
      final class LockController: UIViewController { @objc func unlock() { Session.shared.logout() } }
      final class LoginController: UIViewController { @objc func login() { Session.shared.login("a") } }
      final class HomeController: UIViewController { @objc func out() { Session.shared.logout() } }
      """
    ])
    #expect(
      edges == [
        "HomeController root LoginController",
        "LockController root LoginController",
        "LoginController root HomeController",
        "SceneDelegate root LockController",
      ])
  }

  /// Who observes the stream makes them.
  @Test func theObserverMakesTheController() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      import UIKit
      import Combine
      enum Phase: Equatable { case locked, login, main(String) }
      final class Session { @Published var phase: Phase = .locked; @Published var user: String?; static let shared = \
      Session()
        func logout() { phase = .login }
        func login(_ n: String) { phase = .main(n) } }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        private var bag = Set<AnyCancellable>()
        func scene(_ scene: UIScene, willConnectTo s: UISceneSession, options: UIScene.ConnectionOptions) {
          window = UIWindow(windowScene: scene as! UIWindowScene)
          Session.shared.$phase
            .removeDuplicates()
            .sink { [weak self] phase in self?.window?.rootViewController = self?.root(phase) }
            .store(in: &bag)
          window?.makeKeyAndVisible()
        }
        func root(_ phase: Phase) -> UIViewController {
              switch phase {
              case .locked: return LockController()
              case .login: return LoginController()
              case .main: return HomeController()
              }
        }
      }
      final class LockController: UIViewController { @objc func unlock() { Session.shared.logout() } }
      final class LoginController: UIViewController { @objc func login() { Session.shared.login("a") } }
      final class HomeController: UIViewController { @objc func out() { Session.shared.logout() } }
      """
    ])
    #expect(
      edges == [
        "HomeController root LoginController",
        "LockController root LoginController",
        "LoginController root HomeController",
        "SceneDelegate root LockController",
      ])
  }
}
