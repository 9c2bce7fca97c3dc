import Testing

/// Tabs whose content other code puts into frames and stacks that the bar's owner keeps.
@Suite struct LateTabTests {
  @Test func aTabIsWhatItsFrameOrStackIsFilledWith() {
    #expect(
      transitionLines(
        """
        import UIKit
        import Combine
        final class TabFrame: UIViewController {
          var wrapped: UIViewController? {
            willSet { wrapped?.willMove(toParent: nil); wrapped?.removeFromParent() }
            didSet {
              guard let new = wrapped else { return }
              addChild(new); view.addSubview(new.view); new.didMove(toParent: self)
              tabBarItem = new.tabBarItem
            }
          }
        }
        final class TabStack: UINavigationController {
          init() { super.init(nibName: nil, bundle: nil); navigationBar.prefersLargeTitles = true }
          required init?(coder: NSCoder) { fatalError() }
        }
        final class Orders: UIViewController { @objc func open() { present(Detail(), animated: true) } }
        final class Dashboard: UIViewController {}
        final class Menu: UIViewController {}
        final class Detail: UIViewController {}
        final class MenuCoordinator {
          let frame: TabFrame
          init(frame: TabFrame) { self.frame = frame }
          func activate(id: Int) { let menu = Menu(); frame.wrapped = menu }
        }
        enum TabKind: Int { case home, orders, menu }
        final class Tabs: UITabBarController {
          private let homeStack = TabStack()
          private let ordersFrame = TabFrame()
          private let menuFrame = TabFrame()
          private var coordinator: MenuCoordinator?
          private var subscription: AnyCancellable?
          let ids: AnyPublisher<Int?, Never>
          init(ids: AnyPublisher<Int?, Never>) { self.ids = ids; super.init(nibName: nil, bundle: nil) }
          required init?(coder: NSCoder) { fatalError() }
          override func viewDidLoad() { super.viewDidLoad(); configure(); observe() }
          private func configure() {
            viewControllers = {
              var controllers = [UIViewController]()
              let tabs: [TabKind] = [.home, .orders, .menu]
              tabs.forEach { tab in
                let page = root(of: tab)
                controllers.insert(page, at: tab.rawValue)
              }
              return controllers
            }()
          }
          private func root(of tab: TabKind) -> UIViewController {
            switch tab {
            case .home: return homeStack
            case .orders: return ordersFrame
            case .menu: return menuFrame
            }
          }
          private func observe() { subscription = ids.sink { [weak self] id in self?.update(id: id) } }
          private func update(id: Int?) {
            guard let id else { return }
            let home = Dashboard()
            homeStack.viewControllers = [home]
            ordersFrame.wrapped = makeOrders(id)
            if coordinator == nil { coordinator = MenuCoordinator(frame: menuFrame) }
            coordinator?.activate(id: id)
          }
          private func makeOrders(_ id: Int) -> UIViewController { Orders() }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
            window?.rootViewController = Tabs(ids: Just(1).eraseToAnyPublisher())
          }
        }
        """)
        == [
          "Orders sheet Detail", "SceneDelegate root Tabs", "Tabs root Dashboard", "Tabs tab Dashboard",
          "Tabs tab Menu", "Tabs tab Orders",
        ])
  }

  /// Tabs are in the order of the list that fills the bar.
  @Test func aTabHasItsPlaceInTheBar() throws {
    let graph = graph([
      "A.swift": """
      import UIKit
      final class Zebra: UIViewController {}
      final class Ape: UIViewController {}
      final class Mouse: UIViewController {}
      final class Tabs: UITabBarController {
        private let stack = UINavigationController()
        func showApe() { selectedIndex = 1 }
        override func viewDidLoad() {
          super.viewDidLoad()
          let pages = [page(0), stack, Mouse()]
          viewControllers = pages
          stack.viewControllers = [Ape()]
        }
        private func page(_ number: Int) -> UIViewController { Zebra() }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Tabs()
        }
      }
      """
    ])
    let tabs = graph.transitions.filter { $0.kind == .tab }
    let places = tabs.sorted { ($0.position ?? 0) < ($1.position ?? 0) }.map { "\($0.position ?? 0) \($0.to ?? "")" }
    #expect(places == ["1 Zebra", "2 Ape", "3 Mouse"])
  }

  /// A frame whose content is set in two places changes it while the app runs: it is a screen of its own.
  @Test func aFrameWithTwoContentsIsItself() {
    let lines = transitionLines(
      """
      import UIKit
      final class Frame: UIViewController {
        var content: UIViewController? {
          willSet { content?.removeFromParent() }
          didSet { if let content { addChild(content); view.addSubview(content.view) } }
        }
      }
      final class News: UIViewController {}
      final class Login: UIViewController {}
      final class Tabs: UITabBarController {
        private let frame = Frame()
        override func viewDidLoad() {
          super.viewDidLoad()
          viewControllers = [frame]
        }
        func update(isKnown: Bool) {
          if isKnown { frame.content = News() } else { frame.content = Login() }
        }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Tabs()
        }
      }
      """)
    #expect(lines.contains("Tabs tab Frame"))
    #expect(!lines.contains { $0.hasPrefix("Tabs tab") && $0 != "Tabs tab Frame" })
  }
}
