import NavigationModel
import Testing

/// Code that goes on with what was begun, and code that waits for something of its own.
@Suite struct ContinuedCodeTests {
  @Test func theEndOfAnAnimationIsNoCause() {
    let causes = causes(
      """
      import UIKit
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let window = UIWindow(windowScene: scene as! UIWindowScene)
          let home = HomeViewController()
          window.rootViewController = UINavigationController(rootViewController: home)
          self.window = window
          UIView.transition(with: window, duration: 0.2, options: [], animations: {}, completion: { _ in
            home.present(NewsViewController(), animated: true)
          })
        }
      }
      final class HomeViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Help", style: .plain, target: self, action: \
      #selector(help))
        }
        @objc func help() {
          UIView.animate(withDuration: 0.2, animations: { self.view.alpha = 0 }, completion: { _ in
            self.present(HelpViewController(), animated: true)
          })
        }
      }
      final class NewsViewController: UIViewController {}
      final class HelpViewController: UIViewController {}
      """)
    #expect(
      causes["SceneDelegate sheet NewsViewController"] == ["scene(_:willConnectTo:options:) on HomeViewController"])
    #expect(causes["HomeViewController sheet HelpViewController"] == [#"UIBarButtonItem("Help")"#])
  }

  @Test func aChildRunsItsCallback() {
    let causes = causes(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { RegisterView() } } }
      enum Step: Hashable { case verify, create }
      struct RegisterView: View {
        @State private var path = NavigationPath()
        var body: some View {
          NavigationStack(path: $path) {
            EmailView(onContinue: sendCode)
              .navigationDestination(for: Step.self) { step in
                switch step {
                case .verify: VerifyView(onVerified: { token in path.append(Step.create); finish() })
                case .create: CreateView()
                }
              }
          }
        }
        private func sendCode() { Task { do { try await Service.send(); path.append(Step.verify) } catch {} } }
        private func finish() { Task { do { try await Service.send() } catch { path = NavigationPath() } } }
      }
      enum Service { static func send() async throws {}; static func check() async throws -> String? { nil } }
      struct PrimaryButton: View { let text: String; let action: () -> Void; var body: some View { Button { action() \
      } label: { Text(text) } } }
      struct EmailView: View { let onContinue: () -> Void; var body: some View { PrimaryButton(text: "Continue") { \
      onContinue() } } }
      struct VerifyView: View {
        let onVerified: (String) -> Void
        var body: some View { PrimaryButton(text: "Verify") { verify() } }
        private func verify() { Task { do { if let token = try await Service.check() { onVerified(token) } } catch \
      {} } }
      }
      struct CreateView: View { var body: some View { Text("Create") } }
      """)
    #expect(causes["RegisterView push VerifyView"] == [#"Button("Continue")"#])
    #expect(causes["RegisterView push CreateView"] == [#"Button("Verify")"#])
    #expect(causes["RegisterView root EmailView"] == [])
  }
}
