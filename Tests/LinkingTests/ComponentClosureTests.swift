import Testing

/// Closures that a part of a screen hands to what it shows.
@Suite struct ComponentClosureTests {
  /// A component's closure runs on the sheet that gets it, not on the screen around the component.
  @Test func whatAComponentHandsToItsSheet() {
    let edges = screenEdges([
      "App/App.swift": """
      import SwiftUI
      final class Router: ObservableObject {
        @Published var path: [Route] = []
        func open() { path.append(.detail) }
        func help() { path.append(.help) }
      }
      enum Route: Hashable { case detail, help }
      struct Home: View {
        @StateObject var router = Router()
        var body: some View {
          NavigationStack(path: $router.path) {
            VStack { Text("Home"); Map(router: router) }
              .navigationDestination(for: Route.self) { route in
                switch route { case .detail: Detail() case .help: Help() }
              }
          }
        }
      }
      struct Map: View {
        @ObservedObject var router: Router
        @State private var isShown = false
        var body: some View {
          Button("Show") { isShown = true }
            .onLongPressGesture { router.help() }
            .sheet(isPresented: $isShown) { Place(onOpen: { isShown = false; router.open() }) }
        }
      }
      struct Place: View {
        let onOpen: () -> Void
        var body: some View { Text("Place").onTapGesture { onOpen() } }
      }
      struct Detail: View { var body: some View { Text("Detail") } }
      struct Help: View { var body: some View { Text("Help") } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home() } } }
      """
    ])
    #expect(edges.contains("Place push Detail"))
    #expect(!edges.contains("Home push Detail"))
    #expect(edges.contains("Home push Help"))
  }
}
