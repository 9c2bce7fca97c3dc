import Testing

/// Views of UIKit that several screens are made of.
@Suite struct PartOfScreenTests {
  /// What a library calls on a view happens on each screen that has it: on the one that keeps it itself, and on those whose parts
  /// are made of it.
  @Test func viewsThatScreensAndOtherViewsHold() {
    let edges = screenEdges(["App/App.swift": """
      import UIKit
      final class LinkText: UITextView, UITextViewDelegate {
        func textView(_ textView: UITextView, shouldInteractWith url: URL, in range: NSRange) -> Bool { call(url); return false }
        func call(_ url: URL) { UIApplication.shared.open(url) }
      }
      final class Steps: UIView {
        var steps: [String] = [] { didSet { steps.forEach(add) } }
        private func add(_ step: String) { let text = LinkText(frame: .zero); text.text = step; addSubview(text) }
      }
      final class HomeController: UIViewController {
        @IBOutlet var text: LinkText!
        @objc func tapped() { navigationController?.pushViewController(HelpController(), animated: true) }
        @objc func other() { navigationController?.pushViewController(AboutController(), animated: true) }
      }
      final class HelpController: UIViewController { @IBOutlet var steps: Steps!; override func viewDidLoad() { steps.steps = ["a"] } }
      final class AboutController: UIViewController {}
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: HomeController())
          return true
        }
      }
      """])
    #expect(edges == ["AppDelegate root HomeController", "HelpController url external", "HomeController push AboutController", "HomeController push HelpController", "HomeController url external"])
  }
}
