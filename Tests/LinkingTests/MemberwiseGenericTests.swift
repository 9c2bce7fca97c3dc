import Testing

/// Closures of a generic container that is made by its memberwise initialiser: what they get, the other arguments say.
@Suite struct MemberwiseGenericTests {
  private func lines(tabs: String) -> [String] {
    transitionLines(
      """
      import SwiftUI
      protocol Coordinator: ObservableObject {
        associatedtype Route: Hashable
        associatedtype Page: View
        var path: [Route] { get set }
        func page(_ route: Route) -> Page
      }
      extension Coordinator { func navigate(to route: Route) { path.append(route) } }
      struct CoordinatorView<C: Coordinator, Root: View>: View {
        @ObservedObject var coordinator: C
        @ViewBuilder var root: (C) -> Root
        var body: some View {
          NavigationStack(path: $coordinator.path) {
            root(coordinator).navigationDestination(for: C.Route.self) { coordinator.page($0) }
          }
        }
      }
      final class ShopCoordinator: Coordinator {
        enum Route: Hashable { case basket }
        @Published var path: [Route] = []
        func page(_ route: Route) -> some View { BasketView() }
      }
      final class HelpCoordinator: Coordinator {
        enum Route: Hashable { case topic }
        @Published var path: [Route] = []
        func page(_ route: Route) -> some View { TopicView() }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { MainTabs() } } }
      struct MainTabs: View {
        @StateObject private var shop = ShopCoordinator()
        @StateObject private var help = HelpCoordinator()
        var body: some View { TabView { \(tabs) } }
      }
      struct ActionView: View {
        let action: () -> Void
        var body: some View { Button("Open", action: action) }
      }
      struct BasketView: View { var body: some View { Text("Basket") } }
      struct TopicView: View { var body: some View { Text("Topic") } }
      """
    ).filter { $0.contains(" push ") }
  }

  @Test(arguments: [
    "c in ActionView { c.navigate(to: .topic) }", "(c: HelpCoordinator) in ActionView { c.navigate(to: .topic) }",
  ])
  func theClosuresParameterIsTheGivenObject(root: String) {
    #expect(
      lines(tabs: "CoordinatorView(coordinator: help) { \(root) }.tabItem { Text(\"Help\") }") == [
        "MainTabs push TopicView"
      ])
  }

  @Test func eachContainerHasItsOwn() {
    let tabs = """
      CoordinatorView(coordinator: shop) { c in ActionView { c.navigate(to: .basket) } }.tabItem { Text("Shop") }
      CoordinatorView(coordinator: help) { c in ActionView { c.navigate(to: .topic) } }.tabItem { Text("Help") }
      """
    #expect(lines(tabs: tabs) == ["MainTabs push BasketView", "MainTabs push TopicView"])
  }
}
