extension UnreachableScreenRule {
  /// Shown, but made by a name that stands in a text, or by a superclass that is told the type.
  static let namedByTexts: [RuleExample] = [
    RuleExample(
      "Live code expects a controller that something else is to make",
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      final class HomeViewController: UIViewController {
        @objc func help() {
          guard let page = Pages.shared.page(at: 1) as? HelpViewController else { return }
          page.topic = "Start"
        }
      }
      final class HelpViewController: UIViewController { var topic = "" }
      """),
    RuleExample(
      "The superclass makes what runs the screen's content, and that shows the sheet",
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = ProfileController()
          return true
        }
      }
      class ContentNode { required init() {} }
      class NodeController<Node: ContentNode>: UIViewController {
        private let node = Node()
      }
      final class ProfileController: NodeController<ProfileNode> {}
      final class ProfileNode: ContentNode {
        var present: (UIViewController) -> Void = { _ in }
        func pickBirthday() { present(BirthdayController()) }
      }
      final class BirthdayController: UIViewController {}
      """),
    RuleExample(
      "A library's router makes controllers by the names of their classes",
      """
      import Wayfinder
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      extension Wayfinder {
        static func showTerms() { pushViewController("TermsViewController", context: ["version": 2]) }
      }
      final class HomeViewController: UIViewController {
        @objc func terms() { Wayfinder.showTerms() }
      }
      final class TermsViewController: UIViewController {}
      """),
    RuleExample(
      "The app goes through all classes, and takes those of one protocol",
      """
      protocol Feature: AnyObject {
        init()
        func page() -> AnyView
      }
      @main struct DemoApp: App {
        private let features = Features.all()
        var body: some Scene { WindowGroup { HomeView(pages: features.map { $0.page() }) } }
      }
      enum Features {
        static func all() -> [any Feature] {
          var count: UInt32 = 0
          guard let classes = objc_copyClassList(&count) else { return [] }
          return (0..<Int(count)).compactMap { (classes[$0] as? Feature.Type)?.init() }
        }
      }
      struct HomeView: View {
        let pages: [AnyView]
        var body: some View { ForEach(pages.indices, id: \\.self) { pages[$0] } }
      }
      final class NotesFeature: Feature {
        func page() -> AnyView { AnyView(NotesView()) }
      }
      struct NotesView: View {
        var body: some View { Text("Notes").navigationTitle("Notes") }
      }
      """),
    RuleExample(
      "A table names the classes of the pages",
      """
      @main final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = HomeViewController()
          return true
        }
      }
      final class HomeViewController: UITabBarController {
        private let pages = [("News", "NewsViewController"), ("Mine", "Demo.MineViewController")]
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = pages.compactMap { page in
            let type = NSClassFromString(page.1) as? UIViewController.Type
            return type?.init()
          }
        }
      }
      final class NewsViewController: UIViewController {}
      final class MineViewController: UIViewController {}
      """),
  ]
}
