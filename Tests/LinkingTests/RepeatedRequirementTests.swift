import Testing

/// Protocols of the app that declare a controller's own methods once more.
@Suite struct RepeatedRequirementTests {
  @Test(arguments: ["UIViewController", "AnyObject"])
  func theControllersMethodIsMeant(refined: String) {
    let lines = transitionLines(
      """
      import UIKit
      protocol Showing: \(refined) {
        func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
      }
      final class Presenter {
        weak var view: Showing?
        func open() { view?.present(NoteController(), animated: true, completion: nil) }
      }
      final class HomeController: UIViewController, Showing {
        @objc func alert() { present(UIAlertController(title: "x", message: nil, preferredStyle: .alert), animated: \
      true, completion: nil) }
        @objc func other() { present(OtherController(), animated: true, completion: nil) }
      }
      final class NoteController: UIViewController {}
      final class OtherController: UIViewController {}
      """)
    #expect(
      lines == [
        "HomeController alert alert", "HomeController sheet OtherController",
        "Presenter sheet NoteController",
      ])
  }

  /// Who answers the protocol himself decides what it does.
  @Test func anAnswerOfTheAppsIsFollowed() {
    let lines = transitionLines(
      """
      import UIKit
      protocol Showing: AnyObject { func present(_ page: UIViewController, animated: Bool) }
      final class Wrapper: UIViewController, Showing {
        func present(_ page: UIViewController, animated: Bool) { print(page) }
        func open() { present(UIViewController(), animated: true) }
      }
      """)
    #expect(lines == [])
  }
}
