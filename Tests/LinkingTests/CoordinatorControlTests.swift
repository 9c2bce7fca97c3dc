import Testing

/// Controls that a coordinator puts on a screen: the user taps them there.
@Suite struct CoordinatorControlTests {
  private static func edges(settings item: String) -> [String] {
    screenEdges([
      "App/App.swift": #"""
      import UIKit
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        var flow: WalletFlow?
        func applicationDidFinishLaunching(_ app: UIApplication) {
          let navigation = UINavigationController(rootViewController: Start())
          window?.rootViewController = navigation
          flow = WalletFlow(navigation: navigation)
        }
      }
      extension UIBarButtonItem {
        static func settings(_ target: AnyObject, action: Selector) -> UIBarButtonItem {
          UIBarButtonItem(image: nil, style: .plain, target: target, action: action)
        }
      }
      final class WalletFlow: NSObject {
        let navigation: UINavigationController
        private lazy var wallet: WalletPage = {
          let page = WalletPage()
          let settings = \#(item)
          page.navigationItem.rightBarButtonItems = [settings]
          return page
        }()
        init(navigation: UINavigationController) { self.navigation = navigation }
        func start() { navigation.pushViewController(wallet, animated: true) }
        @objc private func openSettings() { navigation.pushViewController(SettingsPage(), animated: true) }
      }
      final class Start: UIViewController {
        var flow: WalletFlow?
        @objc func next() { flow?.start() }
      }
      final class WalletPage: UIViewController {}
      final class SettingsPage: UIViewController {}
      """#
    ]).filter { $0.contains("SettingsPage") }
  }

  @Test func anItemOfUIKits() {
    #expect(
      Self.edges(settings: "UIBarButtonItem(image: nil, style: .plain, target: self, action: #selector(openSettings))")
        == ["WalletPage push SettingsPage"])
  }

  @Test func anItemThatTheAppMakesInAFunction() {
    #expect(
      Self.edges(settings: "UIBarButtonItem.settings(self, action: #selector(openSettings))") == [
        "WalletPage push SettingsPage"
      ])
  }
}
