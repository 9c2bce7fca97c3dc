import Linking
import NavigationModel
import Testing

/// How a destination travels from the code that names it to the primitive that shows it.
@Suite struct ValueFlowTests {
  private let app = """
    import SwiftUI
    @main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    enum Route: Hashable, Identifiable { case detail, info; var id: Self { self } }
    """

  @Test func throughAParameterAndState() {
    let lines = transitionLines(
      app,
      """
      @Observable final class Router {
        var sheet: Route?
        func show(_ route: Route) { sheet = route }
      }
      struct Home: View {
        @State private var router = Router()
        var body: some View {
          Row(router: router).sheet(item: $router.sheet) { route in
            switch route {
            case .detail: Detail()
            case .info: Info()
            }
          }
        }
      }
      struct Row: View {
        let router: Router
        var body: some View { Button("Open") { router.show(.detail) } }
      }
      """)
    #expect(lines == ["Demo root Home", "Row sheet Detail"])
  }

  @Test func anArgumentDecidesTheKind() {
    let lines = transitionLines(
      app,
      """
      enum Style { case push, modal }
      final class Opener {
        let navigation = UINavigationController()
        func open(_ controller: UIViewController, as style: Style) {
          switch style {
          case .push: navigation.pushViewController(controller, animated: true)
          case .modal: navigation.present(controller, animated: true)
          }
        }
      }
      final class FirstController: UIViewController {}
      final class SecondController: UIViewController {}
      struct Home: View {
        let opener = Opener()
        var body: some View {
          Button("1") { opener.open(FirstController(), as: .push) }
          Button("2") { opener.open(SecondController(), as: .modal) }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push FirstController", "Home sheet SecondController"])
  }

  @Test func throughANotification() {
    let lines = transitionLines(
      app,
      """
      extension Notification.Name { static let open = Notification.Name("open"), other = Notification.Name("other") }
      func open(_ route: Route) { NotificationCenter.default.post(name: .open, object: route) }
      struct Home: View {
        @State private var route: Route?
        var body: some View {
          Row()
            .onReceive(NotificationCenter.default.publisher(for: .open)) { note in route = note.object as? Route }
            .sheet(item: $route) { route in
              switch route {
              case .detail: Detail()
              case .info: Info()
              }
            }
        }
      }
      struct Row: View { var body: some View { Button("Open") { open(.info) } } }
      """)
    #expect(lines == ["Demo root Home", "Row sheet Info"])
  }

  @Test func throughAnInitialiserAddedToTheSDKAndABoxedRoute() {
    let lines = transitionLines(
      app,
      """
      final class Frame: Hashable {
        let route: Route
        init(route: Route) { self.route = route }
        static func == (a: Frame, b: Frame) -> Bool { a === b }
        func hash(into hasher: inout Hasher) {}
      }
      extension Route {
        @ViewBuilder func view() -> some View {
          switch self {
          case .detail: Detail()
          case .info: Info()
          }
        }
      }
      struct FrameView: View {
        let frame: Frame
        var body: some View { frame.route.view() }
      }
      extension NavigationLink where Destination == Never {
        init(_ route: Route, @ViewBuilder label: () -> Label) { self.init(value: Frame(route: route), label: label) }
      }
      struct Home: View {
        var body: some View {
          NavigationStack {
            NavigationLink(.info) { Text("Info") }.navigationDestination(for: Frame.self) { FrameView(frame: $0) }
          }
        }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Info"])
  }

  @Test func aHelperThatOnlyOpensItsArgumentIsNoSite() {
    let lines = transitionLines(
      app,
      """
      func visit(_ url: URL) { UIApplication.shared.open(url) }
      struct Home: View { var body: some View { Button("Web") { visit(URL(string: "https://example.org")!) } } }
      """)
    #expect(lines == ["Demo root Home", "Home url external"])
  }

  @Test func aTypeBoundedByItselfEnds() {
    let graph = graph([
      "A.swift": """
      import SwiftUI
      struct Box<T: Holder<T.Item>>: View { var item: T.Item.Item; var body: some View { Text("") } }
      typealias One = Two
      typealias Two = One
      protocol P: Q {}
      protocol Q: P {}
      final class Loop: UIViewController {
        var me: UIViewController { me }
        func go(_ v: UIViewController) { go(v); present(me, animated: true); present(v, animated: true) }
      }
      """
    ])
    #expect(graph.transitions.isEmpty)
  }

  @Test func whatIsNotFollowedIsSaid() {
    let graph = graph([
      "A.swift": """
      import UIKit
      final class Home: UIViewController {
        var table: [String: UIViewController] = [:]
        func go(_ name: String) { present(table[name]!, animated: true) }
      }
      """
    ])
    #expect(graph.transitions.isEmpty)
    #expect(graph.unresolved.map(\.owner) == ["Home"])
  }

  @Test func aViewThatBuildsWhatItWasHandedByAutoclosure() {
    let lines = transitionLines(
      app,
      """
      struct Lazily<Content: View>: View {
        let build: () -> Content
        init(_ build: @autoclosure @escaping () -> Content) { self.build = build }
        var body: Content { build() }
      }
      struct Info: View { var body: some View { Text("Info") } }
      struct Home: View { var body: some View { NavigationLink("Info", destination: Lazily(Info())) } }
      """)
    #expect(lines == ["Demo root Home", "Home push Info"])
  }

  /// Which controller is made hangs on a value, whatever the value is declared as.
  @Test func aTypeThatIsAValueIsMade() {
    let lines = transitionLines(
      """
      import UIKit
      enum Row: CaseIterable {
        case profile, terms
        var controller: UIViewController.Type { switch self { case .profile: ProfileController.self; case .terms: \
      TermsController.self } }
      }
      final class Settings: UITableViewController {
        override func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) {
          let row = Row.allCases[path.row]
          show(row.controller.init(), sender: self)
        }
      }
      final class ProfileController: UIViewController {}
      final class TermsController: UIViewController {}
      """)
    #expect(lines == ["Settings push ProfileController", "Settings push TermsController"])
  }

  /// What an app adds to all controllers makes the one that it is asked of.
  @Test func aFactoryThatAllControllersHave() {
    let lines = transitionLines(
      """
      import UIKit
      extension UIViewController { class func fromNib() -> Self { Self(nibName: String(describing: self), bundle: nil) \
      } }
      final class Home: UIViewController { func tap() { \
      navigationController?.pushViewController(DetailController.fromNib(), animated: true) } }
      final class DetailController: UIViewController {}
      """)
    #expect(lines == ["Home push DetailController"])
  }

  /// A factory gives a screen and its model as a tuple with labels, behind a type alias.
  @Test func elementsOfTuplesByTheirLabels() {
    let edges = screenEdges([
      "App.swift": """
      import UIKit
      protocol Presentable { var controller: UIViewController { get } }
      extension Presentable where Self: UIViewController { var controller: UIViewController { self } }
      final class PostModel { var onReply: (() -> Void)? }
      final class PostController: UIViewController, Presentable { let model: PostModel; init(_ model: PostModel) { \
      self.model = model; super.init(nibName: nil, bundle: nil) }; func tap() { model.onReply?() } }
      final class ReplyController: UIViewController, Presentable {}
      final class Home: UIViewController { func tap() { PostFlow(Router(), PostFactory()).start() } }
      typealias PostScreen = (screen: any Presentable, model: PostModel)
      protocol PostBuilding { func post() -> PostScreen; func reply() -> any Presentable }
      final class PostFactory: PostBuilding {
        func post() -> PostScreen { let model = PostModel(); return (PostController(model), model) }
        func reply() -> any Presentable { ReplyController() }
      }
      final class Router {
        weak var root: UINavigationController?
        func present(_ module: (any Presentable)?) { guard let shown = module?.controller else { return }; \
      root?.present(shown, animated: true) }
      }
      final class PostFlow {
        let router: Router
        let factory: PostBuilding
        init(_ router: Router, _ factory: PostBuilding) { self.router = router; self.factory = factory }
        func start() {
          let post = factory.post()
          post.model.onReply = { [weak self] in self?.reply() }
          router.present(post.screen)
        }
        func reply() { router.present(factory.reply()) }
      }
      final class SceneDelegate: UIResponder, UIWindowSceneDelegate { var window: UIWindow?; func show() { \
      window?.rootViewController = Home() } }
      """
    ])
    #expect(
      edges.filter { !$0.hasPrefix("SceneDelegate") } == [
        "Home flow PostFlow", "Home sheet PostController", "PostController sheet ReplyController",
      ])
  }

  /// A subscript in terms of another of the same type.
  @Test func subscriptsThatReadEachOther() {
    let lines = transitionLines(
      app,
      """
      struct Table {
        subscript(number: Int) -> String { get { self["\\(number)"] } set { self["\\(number)"] = newValue } }
        subscript(name: String) -> String { get { self[name.count] } set { self[name.count] = newValue } }
      }
      struct Info: View { var body: some View { Text("Info") } }
      struct Home: View {
        @State var table = Table()
        var body: some View { NavigationLink("Info") { Info() }.onAppear { table[1] = table["a"]; table[2].append("b") \
      } }
      }
      """)
    #expect(lines == ["Demo root Home", "Home push Info"])
  }

  @Test func whatStandsUnderAKey() {
    let lines = transitionLines(
      """
      import UIKit
      enum Page { case news, shop, more }
      final class Pages {
        private let makers: [Page: () -> UIViewController] = [.news: { NewsController() }, .shop: { \
      ShopController(isGrid: true) }, .more: MoreController.init]
        func make(_ page: Page) -> UIViewController? { makers[page]?() }
      }
      final class Home: UIViewController {
        let pages = Pages()
        func news() { open(.news) }
        private func open(_ page: Page) { pages.make(page).map { navigationController?.pushViewController($0, \
      animated: true) } }
        func any(_ name: String) { if let page = Page(rawValue: name), let made = pages.make(page) { present(made, \
      animated: true) } }
      }
      final class NewsController: UIViewController {}
      final class ShopController: UIViewController { init(isGrid: Bool) { super.init(nibName: nil, bundle: nil) } }
      final class MoreController: UIViewController {
        func shop() { show(Pages().make(.shop)!, sender: self) }
      }
      """)
    #expect(
      lines == [
        "Home push NewsController", "Home sheet MoreController", "Home sheet NewsController",
        "Home sheet ShopController", "MoreController push ShopController",
      ])
  }
}
