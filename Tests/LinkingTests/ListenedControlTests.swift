import Testing

/// Controls whose code a library that was not read receives, and notifications that nobody in the app posts.
@Suite struct ListenedControlTests {
  private func causes(_ setup: String) -> [String]? {
    LinkingTests.causes(
      """
      import UIKit
      import Touches
      final class Scan: UIButton {}
      class Base: UIViewController {
        override func viewDidLoad() { super.viewDidLoad(); link() }
        func link() {}
      }
      final class HomeViewController: Base {
        let scan = Scan()
        let help = UIButton()
        let service = Service()
        override func link() {
          help.setTitle("Help", for: .normal)
          \(setup)
        }
        @objc func open() { present(HelpViewController(), animated: true) }
      }
      final class HelpViewController: UIViewController {}
      """)["HomeViewController sheet HelpViewController"]
  }

  @Test(arguments: [
    ("help.on(.touchUpInside) { [weak self] _ in self?.open() }", #"UIButton("Help")"#),
    ("help.addTouch(target: self, action: #selector(open))", #"UIButton("Help")"#),
    ("scan.addTouch(target: self, action: #selector(open))", "Scan(scan)"),
    // What runs it is not told.
    ("service.load { [weak self] in self?.open() }", "viewDidLoad"),
    // Nobody posts it.
    (
      "NotificationCenter.default.addObserver(self, selector: #selector(open), name: UIScreen.tornOff, object: nil)",
      "addObserver(UIScreen.tornOff)"
    ),
  ])
  func whatIsSaid(setup: String, cause: String) { #expect(causes(setup) == [cause]) }
}
