import Testing

/// Values that go back when they are run.
@Suite struct WayBackValueTests {
  @Test func whoAsksForOneGoesBack() {
    let edges = transitionLines(
      """
      import UIKit
      struct Move {
        let perform: (UINavigationController) -> Void
        static func push(_ page: UIViewController) -> Move { Move { $0.pushViewController(page, animated: true) } }
        static func present(_ page: UIViewController) -> Move { return Move { $0.present(page, animated: true) } }
        static func dismiss() -> Move { Move { $0.dismiss(animated: true) } }
        static func pop() -> Move { return Move { $0.popViewController(animated: true) } }
      }
      enum Page { case item, help, done, back }
      final class Flow {
        let navigation = UINavigationController()
        func move(to page: Page) -> Move {
          switch page {
          case .item: return .push(Item(flow: self))
          case .help: return .present(Help(flow: self))
          case .done: return .dismiss()
          case .back: return .pop()
          }
        }
        func go(to page: Page) { move(to: page).perform(navigation) }
        func start() { navigation.setViewControllers([List(flow: self)], animated: false) }
      }
      class Base: UIViewController {
        let flow: Flow
        init(flow: Flow) { self.flow = flow; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }
      final class List: Base { @objc func select() { flow.go(to: .item) } }
      final class Item: Base {
        @objc func help() { flow.go(to: .help) }
        @objc func leave() { flow.go(to: .back) }
      }
      final class Help: Base { @objc func close() { flow.go(to: .done) } }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        let flow = Flow()
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool {
          flow.start()
          window?.rootViewController = flow.navigation
          return true
        }
      }
      """)
    #expect(edges.filter { $0.contains(" back ") } == ["Help back dismiss", "Item back pop"])
  }

  /// A function of a screen that makes an action with a closure is no such value: the closure's call is the site.
  @Test func anActionOfAScreenIsASite() {
    let edges = transitionLines(
      """
      import UIKit
      struct SheetAction {
        let title: String
        let run: () -> Void
        init(title: String, run: @escaping () -> Void) { (self.title, self.run) = (title, run) }
      }
      final class Sheet: UIViewController {
        var actions: [SheetAction] = []
        @objc func tapped() { actions.first?.run() }
      }
      final class Order: UIViewController {
        @objc func confirm() {
          let sheet = Sheet()
          sheet.actions = [makeAction()]
          present(sheet, animated: true)
        }
        private func makeAction() -> SheetAction {
          return SheetAction(title: "Yes") { self.dismiss(animated: true) }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Order()
        }
      }
      """)
    #expect(edges.contains { $0.hasSuffix(" back dismiss") }, "\(edges)")
  }
}
