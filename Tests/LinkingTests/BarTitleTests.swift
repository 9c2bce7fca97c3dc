import Testing

/// The titles on the tabs of UIKit's bars.
@Suite struct BarTitleTests {
  private func tabs(_ bar: String, list: String = "", cart: String = "") -> [String: [String]] {
    causes(
      """
      import UIKit
      final class Bar: UITabBarController {
        \(bar)
      }
      final class Stack: UINavigationController {}
      final class ListController: UIViewController {
        \(list)
      }
      final class CartController: UIViewController {
        \(cart)
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
        var window: UIWindow?
        func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
          window?.rootViewController = Bar()
        }
      }
      """)
  }

  @Test func itemsOfStacks() {
    let found = tabs(
      """
      private lazy var cartItem = UITabBarItem(title: "Cart", image: nil, tag: 1)
      override func viewDidLoad() {
        let list = ListController()
        let lists = UINavigationController(rootViewController: list)
        lists.tabBarItem = UITabBarItem(title: "All lists", image: nil, tag: 0)
        let cart = Stack(rootViewController: CartController())
        cart.tabBarItem = cartItem
        viewControllers = [lists, cart]
      }
      """)
    #expect(found["Bar tab ListController"] == ["Tab(\"All lists\")"])
    #expect(found["Bar tab CartController"] == ["Tab(\"Cart\")"])
  }

  /// A helper is given the controller and its title, and makes the item.
  @Test func titlesGivenToAHelper() {
    let found = tabs(
      """
      override func viewDidLoad() {
        viewControllers = [
          tab(root: ListController(), title: "List"), tab(root: ListController(), title: "Old"),
          tab(root: CartController(), title: "Cart"),
        ]
      }
      private func tab(root: UIViewController, title: String) -> UIViewController {
        let stack = Stack(rootViewController: root)
        let item = UITabBarItem(title: title, image: nil, tag: 0)
        stack.tabBarItem = item
        return stack
      }
      """)
    #expect(found["Bar tab ListController"] == ["Tab(\"List\")", "Tab(\"Old\")"])
    #expect(found["Bar tab CartController"] == ["Tab(\"Cart\")"])
  }

  /// A helper of all controllers titles the one that it is called on.
  @Test func aHelperOfAllControllers() {
    let found = tabs(
      plain + """

        }
        extension UIViewController {
          func setTab(_ title: String) { tabBarItem = UITabBarItem(title: title, image: nil, tag: 0) }
        """, list: "override func awakeFromNib() { setTab(\"List\") }")
    #expect(found["Bar tab ListController"] == ["Tab(\"List\")"])
    #expect(found["Bar tab CartController"] == ["Tab"])
  }

  private let plain = """
    override func viewDidLoad() {
      viewControllers = [UINavigationController(rootViewController: ListController()), CartController()]
    }
    """

  /// The controllers title their tabs themselves; a screen's own title is its tab's, too.
  @Test func titlesOfTheControllers() {
    let found = tabs(
      plain, list: "init() { super.init(nibName: nil, bundle: nil); title = \"Lists\" }",
      cart: "override func awakeFromNib() { title = \"Your cart\"; tabBarItem.title = \"Cart\" }")
    #expect(found["Bar tab ListController"] == ["Tab(\"Lists\")"])
    #expect(found["Bar tab CartController"] == ["Tab(\"Cart\")"])
  }

  /// A title that changes, or that is not in the sources, is no tab's.
  @Test func unknownTitles() {
    let found = tabs(
      plain, list: "func a() { title = \"A\" }; func b() { title = \"B\" }",
      cart: "func show(_ name: String) { navigationItem.title = \"Cart\"; title = name }")
    #expect(found["Bar tab ListController"] == ["Tab"])
    #expect(found["Bar tab CartController"] == ["Tab"])
  }
}
