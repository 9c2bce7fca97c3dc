import Linking
import NavigationModel
import Testing

@Suite struct LivenessTests {
  private func unreachable(_ source: String) -> [String] {
    graph(["App.swift": source]).screens.filter { !$0.isReachable }.map(\.name)
  }

  private static func app(home: String, list: String) -> String {
    """
    import SwiftUI
    enum Page: Hashable { case list, detail, extra }
    @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
    struct HomeView: View {
      @State var path: [Page] = []
      var body: some View {
        NavigationStack(path: $path) {
          VStack { \(home) }
            .navigationDestination(for: Page.self) { page in
              switch page {
              case .list: ListView(path: $path)
              case .detail: DetailView(path: $path)
              case .extra: ExtraView()
              }
            }
        }
      }
    }
    struct ListView: View { @Binding var path: [Page]; var body: some View { VStack { \(list) } } }
    struct DetailView: View { @Binding var path: [Page]; var body: some View { Button("Extra") { path.append(.extra) } \
    } }
    struct ExtraView: View { var body: some View { Text("x") } }
    """
  }

  /// A generic view asks which enum its path holds, and names the case on the type that it got.
  @Test func aCaseNamedOnATypeInAVariable() {
    let graph = graph([
      "App.swift": """
      import SwiftUI
      enum ShopPath: Hashable { case help, about }
      @main struct DemoApp: App { var body: some Scene { WindowGroup { ShopView() } } }
      struct ShopView: View {
        @State private var path: [ShopPath] = []
        var body: some View {
          NavigationStack(path: $path) {
            MenuView(path: $path).navigationDestination(for: ShopPath.self) { page in
              switch page {
              case .help: HelpView()
              case .about: AboutView()
              }
            }
          }
        }
      }
      struct MenuView<Path: Hashable>: View {
        @Binding var path: [Path]
        var body: some View {
          Button("Help") {
            if let shop = Path.self as? ShopPath.Type {
              if let page = shop.help as? Path { path.append(page) }
            }
          }
        }
      }
      struct HelpView: View { var body: some View { Text("Help") } }
      struct AboutView: View { var body: some View { Text("About") } }
      """
    ])
    #expect(graph.routes.map { "\($0.case) \($0.isUsed)" }.sorted() == ["about false", "help true"])
  }

  /// `-> HelpController { .controller(for: topic) }`: the result's type says which controller is made.
  @Test(arguments: [".controller(for: topic)", "return .controller(for: topic)", "return .main"])
  func aControllerThatOnlyAResultsTypeNames(_ body: String) {
    let lost = unreachable(
      """
      import SwiftUI
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HelpView(topic: 1) } } }
      struct HelpView: UIViewControllerRepresentable {
        let topic: Int
        func makeUIViewController(context: Context) -> HelpController { \(body) }
        func updateUIViewController(_ controller: HelpController, context: Context) {}
      }
      class HelpController: UIViewController {
        static let main = UIStoryboard(name: "Help", bundle: nil).instantiateInitialViewController() as! HelpController
        static func controller(for topic: Int) -> HelpController { UIStoryboard(name: "Help", bundle: \
      nil).instantiateInitialViewController() as! Self }
      }
      class LostController: UIViewController { static func controller(for topic: Int) -> LostController { \
      LostController() } }
      """)
    #expect(lost == ["LostController"])
  }

  /// `page = Bundle.main.loadNibNamed("Page", owner: nil)?.first as? PageController`: the cast alone names what the
  /// file makes.
  @Test(arguments: [
    "page = Bundle.main.loadNibNamed(\"Page\", owner: nil, options: nil)?.first as? PageController",
    "page = (UINib(nibName: \"Page\", bundle: nil).instantiate(withOwner: nil, options: nil)[0] as! PageController)",
    "let made = Bundle.main.loadNibNamed(\"Page\", owner: nil)\n    page = made?.first as? PageController",
  ])
  func aControllerOutOfANib(_ statement: String) {
    let lost = unreachable(
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) \
      -> Bool { window?.rootViewController = HomeController(); return true }
      }
      class HomeController: UIViewController {
        private var page: UIViewController?
        override func viewDidLoad() {
          \(statement)
          if parent is LostController { page = nil }
        }
      }
      class PageController: UIViewController { func more() { present(HelpController(), animated: true) } }
      class LostController: UIViewController { func more() { present(HelpController(), animated: true) } }
      class HelpController: UIViewController {}
      """)
    #expect(lost == ["LostController"])
  }

  @Test func targetsMayHaveTypesOfOneName() {
    let viewer =
      "import SwiftUI\nfinal class Viewer { func view() -> some View { PictureView() } }\nprivate struct PictureView: View { var body: some View { Text(\"x\") } }"
    let app = """
      import SwiftUI
      @main struct DemoApp: App { let viewer = Viewer(); var body: some Scene { WindowGroup { HomeView() } } }
      struct HomeView: View { var body: some View { Text("x") } }
      """
    let screens = graph([
      "App/App.swift": app, "Extensions/One/Viewer.swift": viewer, "Extensions/Two/Viewer.swift": viewer,
    ]).screens
    #expect(screens.filter { !$0.isReachable }.map(\.name) == [])
  }

  @Test func aRouteThatOnlyDeadCodeMakesLeadsNowhere() {
    let trigger = "Button(\"Detail\") { path.append(.detail) }"
    let list = "Button(\"List\") { path.append(.list) }"
    #expect(unreachable(Self.app(home: list, list: trigger)) == [])
    #expect(unreachable(Self.app(home: "Text(\"empty\")", list: trigger)) == ["DetailView", "ExtraView", "ListView"])
    #expect(unreachable(Self.app(home: list, list: "Text(\"empty\")")) == ["DetailView", "ExtraView"])
  }

  @Test func screensThatOnlyLeadToOneAnotherAreUnreachable() {
    let source = Self.app(home: "Text(\"empty\")", list: "Button(\"Detail\") { path.append(.detail) }")
      .replacing(
        "struct ExtraView: View { var body: some View { Text(\"x\") } }",
        with: """
          struct ExtraView: View { @State var path: [Page] = []; var body: some View { Button("Back to the list") { \
          path.append(.list) } } }
          """)
    #expect(unreachable(source) == ["DetailView", "ExtraView", "ListView"])
  }

  @Test func anArmInsideOfAnArmIsReadWhenBothAreOpen() {
    #expect(
      unreachable(
        """
        import SwiftUI
        enum Outer: Hashable { case a(Inner), b }
        enum Inner: Hashable { case one, two }
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View {
          @State var shown: Outer?
          var body: some View {
            Button("One") { shown = .a(.one) }
              .sheet(item: $shown) { outer in
                switch outer {
                case .a(let inner):
                  switch inner {
                  case .one: OneView()
                  case .two: TwoView()
                  }
                case .b: BView()
                }
              }
          }
        }
        struct OneView: View { var body: some View { Text("1") } }
        struct TwoView: View { var body: some View { Text("2") } }
        struct BView: View { var body: some View { Text("b") } }
        """) == ["BView"])
  }

  /// A factory has a method for a screen, and nobody calls it.
  @Test func aFactoryMethodThatNobodyCalls() {
    #expect(
      unreachable(
        """
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
        [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window?.rootViewController = Factory.makeHome()
            return true
          }
        }
        enum Factory {
          static func makeHome() -> UIViewController { Home() }
          static func makeUpgrade() -> UIViewController { Upgrade() }
        }
        final class Home: UIViewController {
          func open() { present(Maker().makeDetail(), animated: true) }
          func leave() { present(Login(), animated: true) }
        }
        struct Maker {
          func makeDetail() -> Detail { Detail() }
          func makeOther() -> Other { Other() }
        }
        final class Detail: UIViewController {}
        final class Other: UIViewController { func go() { present(Login(), animated: true) } }
        final class Login: UIViewController {}
        final class Upgrade: UIViewController { func go() { present(Login(), animated: true) } }
        extension Upgrade { func again() { present(Upgrade(), animated: true) } }
        extension Other { func again() { present(Other(), animated: true) } }
        """
      ).sorted() == ["Other", "Upgrade"])
  }

  /// A generic function makes the controller that the annotation names: `if let other: OtherController = scene()`.
  @Test func whatAGenericFunctionMakesIsKeptByItsType() {
    #expect(
      unreachable(
        """
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
        [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window?.rootViewController = Home()
            return true
          }
        }
        enum Scenes {
          static func scene<T: UIViewController>() -> T? { nil }
          static func shown() -> ShownController? { nil }
        }
        final class Home: PagerController {
          override func pages() -> [UIViewController] {
            if let other: OtherController = Scenes.scene() { return [other] }
            if let shown: ShownController = Scenes.shown() { return [shown] }
            return []
          }
        }
        final class OtherController: UIViewController {}
        final class ShownController: UIViewController {}
        """
      ).sorted() == ["ShownController"])
  }

  /// A library makes controllers from nib files: `let help: HelpController = .fromNib()`.
  @Test func whatALibraryMakesIsKeptByItsType() {
    #expect(
      unreachable(
        """
        import UIKit
        final class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          let coordinator = HelpCoordinator()
          func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
        [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window?.rootViewController = Home()
            coordinator.start()
            return true
          }
        }
        final class HelpCoordinator: NibCoordinator {
          private lazy var help: HelpController = .fromNib()
          private var other: OtherController?
          func start() { presenter.show(help) }
        }
        final class Home: UIViewController {}
        final class HelpController: UIViewController {}
        final class OtherController: UIViewController {}
        """
      ).sorted() == ["OtherController"])
  }

  /// `guard let detail: DetailFlow = try? .init(…)`: only the annotation names what is made.
  @Test func whatAnOptionalBindingNamesByItsAnnotation() {
    #expect(
      unreachable(
        """
        import SwiftUI
        @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
        struct HomeView: View {
          let flow = HomeFlow()
          var body: some View { Button("Detail") { flow.showDetail(1) } }
        }
        final class HomeFlow {
          let navigation = UINavigationController()
          func showDetail(_ number: Int) {
            guard let detail: DetailFlow = try? .init(number: number) else { return }
            navigation.present(detail.toPresentable(), animated: true)
          }
        }
        final class DetailFlow {
          private let host: UIViewController
          init(number: Int) throws {
            let view = DetailView(number: number)
            host = UIHostingController(rootView: view)
          }
          func toPresentable() -> UIViewController { host }
        }
        struct DetailView: View { let number: Int; var body: some View { Text("Detail") } }
        final class OtherFlow { func start() -> UIViewController { UIHostingController(rootView: OtherView()) } }
        struct OtherView: View { var body: some View { Text("Other") } }
        """) == ["OtherView"])
  }

  /// A cell that only the registration's type names.
  @Test func aCellThatARegistrationIsToldOf() {
    let found = unreachable(
      """
      import SwiftUI
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: \
      [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
          window?.rootViewController = ListController()
          return true
        }
      }
      final class ListController: UIViewController {
        private lazy var registration = UICollectionView.CellRegistration<ProgressCell, Int> { cell, _, progress in \
      cell.progress = progress }
      }
      extension ListController {
        final class ProgressCell: UICollectionViewListCell {
          var progress = 0
          override func updateConfiguration(using state: UICellConfigurationState) {
            contentConfiguration = UIHostingConfiguration { ProgressContent(progress: progress) }
          }
        }
      }
      struct ProgressContent: View {
        let progress: Int
        var body: some View { VStack { NavigationLink("More") { MoreView() } } }
      }
      struct MoreView: View { var body: some View { Text("More") } }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  /// A container that nothing names but key paths makes what it is asked for.
  @Test func aContainerThatOnlyKeyPathsName() {
    let edges = screenEdges([
      "App.swift": """
      import Factory
      import SwiftUI
      protocol Opening { func callAsFunction() }
      final class OpenSettings: Opening { func callAsFunction() { if let url = URL(string: "settings:") { \
      UIApplication.shared.open(url) } } }
      final class Services: SharedContainer { static let shared = Services() }
      extension Services { var openSettings: Factory<any Opening> { self { OpenSettings() } } }
      final class Model {
        @LazyInjected(\\Services.openSettings) private var openSettings
        func tap() { openSettings() }
      }
      struct HomeView: View { let model = Model(); var body: some View { Button("Settings") { model.tap() } } }
      @main struct DemoApp: App { var body: some Scene { WindowGroup { HomeView() } } }
      """
    ])
    #expect(edges.contains("HomeView url external"))
  }
}
