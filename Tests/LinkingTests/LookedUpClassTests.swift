import Testing

/// Classes that code looks up by their names.
@Suite struct LookedUpClassTests {
  @Test(arguments: [
    "Bundle.main.classNamed(\"Shop.\\(name)\")", "NSClassFromString(\"Shop.\\(name)\")",
  ])
  func anyClassBelowTheOneThatIsAskedForIsMade(lookup: String) {
    let lines = screenEdges([
      "App/File.swift": """
      import UIKit
      class Block: UIView {
        weak var page: UIViewController?
        class func make(_ name: String, in page: UIViewController) -> Block? {
          guard let type = \(lookup) as? Block.Type else { return nil }
          return type.init(page)
        }
        required init(_ page: UIViewController) { self.page = page; super.init(frame: .zero) }
        required init?(coder: NSCoder) { nil }
      }
      class TitledBlock: Block {}
      final class ButtonBlock: TitledBlock {
        @objc func tapped() { page?.navigationController?.pushViewController(DetailController(), animated: true) }
      }
      final class PageController: UIViewController {
        var name = ""
        override func viewDidLoad() {
          super.viewDidLoad()
          if let block = Block.make(name, in: self) { view.addSubview(block) }
        }
      }
      final class DetailController: UIViewController {}
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(
          _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          window?.rootViewController = UINavigationController(rootViewController: PageController())
          return true
        }
      }
      """
    ])
    #expect(lines.contains("PageController push DetailController"), "\(lines)")
  }
}
