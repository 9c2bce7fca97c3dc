import Testing

@Suite struct AddressDialectTests {
  @Test func addressesAreMatchedToThePatternThatFitsBest() {
    let lines = transitionLines(
      """
      import UIKit
      import URLNavigator
      class UserScreen: UIViewController {}
      class NewUserScreen: UIViewController {}
      class WebScreen: UIViewController {}
      enum Map {
        static func fill(_ navigator: NavigatorProtocol) {
          navigator.register("app://user/<int:id>") { url, values, context in
            guard let id = values["id"] else { return nil }
            return UserScreen()
          }
          navigator.register("app://user/new") { _, _, _ in NewUserScreen() }
          navigator.register("https://<path:_>", self.web)
          navigator.handle("app://alert") { url, values, context in
            navigator.present(UIAlertController(title: "", message: nil, preferredStyle: .alert))
            return true
          }
        }
        static func web(url: URLConvertible, values: [String: Any], context: Any?) -> UIViewController? { WebScreen() }
      }
      struct Site: Decodable { var address: String }
      class Home: UIViewController {
        let navigator: NavigatorProtocol
        var sites: [Site] = []
        func user() { navigator.push("app://user/\\(7)") }
        func create() { navigator.present("app://user/new?from=home", wrap: nil) }
        func nowhere() { navigator.push("app://nowhere") }
        func ask() { navigator.open("app://alert") }
        func visit(_ place: Int) { navigator.push(sites[place].address) }
      }
      """)
    #expect(
      lines == [
        "Home alert alert", "Home push UserScreen", "Home push WebScreen", "Home sheet NewUserScreen",
        "Map alert alert",
      ])
  }

  @Test func pathsAreBuiltByTheBuilderThatMatchesThem() {
    let lines = transitionLines(
      """
      import LinkNavigator
      import SwiftUI
      struct HomePage: View {
        let navigator: LinkNavigatorType
        var body: some View {
          Button("a") { navigator.next(paths: [Link.settings.rawValue], items: [:], isAnimated: true) }
          Button("b") { navigator.fullSheet(paths: ["home", "profile"], items: [:], isAnimated: true, \
      prefersLargeTitles: false) }
          Button("c") { navigator.sheet(linkItem: .init(path: "profile"), isAnimated: true) }
          Button("d") { navigator.back(isAnimated: true) }
          Button("e") { navigator.alert(target: .default, model: .init(title: "", message: "", buttons: [], flagType: \
      .default)) }
        }
      }
      enum Link: String { case settings, home = "home" }
      struct SettingsPage: View { var body: some View { Text("") } }
      struct ProfilePage: View { var body: some View { Text("") } }
      struct HomeRouteBuilder: RouteBuilder {
        var matchPath: String { "home" }
        var build: (LinkNavigatorType, [String: String], DependencyType) -> MatchingViewController? {
          { navigator, _, _ in WrappingController(matchPath: matchPath) { HomePage(navigator: navigator) } }
        }
      }
      struct SettingsRouteBuilder {
        static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          var matchPath: String { "settings" }
          return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath) { SettingsPage() }
          }
        }
      }
      struct ProfileRouteBuilder {
        static func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          RouteBuilderOf(matchPath: "profile") { _, _, _ in WrappingController(matchPath: "profile") { ProfilePage() } }
        }
      }
      """)
    #expect(
      lines == [
        "HomePage alert alert", "HomePage back pop", "HomePage cover HomePage", "HomePage cover ProfilePage",
        "HomePage push SettingsPage", "HomePage sheet ProfilePage",
      ])
  }

  @Test func aNavigationViewStartsAtTheScreenOfItsPath() {
    let graph = graph([
      "App/App.swift": """
      import LinkNavigator
      import SwiftUI
      struct HomePage: View { var body: some View { Text("") } }
      struct HomeBuilder {
        func generate() -> RouteBuilderOf<SingleLinkNavigator> {
          .init(matchPath: "home") { navigator, _, _ in WrappingController(matchPath: "home") { HomePage() } }
        }
      }
      @main struct Demo: App {
        let navigator = SingleLinkNavigator(routeBuilderItemList: [HomeBuilder().generate()])
        var body: some Scene {
          WindowGroup { LinkNavigationView(linkNavigator: navigator, item: .init(path: "home")) }
        }
      }
      """
    ])
    #expect(graph.transitions.map { "\($0.owner) \($0.kind.rawValue) \($0.to ?? "")" } == ["Demo root HomePage"])
    #expect(graph.unresolved.isEmpty)
  }

  @Test func tabsInAListStartAtTheScreensOfTheirPaths() {
    let lines = transitionLines(
      """
      import LinkNavigator
      import SwiftUI
      @main struct Shop: App {
        let tabs: [TabItem] = [.init(tag: 1, tabItem: nil, linkItem: .init(path: "cart"))]
        @State var isLarge = false
        var body: some Scene {
          WindowGroup {
            TabLinkNavigationView(linkNavigator: navigator, isHiddenDefaultTabbar: false, tabItemList: tabs)
            TabLinkNavigationView(
              linkNavigator: navigator, isHiddenDefaultTabbar: false,
              tabItemList: [.init(tag: 0, tabItem: .init(title: "Home", image: nil, selectedImage: nil), linkItem: \
      .init(path: "home"))])
          }
        }
      }
      struct Home: View { let navigator: TabPartialNavigator; var body: some View { Text("") } }
      struct Cart: View { var body: some View { Text("") } }
      struct HomeRouteBuilder {
        func generate() -> RouteBuilderOf<TabPartialNavigator> {
          let matchPath = "home"
          return .init(matchPath: matchPath) { navigator, _, _ -> RouteViewController? in
            WrappingController(matchPath: matchPath) { Home(navigator: navigator) }
          }
        }
      }
      struct CartRouteBuilder {
        func generate() -> RouteBuilderOf<TabPartialNavigator> {
          .init(matchPath: "cart") { _, _, _ -> RouteViewController? in WrappingController(matchPath: "cart") { Cart() \
      } }
        }
      }
      """)
    #expect(lines.contains("Shop tab Home") && lines.contains("Shop tab Cart"))
  }

  /// The library's first versions: builders are told their path, and a target says where it is shown.
  @Test func pathsAndTargetsOfTheFirstVersions() {
    let lines = transitionLines(
      """
      import LinkNavigator
      import SwiftUI
      @main struct Shop: App {
        @UIApplicationDelegateAdaptor(Delegate.self) var delegate
        var body: some Scene { WindowGroup { delegate.router.replace(paths: ["home"], animated: false, errorAction: \
      .none) } }
      }
      final class Delegate: NSObject, UIApplicationDelegate { let router: LinkNavigatorType = LinkNavigator() }
      struct Builders { var builders: [RouteBuildeableType] { [HomeBuilder(matchPath: "home"), HelpBuilder(matchPath: \
      "help")] } }
      struct HomeBuilder: RouteBuildeableType {
        let matchPath: String
        var build: (EnvironmentType, String, MatchURL, LinkNavigator) -> ViewableRouter {
          { _, matchPath, url, navigator in
            let view = Home.build(navigator: navigator)
            let viewController = WrapperController(rootView: .init(view), key: matchPath)
            return .init(key: matchPath, viewController: viewController, matchURL: url)
          }
        }
      }
      struct HelpBuilder: RouteBuildeableType {
        let matchPath: String
        var build: (EnvironmentType, String, MatchURL, LinkNavigator) -> ViewableRouter {
          { _, matchPath, url, _ in .init(key: matchPath, viewController: WrapperController(rootView: .init(Help()), \
      key: matchPath), matchURL: url) }
        }
      }
      struct Help: View { var body: some View { Text("") } }
      struct Home: View {
        let navigator: LinkNavigatorType
        static func build(navigator: LinkNavigatorType) -> some View { Home(navigator: navigator) }
        var body: some View {
          Button("a") { navigator.href(url: "/help", target: .sheet, animated: true, errorAction: .none) }
          Button("b") { navigator.href(paths: ["help"], animated: true, errorAction: .none) }
          Button("c") { navigator.back(animated: true) }
        }
      }
      """)
    #expect(lines == ["Home back pop", "Home push Help", "Home sheet Help", "Shop root Home"])
  }
}
