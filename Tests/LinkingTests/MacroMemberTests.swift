import Testing

/// What macros add to a type, in sources that nobody sees.
@Suite struct MacroMemberTests {
  private let pages = """
    import Macros
    import UIKit
    final class CartModel { func load() {} }
    final class CartPage: UIViewController {}
    final class HelpModel {}
    final class HelpPage: UIViewController {}
    @Wrapped<CartModel, CartPage> final class CartWrapper { func makeModel() -> CartModel { CartModel() } }
    @Wrapped<HelpModel, HelpPage> final class HelpWrapper { let topic: String; init(topic: String) { self.topic = \
    topic } }
    @Paired<CartPage, HelpPage> final class PairWrapper {}

    """

  /// The macro is told of one screen: that is what the member gives, whatever its name is.
  @Test func aMemberThatAMacroAddsGivesTheScreenItIsToldOf() {
    let lines = transitionLines(
      pages,
      """
      final class Navigator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func toCart() { let page = CartWrapper().viewController; stack.pushViewController(page, animated: true) }
        func toHelp() { stack.setViewControllers([HelpWrapper(topic: "cart").makeViewController()], animated: false) }
      }
      """)
    #expect(lines == ["Navigator push CartPage", "Navigator root HelpPage"])
  }

  /// Of two screens nobody knows which one it is, and a member that the screen cannot answer is something else.
  @Test func whatTheMacroSaysOfTwoScreensOrOfOtherThingsIsNotKnown() {
    let lines = transitionLines(
      pages,
      """
      final class Navigator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func toEither() { stack.pushViewController(PairWrapper().viewController, animated: true) }
        func toTopic() { stack.pushViewController(page(for: HelpWrapper(topic: "").topic), animated: true) }
        func page(for topic: String) -> UIViewController { UIStoryboard(name: topic, bundle: \
      nil).instantiateInitialViewController()! }
      }
      """)
    #expect(!lines.contains { $0.hasSuffix("CartPage") || $0.hasSuffix("HelpPage") })
  }
}
