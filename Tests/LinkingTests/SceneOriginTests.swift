import Testing

/// What a scene presents by itself.
@Suite struct SceneOriginTests {
  /// A presenter that a scene puts on its root starts from the root, also where something lies over it for a while.
  @Test(arguments: ["HomeView()", "ZStack { HomeView()", "HomeView().tint(.red)"])
  func aPresenterOnARoot(root: String) {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      @main struct TheApp: App {
        @State private var isNew = true
        var body: some Scene {
          WindowGroup {
            \(root)
              .sheet(isPresented: $isNew) { WelcomeView() }
            \(root.hasPrefix("ZStack") ? "if isNew { Color.white } }" : "")
          }
        }
      }
      struct HomeView: View { var body: some View { Text("Home") } }
      struct WelcomeView: View { var body: some View { Text("Welcome") } }
      """
    ])
    #expect(edges == ["HomeView sheet WelcomeView", "TheApp root HomeView"])
  }

  /// A root that the app starts with is its start, also where something later leads back there.
  @Test func aStartThatLoggingOutLeadsBackTo() {
    let found = graph([
      "App/App.swift": """
      import UIKit
      class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: \
      UIScene.ConnectionOptions) {
          Starter.shared.showLogin(in: window)
        }
      }
      final class Starter {
        static let shared = Starter()
        func showLogin(in window: UIWindow?) { window?.rootViewController = LoginController() }
      }
      class LoginController: UIViewController {
        func logIn() { present(SettingsController(), animated: true) }
      }
      class SettingsController: UIViewController {
        func logOut() { Starter.shared.showLogin(in: view.window) }
      }
      """
    ])
    #expect(found.transitions.first { $0.kind == .root }?.from == ["SceneDelegate", "SettingsController"])
    #expect(found.entries.map(\.screen) == ["LoginController"])
    #expect(found.screens.first { $0.id == "SettingsController" }?.depth == 1)
  }
}
