import Testing

/// Closures that make a screen for the controller which keeps them: the user is on that controller.
@Suite struct CalledMakerTests {
  private func edges(_ made: String, _ assigning: String) -> [String] {
    screenEdges([
      "App/App.swift": """
      import UIKit
      struct Root {
        func compose() -> UIViewController { UINavigationController(rootViewController: Feed(makeDetail: makeDetail)) }
        func makeDetail(_ id: Int) -> UIViewController {
          let makeComments: () -> UIViewController = { Comments() }
          return Detail(makeComments: \(made))
        }
      }
      final class Feed: UIViewController {
        private let makeDetail: (Int) -> UIViewController
        init(makeDetail: @escaping (Int) -> UIViewController) {
          self.makeDetail = makeDetail
          super.init(nibName: nil, bundle: nil)
        }
        @objc func open() { show(makeDetail(1), sender: self) }
      }
      final class Detail: UIViewController {
        private let makeComments: () -> UIViewController
        init(makeComments: @escaping () -> UIViewController) {
          \(assigning)
          super.init(nibName: nil, bundle: nil)
        }
        @objc func comment() { present(makeComments(), animated: true) }
      }
      final class Comments: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \
      Root().compose() }
      }
      """
    ])
  }

  @Test(
    arguments: ["{ Comments() }", "makeComments"],
    [
      "self.makeComments = makeComments", "(self.makeComments) = (makeComments)",
    ])
  func theControllerThatCallsItIsTheOrigin(made: String, assigning: String) {
    #expect(edges(made, assigning).filter { $0.hasSuffix("Comments") } == ["Detail sheet Comments"])
  }
}
