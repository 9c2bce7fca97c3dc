import Testing

/// Initialisers that take the same labels: what a closure does tells which one is meant.
@Suite struct OverloadedInitialiserTests {
  /// A row is a page or an action.
  @Test func aClosureThatMakesAViewIsNoAction() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      struct Row: Identifiable {
        let id = UUID()
        let title: String
        let page: AnyView?
        let action: (() -> Void)?
        init(_ title: String, action: @escaping () -> Void) { self.title = title; self.page = nil; self.action = \
      action }
        init<Page: View>(_ title: String, @ViewBuilder page: () -> Page) { self.title = title; self.page = \
      AnyView(page()); self.action = nil }
      }
      struct Home: View {
        @State var shown = false
        var rows: [Row] { [Row("Help") { Help() }, Row("Log out") { shown = true }] }
        var body: some View {
          NavigationStack {
            List(rows) { row in
              if let page = row.page { NavigationLink(row.title) { page } } else { Button(row.title) { row.action?() } }
            }
            .sheet(isPresented: $shown) { Confirm() }
          }
        }
      }
      struct Help: View { var body: some View { Text("h") } }
      struct Confirm: View { var body: some View { Text("c") } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
      """
    ])
    #expect(
      edges == [
        "Demo root Home",
        "Home push Help",
        "Home sheet Confirm",
      ])
  }

  /// A closure is no coder.
  @Test func aClosureGoesToAFunction() {
    let edges = screenEdges([
      "App/App.swift": """
      import UIKit
      final class Welcome: UIViewController {
        private let onEnd: () -> Void
        init(tracker: Tracker = .shared, onEnd: @escaping () -> Void) {
          self.onEnd = onEnd
          super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { fatalError() }
        @objc func skip() { onEnd() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          let welcome = Welcome { [weak self] in self?.window?.rootViewController?.dismiss(animated: true) }
          window?.rootViewController?.present(welcome, animated: false)
        }
      }
      """
    ])
    #expect(edges == ["SceneDelegate sheet Welcome", "Welcome back dismiss"])
  }
}
