import NavigationModel
import Testing

/// Controllers that come with a style of presentation: whoever presents them, that is how they are shown.
@Suite struct PresentationStyleTests {
  private func lines(_ page: String, presenting: String = "Page()") -> [String] {
    transitionLines(
      """
      import UIKit
      final class Home: UIViewController {
        func open() { present(\(presenting), animated: true) }
      }
      \(page)
      """)
  }

  @Test(arguments: [
    ("modalPresentationStyle = .fullScreen", "cover"), ("self.modalPresentationStyle = .overFullScreen", "cover"),
    ("modalPresentationStyle = .popover", "popover"),
    ("modalPresentationStyle = .formSheet", "sheet"), ("setUp()", "cover"),
    ("if isLarge { modalPresentationStyle = .fullScreen }", "sheet"),
  ])
  func inTheInitialiser(statement: String, kind: String) {
    let page = """
      final class Page: UIViewController {
        var isLarge = false
        init() {
          super.init(nibName: nil, bundle: nil)
          \(statement)
        }
        private func setUp() { modalPresentationStyle = .fullScreen }
      }
      """
    #expect(lines(page) == ["Home \(kind) Page"])
  }

  @Test func inABaseClass() {
    let page = """
      class Overlay: UIViewController {
        override init(nibName: String?, bundle: Bundle?) {
          super.init(nibName: nibName, bundle: bundle)
          modalPresentationStyle = .overFullScreen
        }
      }
      final class Page: Overlay {}
      """
    #expect(lines(page) == ["Home cover Page"])
  }

  @Test func inAnOverriddenProperty() {
    let page = """
      final class Page: UIViewController {
        override var modalPresentationStyle: UIModalPresentationStyle {
          get { .fullScreen }
          set {}
        }
      }
      """
    #expect(lines(page) == ["Home cover Page"])
  }

  @Test func whereItIsMade() {
    let page = """
      final class Page: UIViewController {
        static func make() -> Page {
          let page = Page()
          page.modalPresentationStyle = .fullScreen
          return page
        }
      }
      """
    #expect(lines(page, presenting: "Page.make()") == ["Home cover Page"])
    #expect(lines(page) == ["Home sheet Page"])
  }

  @Test func whoPresentsSaysAnother() {
    let lines = transitionLines(
      """
      import UIKit
      final class Home: UIViewController {
        func open() {
          let page = Page()
          page.modalPresentationStyle = .pageSheet
          present(page, animated: true)
        }
      }
      final class Page: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .fullScreen
        }
      }
      """)
    #expect(lines == ["Home sheet Page"])
  }

  @Test func throughAWrapper() {
    let lines = transitionLines(
      """
      import UIKit
      final class Router {
        weak var host: UIViewController?
        func present(_ page: UIViewController) { host?.present(page, animated: true) }
      }
      final class Home: UIViewController {
        let router = Router()
        func open() { router.present(Page()) }
        func help() { router.present(Help()) }
      }
      final class Page: UIViewController {
        init() {
          super.init(nibName: nil, bundle: nil)
          modalPresentationStyle = .fullScreen
        }
      }
      final class Help: UIViewController {}
      """)
    #expect(lines == ["Home cover Page", "Home sheet Help"])
  }

  /// Methods of the app's own that set the style, on what is made or on a constant.
  @Test(arguments: [
    ("Page().styled(.overFullScreen)", "cover"), ("Page().wrapped().asCard()", "popover"),
    ("Page().styled(.pageSheet)", "sheet"), ("Page().wrapped()", "sheet"),
  ])
  func byTheAppsMethods(presented: String, kind: String) {
    let helpers = """
      final class Page: UIViewController {}
      extension UIViewController {
        func styled(_ style: UIModalPresentationStyle) -> Self {
          modalPresentationStyle = style
          return self
        }
        func asCard() -> Self {
          self.modalPresentationStyle = .popover
          return self
        }
        func wrapped() -> UINavigationController { UINavigationController(rootViewController: self) }
      }
      """
    #expect(lines(helpers, presenting: presented) == ["Home \(kind) Page"])
    let statement = transitionLines(
      """
      import UIKit
      final class Home: UIViewController {
        func open() {
          let page = Page()
          page.asCard()
          present(page, animated: true)
        }
      }
      \(helpers)
      """)
    #expect(statement == ["Home popover Page"])
  }

  /// A helper that sets the style for some of its callers only.
  @Test(arguments: [
    ("Page().inStack()", "sheet"), ("Page().inStack(isFull: false)", "sheet"),
    ("Page().inStack(isFull: true)", "cover"),
    ("Page().inCard()", "cover"), ("Page().inCard(isCard: true)", "sheet"),
  ])
  func underAFlagOfAHelper(made: String, kind: String) {
    let page = """
      final class Page: UIViewController {}
      extension UIViewController {
        func inStack(isFull: Bool = false) -> UINavigationController {
          let stack = UINavigationController(rootViewController: self)
          if isFull { stack.modalPresentationStyle = .fullScreen }
          return stack
        }
        func inCard(isCard: Bool = false) -> UINavigationController {
          let stack = UINavigationController(rootViewController: self)
          if !isCard { stack.modalPresentationStyle = .fullScreen }
          return stack
        }
      }
      """
    #expect(lines(page, presenting: made) == ["Home \(kind) Page"])
  }

  /// A navigation controller that is made with a style and filled elsewhere.
  @Test(arguments: [("stack.modalPresentationStyle = .fullScreen", "cover"), ("stack.isToolbarHidden = true", "sheet")])
  func onAStackThatOthersFill(statement: String, kind: String) {
    let page = """
      final class Page: UIViewController {}
      final class Flow {
        lazy var stack: UINavigationController = {
          let stack = UINavigationController()
          \(statement)
          return stack
        }()
        func prepare() -> UINavigationController {
          stack.viewControllers.append(Page())
          return stack
        }
      }
      """
    #expect(lines(page, presenting: "Flow().prepare()").contains("Home \(kind) Page"))
  }
}
