import Testing

@Suite struct NavigatorDialectTests {
  @Test func destinationsSayHowTheyAreShown() {
    let lines = transitionLines(
      """
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
    #expect(
      lines == ["Home back pop-to-root", "Home cover Offer", "Home push Offer", "Home push Page", "Home sheet Help"])
  }

  @Test func routersShowWhatClosuresMake() {
    let lines = transitionLines(
      """
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
    #expect(
      lines == [
        "Home back dismiss", "Home cover Offer", "Home dialog dialog", "Home push Page", "Home sheet Help",
        "HomePresenter push Offer",
      ])
  }

  @Test func destinationsAreViewsAndStateSaysWhereToGo() {
    let lines = transitionLines(
      """
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

  static let shop = """
    import NavigatorUI
    import SwiftUI
    struct Pick: View {
      let flow: PickFlow
      @Environment(\\.navigator) var navigator
      var body: some View { Button("next") { Task { try? await navigator.next(flow) } } }
    }
    struct Done: View {
      let flow: PickFlow
      @Environment(\\.navigator) var navigator
      var body: some View { Button("ok") { navigator.complete(flow) } }
    }
    struct Page: View { var body: some View { Text("") } }
    struct First: View { var body: some View { Text("") } }
    nonisolated struct PickFlow: NavigationFlow {
      var checkpoint: NavigationFlowCheckpoint<Void>?
      nonisolated enum Destination: NavigationDestination {
        case pick(PickFlow), done(PickFlow)
        var body: some View {
          switch self {
          case .pick(let flow): Pick(flow: flow)
          case .done(let flow): Done(flow: flow)
          }
        }
        var method: NavigationMethod {
          switch self {
          case .pick: .managedSheet
          default: .push
          }
        }
      }
      func start() -> FlowResult<Self> { .destination(.pick(self)) }
      func next() async throws -> FlowResult<Self> {
        if isReady { return .destination(.done(self)) }
        return .complete(self)
      }
    }
    nonisolated enum Tabs: NavigationDestination {
      case first
      var body: some View {
        switch self {
        case .first: First()
        }
      }
    }
    nonisolated enum Pages: NavigationDestination {
      case page
      var body: some View {
        switch self {
        case .page: Page()
        }
      }
    }
    """

  @Test func flowsAnswerWithTheirNextDestination() {
    let lines = transitionLines(
      Self.shop,
      """
      import NavigatorUI
      import SwiftUI
      struct Home: View {
        var body: some View {
          ManagedNavigationStack { navigator in
            Button("a") { navigator.start(PickFlow()) }
          }
        }
      }
      """)
    #expect(lines == ["Done back pop", "Home flow PickFlow", "PickFlow push Done", "PickFlow sheet Pick"])
  }

  @Test func whatIsSentGoesToWhoTakesItsType() {
    let lines = transitionLines(
      Self.shop,
      """
      import NavigatorUI
      import SwiftUI
      struct Home: View {
        @Environment(\\.navigator) var navigator
        @State var tab: Tabs = .first
        var body: some View {
          Button("a") { navigator.send(Tabs.first, Pages.page) }
            .navigationAutoReceive(Pages.self)
            .onNavigationReceive { (tab: Tabs) in
              self.tab = tab
              return .auto
            }
        }
      }
      struct Other: View {
        @Environment(\\.navigator) var navigator
        var body: some View { Button("b") { navigator.send(Pages.page) } }
      }
      """)
    #expect(lines == ["Done back pop", "Home push Page", "Other push Page", "PickFlow push Done"])
  }

  @Test func aRootThatIsWhatItsStateIs() {
    let lines = transitionLines(
      Self.shop,
      """
      import NavigatorUI
      import SwiftUI
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @SceneStorage("kind") var kind: Pages = isLarge ? .page : .page
        var body: some View { shown(2) }
        func shown(_ number: Int) -> some View { kind.tint(.red).navigationRoot(Navigator()) }
      }
      """)
    #expect(lines.contains("Root root Page"))
  }
}
