import Testing

@Suite struct NavigatorDialectTests {
  @Test func destinationsSayHowTheyAreShown() {
    let lines = transitionLines("""
      import NavigatorUI
      import SwiftUI
      struct Page: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Offer: View { var body: some View { Text("") } }
      enum Destinations: NavigationDestination {
        case page, help, offer
        var body: some View {
          switch self {
          case .page: Page()
          case .help: Help()
          case .offer: Offer()
          }
        }
        var method: NavigationMethod {
          switch self {
          case .help: .managedSheet
          default: .push
          }
        }
      }
      struct Home: View {
        @Environment(\\.navigator) var navigator
        var body: some View {
          ManagedNavigationStack {
            Button("a") { navigator.navigate(to: Destinations.page) }
            Button("b") { navigator.navigate(to: Destinations.help) }
            Button("c") { navigator.navigate(to: Destinations.offer, method: .cover) }
            NavigationLink(to: Destinations.offer) { Text("Offer") }
            Button("d") { navigator.popAll() }
          }
        }
      }
      """)
    #expect(lines == ["Home back pop-to-root", "Home cover Offer", "Home push Offer", "Home push Page", "Home sheet Help"])
  }

  @Test func routersShowWhatClosuresMake() {
    let lines = transitionLines("""
      import SwiftfulRouting
      import SwiftUI
      struct Page: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      struct Offer: View { var body: some View { Text("") } }
      struct Home: View {
        @Environment(\\.router) var router
        var body: some View {
          Button("a") { router.showScreen(.push) { _ in Page() } }
          Button("b") { router.showScreen(.sheet) { router in Help() } }
          Button("c") { router.showScreens(destinations: [AnyDestination(segue: .fullScreenCover) { _ in Offer() }]) }
          Button("d") { router.showAlert(.confirmationDialog, title: "Sure?") { Button("Yes") {} } }
          Button("e") { router.showModal { Help() } }
          Button("f") { router.dismissScreen() }
        }
      }
      final class HomePresenter {
        let router: AnyRouter
        init(router: AnyRouter) { self.router = router }
        func offer() { show { _ in Offer() } }
        private func show(_ make: @escaping (AnyRouter) -> Offer) { router.showScreen(.push, destination: make) }
      }
      """)
    #expect(lines == [
      "Home back dismiss", "Home cover Offer", "Home dialog dialog", "Home push Page", "Home sheet Help", "HomePresenter push Offer",
    ])
  }

  @Test func destinationsAreViewsAndStateSaysWhereToGo() {
    let lines = transitionLines("""
      import NavigatorUI
      import SwiftUI
      struct Page: View { var body: some View { Text("") } }
      struct Help: View { var body: some View { Text("") } }
      enum Tabs: String, NavigationDestination {
        case page, help
        static var all: [Tabs] { [.page, .help] }
        var body: some View {
          switch self {
          case .page: Page()
          case .help: Help()
          }
        }
      }
      struct Main: View {
        var body: some View {
          TabView { ForEach(Tabs.all) { tab in tab.tabItem { Text("") }.tag(tab) } }
        }
      }
      struct Home: View {
        @State var destination: Tabs?
        var body: some View {
          Button("help") { destination = .help }.navigate(to: $destination)
        }
      }
      """)
    #expect(lines == ["Home push Help", "Main tab Help", "Main tab Page"])
  }
}
