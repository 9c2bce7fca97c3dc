import Testing

/// Screens that show themselves, by a helper of the app's or as they are made.
@Suite struct ShownSelfTests {
  private func app(_ hud: String, _ call: String) -> [String: String] {
    [
      "App/App.swift": """
      import UIKit
      extension UIViewController {
        func present(card: UIViewController) { present(Card(content: card), animated: true) }
      }
      final class Card: UINavigationController {
        init(content: UIViewController) { super.init(rootViewController: content) }
      }
      final class Done: UIViewController { \(hud) }
      final class Home: UIViewController { @objc func save() { \(call) } }
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = Home() }
      }
      """
    ]
  }

  @Test(arguments: [
    ("func show(on host: UIViewController) { host.present(card: self) }", "Done().show(on: self)"),
    (
      """
      init(on host: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        show(on: host)
      }
      func show(on host: UIViewController) { host.present(self, animated: true) }
      """, "_ = Done(on: self)"
    ),
  ])
  func fromWhereItIsTold(hud: String, call: String) {
    #expect(screenEdges(app(hud, call)) == ["AppDelegate root Home", "Home sheet Done"])
  }
}
