import Linking
import NavigationModel
import Testing

/// Base classes that show what their subclasses make.
@Suite struct SubtypeTests {
  private let screens = """
    import UIKit
    final class ListController: UIViewController {}
    final class DetailController: UIViewController {}
    final class NoteController: UIViewController {}
    """

  @Test func whatASubclassMakesItShows() {
    let lines = transitionLines(
      screens,
      """
      class Starter {
        let navigation: UINavigationController
        init(navigation: UINavigationController) { self.navigation = navigation }
        func make() -> UIViewController { fatalError("to be overridden") }
        func begin() { navigation.pushViewController(make(), animated: true) }
      }
      final class ListStarter: Starter { override func make() -> UIViewController { ListController() } }
      final class DetailStarter: Starter {
        override func make() -> UIViewController {
          let detail = DetailController()
          return detail
        }
      }
      """)
    #expect(lines == ["DetailStarter push DetailController", "ListStarter push ListController"])
  }

  @Test func theCallerSaysHow() {
    let lines = transitionLines(
      screens,
      """
      enum Mode { case push, present(from: UIViewController) }
      class Starter {
        let navigation = UINavigationController()
        func make() -> UIViewController { fatalError() }
        func begin(mode: Mode = .push) {
          let controller = make()
          switch mode {
          case .push: navigation.pushViewController(controller, animated: true)
          case .present(let host): host.present(controller, animated: true)
          }
        }
      }
      class ListStarter: Starter { override func make() -> UIViewController { ListController() } }
      class NoteStarter: Starter { override func make() -> UIViewController { NoteController() } }
      final class Home: UIViewController {
        func list() { ListStarter().begin() }
        func note() { NoteStarter().begin(mode: .present(from: self)) }
      }
      """)
    #expect(lines == ["ListStarter push ListController", "NoteStarter sheet NoteController"])
  }

  /// The style is a constant of the base class, given by whoever makes the object.
  @Test func theConstructionSaysHow() {
    let lines = transitionLines(
      screens,
      """
      enum Style { case push(on: UINavigationController), sheet(on: UIViewController?) }
      class Starter {
        private let style: Style
        init(_ style: Style) { self.style = style }
        func start() {
          switch style {
          case let .push(navigation): push(on: navigation)
          case let .sheet(host):
            guard let host = host else { return }
            present(on: host)
          }
        }
        func make() -> UIViewController { UIViewController() }
        private func push(on navigation: UINavigationController) { navigation.pushViewController(make(), animated: \
      true) }
        private func present(on host: UIViewController) { host.present(UINavigationController(rootViewController: \
      make()), animated: true) }
      }
      final class ListStarter: Starter { override func make() -> UIViewController { ListController() } }
      final class NoteStarter: Starter {
        private let text: String
        init(_ style: Style, text: String) { self.text = text; super.init(style) }
        override func make() -> UIViewController { NoteController() }
      }
      final class Home: UIViewController {
        func list() { ListStarter(.push(on: navigationController!)).start() }
        func note() { NoteStarter(.sheet(on: self), text: "").start() }
      }
      """)
    #expect(lines == ["ListStarter push ListController", "NoteStarter sheet NoteController"])
  }

  @Test func aPropertyThatIsOverridden() {
    let lines = transitionLines(
      screens,
      """
      class Row: UIViewController {
        var destination: UIViewController? { nil }
        func tapped() { if let destination { navigationController?.pushViewController(destination, animated: true) } }
      }
      final class ListRow: Row { override var destination: UIViewController? { ListController() } }
      final class PlainRow: Row {}
      """)
    #expect(lines == ["ListRow push ListController"])
  }

  @Test func aProtocolsExtensionShowsWhatTypesMake() {
    let lines = transitionLines(
      screens,
      """
      protocol Opening { var navigation: UINavigationController { get }; func made() -> UIViewController }
      extension Opening { func open() { navigation.pushViewController(made(), animated: true) } }
      final class ListOpening: Opening { let navigation = UINavigationController(); func made() -> UIViewController { \
      ListController() } }
      final class NoteOpening: Opening { let navigation = UINavigationController(); func made() -> UIViewController { \
      NoteController() } }
      """)
    #expect(lines == ["ListOpening push ListController", "NoteOpening push NoteController"])
  }

  @Test func tabsInAListThatGrows() {
    let lines = transitionLines(
      screens,
      """
      final class Tabs: UITabBarController {
        override func viewDidLoad() {
          var controllers: [UIViewController] = [ListController()]
          controllers.append(UINavigationController(rootViewController: DetailController()))
          if isAllowed { controllers.insert(NoteController(), at: 0) }
          setViewControllers(controllers, animated: false)
        }
      }
      """)
    #expect(lines == ["Tabs tab DetailController", "Tabs tab ListController", "Tabs tab NoteController"])
  }
}

/// Controllers that are asked to show themselves.
@Suite struct OwnObjectTests {
  @Test func aHelperThatShowsItsOwnController() {
    let lines = transitionLines(
      """
      import UIKit
      final class NoteController: UIViewController {}
      final class HelpController: UIViewController {}
      extension UIViewController {
        func show(on host: UIViewController) { host.present(self, animated: true) }
        func pushed(by host: UIViewController) { host.navigationController?.pushViewController(self, animated: true) }
      }
      final class Home: UIViewController {
        func note() { NoteController().show(on: self) }
        func help() {
          let help = HelpController()
          help.pushed(by: self)
        }
        func open(_ other: UIViewController) { other.show(on: self) }
        func more() { open(HelpController()) }
      }
      """)
    #expect(lines == ["Home push HelpController", "Home sheet HelpController", "Home sheet NoteController"])
  }

  @Test func aBaseClassThatShowsItself() {
    let lines = transitionLines(
      """
      import UIKit
      class Popup: UIViewController { func open(from host: UIViewController) { host.present(self, animated: true) } }
      final class SignInPopup: Popup {}
      final class RatingPopup: Popup {}
      final class Home: UIViewController {
        func rate() { RatingPopup().open(from: self) }
        func signIn() { SignInPopup().open(from: self) }
      }
      """)
    #expect(lines == ["Home sheet RatingPopup", "Home sheet SignInPopup"])
  }

  @Test func aBaseClassThatShowsItselfOnAStackOfItsOwn() {
    let lines = transitionLines(
      """
      import UIKit
      final class Stack: UINavigationController {
        let hasLine: Bool
        init(rootViewController: UIViewController, hasLine: Bool) { self.hasLine = hasLine; \
      super.init(rootViewController: rootViewController) }
      }
      class Page: UIViewController {
        func open(from host: UIViewController, hasLine: Bool) {
          let stack = Stack(rootViewController: self, hasLine: hasLine)
          stack.modalPresentationStyle = .fullScreen
          host.present(stack, animated: true)
        }
      }
      final class SignIn: Page {}
      final class Rating: Page { func again() { open(from: presentingViewController!, hasLine: false) } }
      final class Home: UIViewController {
        func rate() { Rating().open(from: self, hasLine: true) }
        func signIn() {
          let page = SignIn()
          page.open(from: self, hasLine: true)
        }
      }
      """)
    #expect(lines == ["Home cover Rating", "Home cover SignIn", "Rating cover Rating"])
  }

  @Test func controllersOfTheSystemThatShowThemselves() {
    let lines = transitionLines(
      """
      import UIKit
      final class Home: UIViewController {
        func print() {
          let printer = UIPrintInteractionController.shared
          printer.present(animated: true, completionHandler: nil)
        }
        func preview(_ url: URL) { UIDocumentInteractionController(url: url).presentPreview(animated: true) }
      }
      """)
    #expect(lines == ["Home sheet UIDocumentInteractionController", "Home sheet UIPrintInteractionController"])
  }

  @Test func whatABaseScreenDoesItsSubclassesDo() {
    let edges = screenEdges([
      "App/Screens.swift": """
      import UIKit
      class Form: UIViewController { func help() { present(HelpController(), animated: true) } }
      final class SignUpForm: Form {}
      final class HelpController: UIViewController {}
      final class Home: UIViewController { func signUp() { present(SignUpForm(), animated: true) } }
      final class Scene: UIResponder, UIWindowSceneDelegate { var window: UIWindow?; func scene() { \
      window?.rootViewController = Home() } }
      """
    ])
    #expect(edges.contains("SignUpForm sheet HelpController"))
  }
}

/// Local variables that are written several times.
@Suite struct LocalVariableTests {
  @Test func theLatestAssignmentCounts() {
    let lines = transitionLines(
      """
      import UIKit
      final class ListController: UIViewController {}
      final class DetailController: UIViewController {}
      final class HelpController: UIViewController {}
      final class Home: UIViewController {
        func both() {
          var next: UIViewController = ListController()
          navigationController?.pushViewController(next, animated: true)
          next = DetailController()
          present(next, animated: true)
        }
        func either(isNew: Bool) {
          var next: UIViewController = DetailController()
          if isNew { next = HelpController() }
          show(next, sender: self)
        }
      }
      """)
    #expect(
      lines == [
        "Home push DetailController", "Home push HelpController", "Home push ListController",
        "Home sheet DetailController",
      ])
  }
}
