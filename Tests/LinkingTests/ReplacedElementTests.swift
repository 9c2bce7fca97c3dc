import Testing

/// Lists in a local variable of which one element is replaced before the whole is shown.
@Suite struct ReplacedElementTests {
  private func lines(_ body: String) -> [String] {
    transitionLines(
      """
      import UIKit
      final class StepController: UIViewController {
        @objc func next() {
          guard let stack = navigationController else { return }
          \(body)
        }
      }
      final class NextController: UIViewController {}
      """)
  }

  @Test(arguments: [
    "var list = stack.viewControllers; list[list.count - 1] = NextController(); stack.setViewControllers(list, animated: true)",
    "var list = stack.viewControllers; list[0] = NextController(); stack.viewControllers = list",
  ]) func theNewElementIsShown(body: String) {
    #expect(lines(body) == ["StepController root NextController"])
  }

  @Test func helpersOfTheStack() {
    let found = transitionLines(
      """
      import UIKit
      extension UINavigationController {
        func replaceTop(with page: UIViewController) {
          var list = viewControllers
          list[list.count - 1] = page
          setViewControllers(list, animated: true)
        }
      }
      final class StepController: UIViewController {
        @objc func next() { navigationController?.replaceTop(with: NextController()) }
      }
      final class NextController: UIViewController {}
      """)
    #expect(found == ["StepController root NextController"])
  }

  /// What is kept under a key is shown where it is asked for.
  @Test func aTableIsNoList() {
    let found = lines(
      """
      var pages: [String: UIViewController] = ["old": StepController()]
          pages["new"] = NextController()
          stack.pushViewController(pages["old"]!, animated: true)
      """)
    #expect(found.contains("StepController push StepController"))
  }
}
