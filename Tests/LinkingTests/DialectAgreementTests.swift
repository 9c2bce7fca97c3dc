import NavigationModel
import Testing

/// A library's dialect and its source in the tree say the same of an app.
@Suite struct DialectAgreementTests {
  /// What users see of a graph: from where to where, how, by which route.
  private func moves(_ graph: NavigationGraph, without owners: Set<String> = []) -> [String] {
    graph.transitions.filter { !owners.contains($0.owner) }.map { t in
      "\(t.owner) \(t.from.joined(separator: "+")) \(t.kind.rawValue) \(t.to ?? t.back?.rawValue ?? "?") \(t.route ?? "-")"
    }.sorted()
  }

  // MARK: followed as code

  @Test func theSharedRouterIsFollowedToWhatItsDialectSays() throws {
    let apps = Dictionary(uniqueKeysWithValues: FixtureApp.all.map { ($0.name, $0) })
    let own = try #require(apps["RoutableRouter"]).graph()
    let external = try #require(apps["RoutableRouterExternal"]).graph()
    #expect(moves(own) == moves(external))
    #expect(own.screens.map { "\($0.id) \($0.isReachable)" } == external.screens.map { "\($0.id) \($0.isReachable)" })
  }

  static let shop = """
    import SwiftUI
    @main struct TeaApp: App {
      var body: some Scene { WindowGroup { RouterView { router in ShopView(router: router) } } }
    }
    struct ShopView: View {
      let router: AnyRouter
      var body: some View {
        Button("Tea") { router.showScreen(.push) { router in TeaView(router: router) } }
        Button("Cart") { router.showScreen(.sheet) { router in CartView(router: router) } }
        Button("Offer") { router.showScreen(.fullScreenCover) { _ in OfferView() } }
      }
    }
    struct TeaView: View {
      let router: AnyRouter
      var body: some View { Button("Cart") { router.showScreen(.sheet) { router in CartView(router: router) } } }
    }
    struct CartView: View {
      let router: AnyRouter
      var body: some View { Text("Empty") }
    }
    struct OfferView: View { var body: some View { Text("Now") } }
    """

  /// A router that shows what closures make, as apps write it when they do without the library.
  static let closureRouter = """
    import SwiftUI
    enum SegueOption { case push, sheet, fullScreenCover }
    struct AnyRouter {
      let show: (SegueOption, @escaping (AnyRouter) -> AnyView) -> Void
      func showScreen<V: View>(_ option: SegueOption, @ViewBuilder destination: @escaping (AnyRouter) -> V) {
        show(option) { router in AnyView(destination(router)) }
      }
    }
    struct Shown: Identifiable, Hashable {
      let id = UUID()
      let make: (AnyRouter) -> AnyView
    }
    struct RouterView<Content: View>: View {
      @State private var pushed: [Shown] = []
      @State private var sheet: Shown?
      @State private var cover: Shown?
      @ViewBuilder let content: (AnyRouter) -> Content
      var router: AnyRouter { AnyRouter(show: present) }
      var body: some View {
        NavigationStack(path: $pushed) {
          content(router).navigationDestination(for: Shown.self) { shown in RouterView<AnyView> { shown.make($0) } }
        }
        .sheet(item: $sheet) { shown in RouterView<AnyView> { shown.make($0) } }
        .fullScreenCover(item: $cover) { shown in RouterView<AnyView> { shown.make($0) } }
      }
      private func present(_ option: SegueOption, _ make: @escaping (AnyRouter) -> AnyView) {
        switch option {
        case .push: pushed.append(Shown(make: make))
        case .sheet: sheet = Shown(make: make)
        case .fullScreenCover: cover = Shown(make: make)
        }
      }
    }
    """

  @Test func aRouterOfClosuresIsFollowedToWhatTheDialectSays() {
    let described = moves(graph(["App.swift": "import SwiftfulRouting\n" + Self.shop]))
    let followed = moves(graph(["App.swift": "// in one module\n" + Self.shop, "Router.swift": Self.closureRouter]))
    #expect(described.contains("ShopView ShopView cover OfferView -"))
    #expect(followed == described)
  }

  static let town = """
    import SwiftUI
    @main struct TownApp: App { var body: some Scene { WindowGroup { TownView() } } }
    enum Place: NavigationDestination {
      case inn, bar, cellar
      var body: some View {
        switch self {
        case .inn: InnView()
        case .bar: BarView()
        case .cellar: CellarView()
        }
      }
      var method: NavigationMethod { self == .bar ? .sheet : .push }
    }
    struct TownView: View {
      var body: some View { ManagedNavigationStack { SquareView() } }
    }
    struct SquareView: View {
      @Environment(\\.navigator) var navigator
      var body: some View {
        Button("Inn") { navigator.navigate(to: Place.inn) }
        Button("Bar") { navigator.navigate(to: Place.bar) }
        Button("Cellar") { navigator.navigate(to: Place.cellar, method: .cover) }
      }
    }
    struct InnView: View {
      @Environment(\\.navigator) var navigator
      var body: some View { Button("Back") { navigator.pop() } }
    }
    struct BarView: View { var body: some View { Text("Bar") } }
    struct CellarView: View { var body: some View { Text("Cellar") } }
    """

  /// Destinations that say how they are shown, as apps write it when they do without the library.
  static let destinationNavigator = """
    import SwiftUI
    protocol NavigationDestination: Hashable, View { var method: NavigationMethod { get } }
    enum NavigationMethod { case push, sheet, cover }
    struct AnyPlace: Identifiable, Hashable {
      let wrapped: any NavigationDestination
      var id: Int { wrapped.hashValue }
      func view() -> AnyView { AnyView(wrapped) }
    }
    final class Navigator: ObservableObject {
      @Published var path: [AnyPlace] = []
      @Published var sheet: AnyPlace?
      @Published var cover: AnyPlace?
      func navigate<D: NavigationDestination>(to destination: D, method: NavigationMethod? = nil) {
        switch method ?? destination.method {
        case .push: path.append(AnyPlace(wrapped: destination))
        case .sheet: sheet = AnyPlace(wrapped: destination)
        case .cover: cover = AnyPlace(wrapped: destination)
        }
      }
      func pop() { path.removeLast() }
    }
    extension EnvironmentValues { @Entry var navigator = Navigator() }
    struct ManagedNavigationStack<Content: View>: View {
      @State private var navigator = Navigator()
      @ViewBuilder let content: Content
      var body: some View {
        NavigationStack(path: $navigator.path) { content.navigationDestination(for: AnyPlace.self) { $0.view() } }
          .sheet(item: $navigator.sheet) { $0.view() }
          .fullScreenCover(item: $navigator.cover) { $0.view() }
          .environment(\\.navigator, navigator)
      }
    }
    """

  @Test func destinationsThatSayHowTheyAreShownAreFollowedToWhatTheDialectSays() {
    let described = moves(graph(["App.swift": "import NavigatorUI\n" + Self.town]))
    let followed = moves(
      graph(["App.swift": "// in one module\n" + Self.town, "Navigator.swift": Self.destinationNavigator]))
    #expect(described.contains { $0.hasPrefix("SquareView") && $0.contains("cover CellarView") })
    #expect(followed == described)
  }

  // MARK: put aside

  /// A library in the tree, as a package next to its demo: an app that imports it, and sources of the library.
  struct Vendored: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var app: String
    var library: [String: String]
  }

  static let vendored = [
    Vendored(
      testDescription: "SwiftfulRouting", app: "import SwiftfulRouting\n" + shop,
      library: ["Packages/Routing/AnyRouter.swift": closureRouter]),
    Vendored(
      testDescription: "FlowStacks",
      app: """
        import SwiftUI
        import FlowStacks
        enum Page: Hashable { case book(Int), author(String) }
        @main struct ReaderApp: App { var body: some Scene { WindowGroup { Shelves() } } }
        struct Shelves: View {
          @State var routes: Routes<Page> = []
          var body: some View {
            FlowStack($routes, withNavigation: true) {
              Shelf().flowDestination(for: Page.self) { page in
                switch page {
                case .book: BookPage()
                case .author: AuthorPage()
                }
              }
            }
          }
        }
        struct Shelf: View {
          @EnvironmentObject var navigator: FlowNavigator<Page>
          var body: some View {
            Button("Open") { navigator.push(.book(1)) }
            Button("Who") { navigator.presentSheet(.author("x")) }
          }
        }
        struct BookPage: View {
          @EnvironmentObject var navigator: FlowNavigator<Page>
          var body: some View { Button("Up") { navigator.goBackToRoot() } }
        }
        struct AuthorPage: View { var body: some View { Text("Author") } }
        """,
      library: [
        "Sources/Flow/Stack.swift": """
        import SwiftUI
        public protocol RouteProtocol { associatedtype Screen; static func push(_ screen: Screen) -> Self }
        public enum Route<Screen>: RouteProtocol { case push(Screen), sheet(Screen, withNavigation: Bool) }
        public typealias Routes<Screen> = [Route<Screen>]
        public struct FlowStack<Root: View, Screen: Hashable>: View {
          @Binding var routes: [Route<Screen>]
          let root: Root
          public init(_ routes: Binding<[Route<Screen>]>, withNavigation: Bool, @ViewBuilder root: () -> Root) { \
        _routes = routes; self.root = root() }
          public var body: some View { NavigationStack { root } }
        }
        public struct FlowLink<Label: View>: View { public var body: some View { Text("") } }
        """,
        "Sources/Flow/Navigator.swift": """
        import SwiftUI
        public final class FlowNavigator<Screen>: ObservableObject {
          @Binding var routes: [Route<Screen>]
          public func push(_ screen: Screen) { routes.append(.push(screen)) }
          public func presentSheet(_ screen: Screen) { routes.append(.sheet(screen, withNavigation: false)) }
          public func goBackToRoot() { routes.removeAll() }
        }
        extension View {
          public func flowDestination<S: Hashable, V: View>(for type: S.Type, @ViewBuilder destination: @escaping (S) \
        -> V) -> some View { self }
        }
        """,
      ]),
    Vendored(
      testDescription: "LinkNavigator",
      app: """
        import SwiftUI
        import LinkNavigator
        struct HomePage: View {
          let navigator: LinkNavigator
          var body: some View {
            Button("Settings") { navigator.next(paths: ["settings"], items: [:], isAnimated: true) }
            Button("Profile") { navigator.fullSheet(paths: ["profile"], items: [:], isAnimated: true) }
          }
        }
        struct SettingsPage: View { let navigator: LinkNavigator; var body: some View { Button("Back") { \
        navigator.back(isAnimated: true) } } }
        struct ProfilePage: View { var body: some View { Text("Me") } }
        struct SettingsRouteBuilder: RouteBuilder {
          var matchPath: String { "settings" }
          var build: (LinkNavigator, [String: String]) -> UIViewController? {
            { navigator, _ in WrappingController(matchPath: matchPath) { SettingsPage(navigator: navigator) } }
          }
        }
        struct ProfileRouteBuilder: RouteBuilder {
          var matchPath: String { "profile" }
          var build: (LinkNavigator, [String: String]) -> UIViewController? { { _, _ in WrappingController(matchPath: \
        matchPath) { ProfilePage() } } }
        }
        """,
      library: [
        "Sources/Link/Navigator.swift": """
        import UIKit
        public protocol LinkNavigatorProtocol { func next(paths: [String], items: [String: String], isAnimated: Bool) }
        public final class LinkNavigator: LinkNavigatorProtocol {
          let builders: [RouteBuilder]
          let root = UINavigationController()
          public func next(paths: [String], items: [String: String], isAnimated: Bool) { \
        root.pushViewController(UIViewController(), animated: isAnimated) }
          public func fullSheet(paths: [String], items: [String: String], isAnimated: Bool) { \
        root.present(UIViewController(), animated: isAnimated) }
          public func back(isAnimated: Bool) { root.popViewController(animated: isAnimated) }
        }
        public protocol RouteBuilder { var matchPath: String { get } }
        """,
        "Sources/Link/Wrapping.swift": """
        import SwiftUI
        public final class WrappingController<Content: View>: UIHostingController<Content> {
          public init(matchPath: String, @ViewBuilder content: () -> Content) { super.init(rootView: content()) }
        }
        """,
      ]),
  ]

  @Test(arguments: vendored + coordinatorLibraries) func aLibraryNextToItsAppChangesNothing(_ v: Vendored) {
    let alone = graph(["Demo/App.swift": v.app])
    #expect(!alone.transitions.isEmpty)
    var files = v.library
    files["Demo/App.swift"] = v.app
    let together = graph(files)
    #expect(moves(together) == moves(alone))
    #expect(together.screens.map(\.id) == alone.screens.map(\.id))
  }
}
