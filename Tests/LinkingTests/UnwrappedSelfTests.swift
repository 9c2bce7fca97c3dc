import Testing

/// Code that unwraps a weak `self` with a method of optionals.
@Suite struct UnwrappedSelfTests {
  private func lines(method: String = "map", own: String = "") -> [String] {
    transitionLines(
      """
      import UIKit
      final class Lobby: UIViewController {
        \(own)
        func door() -> UIViewController { Door() }
        @objc func leave() {
          dismiss(animated: true) { [weak self] in self.\(method) { $0.present($0.door(), animated: true) } }
        }
      }
      final class Door: UIViewController {}
      final class Guest: UIViewController { func door() -> UIViewController { Gate() } }
      final class Gate: UIViewController {}
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Lobby()
        }
      }
      """
    ).filter { $0.contains("Door") }
  }

  @Test(arguments: ["map", "flatMap"])
  func theObjectItselfIsPassed(method: String) {
    #expect(lines(method: method) == ["Lobby sheet Door"])
  }

  /// A method of the class's own passes another object.
  @Test func anOwnMethodPassesAnother() {
    #expect(lines(own: "func map(_ body: (Guest) -> Void) { body(Guest()) }").isEmpty)
  }
}
