import Testing

/// What a view or a router is given as one of several types: whoever gives it says which.
@Suite struct GivenTypeTests {
  @Test func aGenericViewShowsWhatItIsMadeWith() {
    let lines = transitionLines(
      """
      import SwiftUI
      protocol Module { associatedtype Root: View; func makeRoot() -> Root }
      struct HomeModule: Module { func makeRoot() -> some View { Home(settings: SettingsModule()) } }
      struct SettingsModule: Module { func makeRoot() -> some View { Settings() } }
      struct ModuleLink<M: Module>: View {
        let module: M
        var body: some View { NavigationLink("Open", destination: module.makeRoot()) }
      }
      @main struct TheApp: App {
        let home = HomeModule()
        var body: some Scene { WindowGroup { NavigationStack { home.makeRoot() } } }
      }
      struct Home: View { let settings: SettingsModule; var body: some View { ModuleLink(module: settings) } }
      struct Settings: View { var body: some View { Text("Settings") } }
      """)
    #expect(lines.filter { $0.contains(" push ") } == ["Home push Settings"])
  }

  @Test func aRouterTellsTypesOfRoutesApart() {
    let lines = transitionLines(
      """
      import SwiftUI
      protocol RouteType {}
      enum ProfileRoute: RouteType { case edit, followers }
      enum FeedRoute: RouteType { case story }
      struct HelpRoute: RouteType { let topic: String }
      protocol Routing: AnyObject { func route(to destination: any RouteType) }
      final class Router: Routing {
        let stack = UINavigationController()
        func route(to destination: any RouteType) {
          switch destination {
          case let profile as ProfileRoute: show(profile)
          case FeedRoute.story: stack.present(StoryPage(), animated: true)
          case let help as HelpRoute: stack.present(HelpPage(help.topic), animated: true)
          default: break
          }
        }
        private func show(_ route: ProfileRoute) {
          switch route {
          case .edit: stack.pushViewController(EditPage(), animated: true)
          case .followers: stack.pushViewController(FollowersPage(), animated: true)
          }
        }
      }
      final class Model {
        weak var router: (any Routing)?
        func edit() { router?.route(to: ProfileRoute.edit) }
        func help() { router?.route(to: HelpRoute(topic: "x")) }
      }
      final class EditPage: UIViewController {}
      final class FollowersPage: UIViewController {}
      final class StoryPage: UIViewController {}
      final class HelpPage: UIViewController { init(_ topic: String) { super.init(nibName: nil, bundle: nil) } }
      """)
    #expect(lines.filter { !$0.contains(" flow ") } == ["Model push EditPage", "Model sheet HelpPage"])
  }

  @Test func aRouteInTheValueThatAViewIsMadeWithSaysTheScreen() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Page: Hashable {
        enum Kind: Hashable { case article(Int), index }
        var kind: Kind
        static var front: Page { Page(kind: .index) }
        static func article(_ id: Int) -> Page { .init(kind: .article(id)) }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct PageView: View {
        let page: Page
        var body: some View { switch page.kind { case .article: Article(); case .index: Index() } }
      }
      struct Home: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) {
            VStack { Button("Top") { path.append(.article(7)) }; NavigationLink("Index", value: Page.front) }
              .navigationDestination(for: Page.self) { PageView(page: $0) }
          }
        }
      }
      struct Article: View { var body: some View { Text("Article") } }
      struct Index: View { var body: some View { Text("Index") } }
      """)
    #expect(lines.filter { $0.contains(" push ") } == ["Home push Article", "Home push Index"])
  }

  /// A model in the item is no route: the view that looks at it is the screen.
  @Test func whatAModelLooksLikeIsAScreensOwnChoice() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Offer: Equatable { enum Kind { case gift, sale }; let kind: Kind }
      enum Sheet: Identifiable { case offer(Offer); var id: Int { 1 } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      struct OfferView: View {
        let offer: Offer
        var body: some View { switch offer.kind { case .gift: Gift(); case .sale: Sale() } }
      }
      struct Home: View {
        @State private var sheet: Sheet?
        var body: some View {
          Button("Gift") { sheet = .offer(Offer(kind: .gift)) }
            .sheet(item: $sheet) { sheet in switch sheet { case .offer(let offer): OfferView(offer: offer) } }
        }
      }
      struct Gift: View { var body: some View { Text("Gift") } }
      struct Sale: View { var body: some View { Text("Sale") } }
      """)
    #expect(lines.filter { $0.contains(" sheet ") } == ["Home sheet OfferView"])
  }
}
