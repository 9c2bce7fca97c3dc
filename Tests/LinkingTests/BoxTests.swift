import Testing

/// Controllers that are nothing but a frame around the one that they are made with.
@Suite struct BoxTests {
  private static let base = """
    import UIKit
    final class Frame: UIViewController {
      private let content: UIViewController?
      init(_ content: UIViewController?) { self.content = content; super.init(nibName: nil, bundle: nil) }
      override func viewDidLoad() {
        super.viewDidLoad()
        if let content = content { addChild(content); view.addSubview(content.view); content.didMove(toParent: self) }
      }
    }
    final class Note: UIViewController { @objc func more() { present(Detail(), animated: true) } }
    final class Detail: UIViewController {}
    """

  /// What such a box is presented with is shown, also where a presenter makes the box; what the content does starts on
  /// the content.
  @Test func showsWhatItHolds() {
    let source =
      Self.base + """

        protocol Presenting { func present(_ pages: UIViewController..., from parent: UIViewController) }
        struct CoverPresenter: Presenting {
          func present(_ pages: UIViewController..., from parent: UIViewController) {
            let frame = Frame(pages.first!)
            frame.modalPresentationStyle = .fullScreen
            parent.present(frame, animated: true)
          }
        }
        final class Home: UIViewController {
          let covers: Presenting = CoverPresenter()
          @objc func note() { covers.present(Note(), from: self) }
          @objc func detail() { present(Frame(Detail()), animated: true) }
          @objc func empty() { present(Frame(nil), animated: true) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
        window?.rootViewController = Home() }
        }
        """
    #expect(
      transitionLines(source) == [
        "Home cover Note", "Home sheet Detail", "Home sheet Frame", "Note sheet Detail", "SceneDelegate root Home",
      ])
    #expect(
      screenEdges(["App/A.swift": source]) == [
        "Home cover Note", "Home sheet Detail", "Home sheet Frame", "Note sheet Detail", "SceneDelegate root Home",
      ])
  }

  /// One with two children, one that leads somewhere by itself or is led by a presenter, and one that knows its child,
  /// are screens of their own.
  @Test func screensOfTheirOwn() {
    let lines = transitionLines(
      Self.base,
      """
      import UIKit
      final class Drawer: UIViewController {
        let main: UIViewController
        let menu: UIViewController
        init(main: UIViewController, menu: UIViewController) { self.main = main; self.menu = menu; super.init(nibName: \
      nil, bundle: nil) }
        override func viewDidLoad() { addChild(main); addChild(menu) }
      }
      final class Shop: UIViewController {
        let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil); \
      addChild(content) }
        @objc func basket() { present(Detail(), animated: true) }
      }
      final class Card: UIViewController {
        let note: Note
        init(note: Note) { self.note = note; super.init(nibName: nil, bundle: nil); addChild(note) }
      }
      protocol WalletOutput: AnyObject { func didTapSend() }
      final class Wallet: UIViewController {
        private let banners: UIViewController
        private let output: WalletOutput
        init(banners: UIViewController, output: WalletOutput) { self.banners = banners; self.output = output; \
      super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { addChild(banners); view.addSubview(banners.view) }
      }
      final class WalletPresenter: WalletOutput { func didTapSend() {} }
      final class Start: UIViewController {
        @objc func d() { present(Wallet(banners: Note(), output: WalletPresenter()), animated: true) }
        @objc func a() { present(Drawer(main: Note(), menu: Detail()), animated: true) }
        @objc func b() { present(Shop(content: Note()), animated: true) }
        @objc func c() { present(Card(note: Note()), animated: true) }
      }
      """)
    #expect(
      lines == [
        "Note sheet Detail", "Shop sheet Detail", "Start sheet Card", "Start sheet Drawer", "Start sheet Shop",
        "Start sheet Wallet",
      ])
  }

  /// A box that is told what it holds after it was made, by a page that says which controller it is.
  @Test func toldAfterItWasMade() {
    let source =
      Self.base + """

        protocol PageSource { var header: UIView? { get }; var page: UIViewController? { get } }
        final class Banner: UIViewController {
          var source: PageSource?
          override func viewDidLoad() {
            if let header = source?.header { view.addSubview(header) }
            if let page = self.source?.page { self.addChild(page); view.addSubview(page.view) }
          }
        }
        extension Note: PageSource { var header: UIView? { nil }; var page: UIViewController? { return self } }
        final class Home: UIViewController {
          @objc func note() { let note = Note(); let banner = Banner(); banner.source = note; \
        banner.modalPresentationStyle = .fullScreen; present(banner, animated: true) }
          @objc func empty() { navigationController?.pushViewController(Banner(), animated: true) }
        }
        final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
          var window: UIWindow?
          func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) { \
        window?.rootViewController = Home() }
        }
        """
    #expect(
      transitionLines(source) == [
        "Home cover Note", "Home push Banner", "Note sheet Detail", "SceneDelegate root Home",
      ])
    #expect(
      screenEdges(["App/A.swift": source]) == [
        "Home cover Note", "Home push Banner", "Note sheet Detail", "SceneDelegate root Home",
      ])
  }

  /// A helper takes the child in: of a base class, out of a list that the initialiser fills, or one that is given it.
  @Test func takesItInByAHelper() {
    let lines = transitionLines(
      Self.base,
      """
      import UIKit
      class Container: UIViewController {
        var pages = [UIViewController]()
        func showPage(at index: Int, in area: UIView) { let page = pages[index]; addChild(page); \
      area.addSubview(page.view) }
      }
      final class Ribbon: Container {
        private(set) var content: UIViewController?
        convenience init(content: UIViewController) {
          self.init(nibName: nil, bundle: nil)
          self.content = content
          pages = [content]
        }
        override func viewDidLoad() { super.viewDidLoad(); showPage(at: 0, in: view) }
      }
      final class Panel: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); embed(content) }
        private func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      final class Start: UIViewController {
        @objc func a() { present(Ribbon(content: Note()), animated: true) }
        @objc func b() { present(Panel(content: Note()), animated: true) }
      }
      """)
    #expect(lines == ["Note sheet Detail", "Start sheet Note"])
  }

  /// Others fill the list, or hand the container another child.
  @Test func helpersThatOthersFeed() {
    let lines = transitionLines(
      Self.base,
      """
      import UIKit
      class Container: UIViewController {
        var pages = [UIViewController]()
        func showPage(at index: Int, in area: UIView) { let page = pages[index]; addChild(page); \
      area.addSubview(page.view) }
      }
      final class Segments: Container {
        override func viewDidLoad() { super.viewDidLoad(); showPage(at: 0, in: view) }
      }
      final class Panel: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { super.viewDidLoad(); embed(content) }
        func embed(_ child: UIViewController) { addChild(child); view.addSubview(child.view) }
      }
      final class Start: UIViewController {
        @objc func a() { let segments = Segments(); segments.pages = [Note(), Detail()]; present(segments, animated: \
      true) }
        @objc func b() { let panel = Panel(content: Note()); panel.embed(Detail()); present(panel, animated: true) }
      }
      """)
    #expect(lines == ["Note sheet Detail", "Start sheet Panel", "Start sheet Segments"])
  }

  /// A container whose pages follow one another is none.
  @Test func aContainerThatLetsGo() {
    let lines = transitionLines(
      Self.base,
      """
      import UIKit
      final class Stage: UIViewController {
        var page: UIViewController? { didSet { oldValue?.removeFromParent(); if let page { addChild(page) } } }
      }
      final class Home: UIViewController {
        let stage = Stage()
        @objc func open() { stage.page = Detail(); present(stage, animated: true) }
        @objc func next() { stage.page = Note() }
      }
      """)
    #expect(lines.contains("Home sheet Stage"))
  }

  /// What the app adds to all controllers takes in the one child, which the caller of a function gives it.
  @Test func takesItsContentInByAHelper() {
    let lines = transitionLines(
      """
      import UIKit
      extension UIViewController {
        func install(_ child: UIViewController, on place: UIView) { addChild(child); place.addSubview(child.view); \
      child.didMove(toParent: self) }
      }
      final class Sheet: UIViewController {
        private let content: UIViewController
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() { setUp() }
        private func setUp() { install(content, on: view) }
      }
      final class Home: UIViewController {
        private let list = List()
        override func viewDidLoad() { install(list, on: view) }
        @objc func tapped() { showInSheet(Detail()) }
        private func showInSheet(_ page: UIViewController) { present(Sheet(content: page), animated: true) }
      }
      final class List: UIViewController { @objc func tapped() { present(Home(), animated: true) } }
      final class Detail: UIViewController {}
      """)
    #expect(lines == ["Home sheet Detail", "List sheet Home"])
  }

  /// A sheet around a stack that a coordinator fills, which forgets its content as it leaves.
  @Test func aStackThatACoordinatorFills() {
    let edges = screenEdges([
      "App/A.swift": """
      import UIKit
      final class Stack: UINavigationController {}
      final class Sheet: UIViewController {
        private weak var content: UIViewController?
        init(content: UIViewController) { self.content = content; super.init(nibName: nil, bundle: nil) }
        override func viewDidLoad() {
          guard let content = content else { return }
          addChild(content)
        }
        func close() { UIView.animate(withDuration: 1) { } completion: { [weak self] _ in self?.content = nil } }
      }
      final class PlaceCoordinator {
        var stack: Stack
        init(stack: Stack = Stack()) { self.stack = stack }
        func start() { stack.pushViewController(Places(), animated: true) }
      }
      final class HomeCoordinator {
        let stack: UINavigationController
        init(stack: UINavigationController) { self.stack = stack }
        func openPlaces() {
          let sheet = makePlaces()
          stack.present(sheet, animated: false)
        }
        private func makePlaces() -> UIViewController {
          let child = PlaceCoordinator()
          child.start()
          return Sheet(content: child.stack)
        }
      }
      final class Places: UIViewController {}
      final class Home: UIViewController {
        @objc func tapped() { if let stack = navigationController { HomeCoordinator(stack: stack).openPlaces() } }
      }
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func applicationDidFinishLaunching(_ application: UIApplication) { window?.rootViewController = \
      UINavigationController(rootViewController: Home()) }
      }
      """
    ]).filter { !$0.contains(" flow ") }
    #expect(edges == ["AppDelegate root Home", "Home push Places", "Home sheet Places"])
  }
}
