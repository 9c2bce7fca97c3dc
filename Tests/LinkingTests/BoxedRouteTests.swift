import Testing

/// Routes that build their own views, in a box that takes any of them.
@Suite struct BoxedRouteTests {
  @Test(arguments: ["presented = AnyRoute(route)", "presented = AnyRoute(base: route)"])
  func whoPresentsOneShowsThatOne(presenting: String) {
    let label = presenting.contains("base:") ? "" : "init(_ base: any Route) { self.base = base }"
    let lines = transitionLines(
      """
      import SwiftUI
      protocol Route: Hashable {
        associatedtype Screen: View
        @ViewBuilder var screen: Screen { get }
      }
      struct AnyRoute: Hashable, Identifiable {
        let base: any Route
        \(label)
        var id: AnyHashable { AnyHashable(base) }
        static func == (a: AnyRoute, b: AnyRoute) -> Bool { a.id == b.id }
        func hash(into hasher: inout Hasher) { hasher.combine(id) }
        var view: AnyView { AnyView(base.screen) }
      }
      final class Router: ObservableObject {
        @Published var presented: AnyRoute?
        func present(_ route: any Route) { \(presenting) }
      }
      struct RouterView<Content: View>: View {
        @StateObject private var router = Router()
        @ViewBuilder let content: Content
        var body: some View { content.sheet(item: $router.presented) { $0.view }.environmentObject(router) }
      }
      struct StoryRoute: Route { var screen: some View { StoryView() } }
      struct ShareRoute: Route { var screen: some View { ShareView() } }
      struct OldRoute: Route { var screen: some View { OldView() } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { RouterView { Home() } } } }
      struct Home: View {
        @EnvironmentObject private var router: Router
        var body: some View { Button("Story") { router.present(StoryRoute()) } }
      }
      struct StoryView: View {
        @EnvironmentObject private var router: Router
        var body: some View { Button("Share") { router.present(ShareRoute()) } }
      }
      struct ShareView: View { var body: some View { Text("") } }
      struct OldView: View { var body: some View { Text("") } }
      """)
    #expect(lines.filter { $0.contains("sheet") } == ["Home sheet StoryView", "StoryView sheet ShareView"])
  }
}
