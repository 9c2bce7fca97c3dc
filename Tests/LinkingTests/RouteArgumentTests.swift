import NavigationModel
import Testing

/// What a route takes along, as the source writes it.
@Suite struct RouteArgumentTests {
  @Test func payloadsKeepTheirNamesAndTypes() throws {
    let source = """
      import SwiftUI
      enum Route: Hashable {
        case plain
        case profile(User.ID)
        case detail(id: Int, _ title: String? = nil, from source: [Source: Set<Int>])
        case hooks(done: @escaping (Int, any Store) -> Void, maybe: (any Store)?, pair: (Int, String), kind: Cell.Type)
      }
      struct User: Hashable { typealias ID = Int }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Root: View {
        var body: some View {
          NavigationStack {
            NavigationLink("Go", value: Route.plain)
              .navigationDestination(for: Route.self) { route in
                switch route {
                case .plain, .profile, .detail, .hooks: Detail()
                }
              }
          }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      """
    let graph = FixtureApp.graph(of: [FixtureApp.Source(path: "App.swift", bytes: Array(source.utf8))])
    #expect(
      graph.routes.map(\.signature) == [
        "Route.detail(id: Int, title: String?, from: [Source: Set<Int>])",
        "Route.hooks(done: (Int, any Store) -> Void, maybe: (any Store)?, pair: (Int, String), kind: Cell.Type)",
        "Route.plain", "Route.profile(User.ID)",
      ])
    #expect(graph.routes.map(\.carriesValue) == [true, true, false, true])
  }

  /// A type without end is cut, and costs nothing.
  @Test func deepTypesAreShortened() throws {
    let deep = String(repeating: "[", count: 200) + "Int" + String(repeating: "]", count: 200)
    let source = """
      import SwiftUI
      enum Route: Hashable { case deep(\(deep)), long(\(String(repeating: "Very", count: 60)).Name) }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Root: View {
        @State var route: Route?
        var body: some View {
          Button("Go") { route = .deep([]) }.sheet(item: $route) { route in switch route { case .deep, .long: Detail() \
      } }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root() } } }
      """
    let graph = FixtureApp.graph(of: [FixtureApp.Source(path: "App.swift", bytes: Array(source.utf8))])
    let types = graph.routes.flatMap(\.arguments).map(\.type)
    #expect(types.count == 2 && types[0] == "[[[[[[…]]]]]]")
    #expect(types.allSatisfy { $0.count <= 80 && $0.contains("…") })
  }
}
