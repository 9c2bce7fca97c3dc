import Testing

/// Functions that are handed on by their Objective-C names.
@Suite struct SelectorTests {
  private let sources = """
    import UIKit
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
    [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        Guide(window: UIWindow()).start()
        return true
      }
    }
    final class StepController: UIViewController {
      struct Choice {
        let title: String
        let run: () -> Void
        init(title: String, target: AnyObject, action: Selector) {
          self.title = title
          self.run = { [weak target] in _ = target?.perform(action) }
        }
      }
      let choices: [Choice]
      init(choices: [Choice]) {
        self.choices = choices
        super.init(nibName: nil, bundle: nil)
      }
      @objc func tapped(_ button: UIButton) { choices[button.tag].run() }
    }
    final class PairController: UIViewController {
      weak var guide: Guide?
      @objc func done() { guide?.explain() }
    }
    final class EndController: UIViewController {}
    final class Guide: NSObject {
      let window: UIWindow
      private lazy var stack = UINavigationController(rootViewController: first())
      init(window: UIWindow) { self.window = window }
      func start() { window.rootViewController = stack }
      private func first() -> UIViewController { StepController(choices: [StepController.Choice(title: "Pair", target: \
    self, action: #selector(pair))]) }
      @objc private func pair() {
        let page = PairController()
        page.guide = self
        stack.pushViewController(page, animated: true)
      }
      func explain() {
        let last = StepController.Choice(title: "Done", target: self, action: #selector(end))
        stack.pushViewController(StepController(choices: [last]), animated: true)
      }
      @objc private func end() { stack.pushViewController(EndController(), animated: true) }
      @objc private func leave() { stack.pushViewController(PairController(), animated: true) }
    }
    """

  /// What performs a selector that it was given to keep runs the function, and not who made it with the selector. A
  /// function that nobody makes a selector of does not run.
  @Test func performedWhereItIsKept() {
    let edges = screenEdges(["App/App.swift": sources])
    #expect(
      edges == [
        "AppDelegate root StepController", "PairController push StepController", "StepController push EndController",
        "StepController push PairController",
      ])
  }

  /// A helper makes code of a selector: that runs where it is kept, and not where the helper is asked.
  @Test(arguments: [
    "perform(selector)", "perform(selector, with: nil, afterDelay: 1)",
    "performSelector(onMainThread: selector, with: nil, waitUntilDone: false)",
  ])
  func codeThatPerformsASelector(performing: String) {
    let causes = causes(
      """
      import UIKit
      extension NSObject { func action(_ selector: Selector) -> () -> Void { { [weak self] in _ = \
      self?.\(performing) } } }
      final class Row: UIView {
        var onTap: () -> Void = {}
        @IBAction func tapped(_ sender: UIButton) { onTap() }
      }
      final class ListViewController: UIViewController {
        let row = Row()
        override func viewDidLoad() { super.viewDidLoad(); row.onTap = action(#selector(open)); view.addSubview(row) }
        @objc func open() { present(DetailViewController(), animated: true) }
      }
      final class DetailViewController: UIViewController {}
      """)
    #expect(causes["ListViewController sheet DetailViewController"] == ["UIButton(tapped)"])
  }

  /// Where the helper performs the selector at once, so does who asks it.
  @Test func selectorThatIsPerformedAtOnce() {
    let causes = causes(
      """
      import UIKit
      extension NSObject { func run(_ selector: Selector) { perform(selector) } }
      final class ListViewController: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); run(#selector(open)) }
        @objc func open() { present(DetailViewController(), animated: true) }
      }
      final class DetailViewController: UIViewController {}
      """)
    #expect(causes["ListViewController sheet DetailViewController"] == ["viewDidLoad"])
  }
}
