import NavigationModel
import Testing

/// A route that nobody can know is one site that leads nobody knows where, and not every screen there is.
@Suite struct UnknownRouteTests {
  private func source(route: String, opening: String) -> [String: String] {
    [
      "App/App.swift": """
      import SwiftUI
      enum Topic: String, Codable { case news, sports }
      enum Page: Hashable, Codable {
        case start, topic(Topic)
        @ViewBuilder func view() -> some View {
          switch self {
          case .start: StartView()
          case .topic(let topic): TopicRow(topic: topic)
          }
        }
      }
      struct TopicRow: View {
        let topic: Topic
        var body: some View {
          switch topic {
          case .news: NewsView()
          case .sports: SportsView()
          }
        }
      }
      struct StartView: View { var body: some View { Text("Start") } }
      struct NewsView: View { var body: some View { Text("News") } }
      struct SportsView: View { var body: some View { Text("Sports") } }
      struct Frame: Hashable { let page: Page }
      struct FrameView: View { let frame: Frame; var body: some View { frame.page.view() } }
      struct Server {
        func page() async throws -> Page {
          let (data, _) = try await URLSession.shared.data(from: address)
          return try JSONDecoder().decode(Page.self, from: data)
        }
      }
      @Observable final class Router {
        var path: [\(route)] = []
        func push(_ page: Page) { path.append(\(route == "Page" ? "page" : "Frame(page: page)")) }
      }
      @main struct TheApp: App {
        @State private var router = Router()
        var body: some Scene {
          WindowGroup {
            NavigationStack(path: $router.path) {
              HomeView().navigationDestination(for: \(route).self) { \
      \(route == "Page" ? "$0.view()" : "FrameView(frame: $0)") }
            }
            .environment(router)
          }
        }
      }
      struct Loader: View {
        @Environment(Router.self) private var router
        let load: () async throws -> Page
        var body: some View { ProgressView().task { if let page = try? await load() { router.push(page) } } }
      }
      struct Row: View {
        @Environment(Router.self) private var router
        let page: Page
        var body: some View { Button("Open") { router.push(page) } }
      }
      struct HomeView: View {
        @Environment(Router.self) private var router
        private let server = Server()
        var body: some View { \(opening) }
      }
      """
    ]
  }

  @Test(arguments: ["Page", "Frame"])
  func isOneSite(route: String) {
    let app = graph(source(route: route, opening: "Loader { try await server.page() }"))
    #expect(!app.transitions.contains { $0.kind == .push })
    #expect(app.unresolved.map(\.owner) == ["HomeView"])
    #expect(app.unresolved.allSatisfy { $0.reason.contains("`Page`") })
    // Any of them may be shown, what a route holds included.
    #expect(app.routes.allSatisfy { $0.isUsed })
    #expect(
      app.screens.filter { ["StartView", "NewsView", "SportsView"].contains($0.name) }.allSatisfy { $0.isReachable })
  }

  @Test(arguments: ["Page", "Frame"])
  func whatIsHandedInIsFollowed(route: String) {
    let lines = transitions(source(route: route, opening: "VStack { Row(page: .start); Row(page: .topic(.sports)) }"))
    #expect(lines == ["HomeView push SportsView", "HomeView push StartView", "TheApp root HomeView"])
  }

  @Test func aControllerByAnUnknownRoute() {
    let app = graph([
      "App/App.swift": """
      import UIKit
      enum Stop: Decodable { case map, list }
      final class MapController: UIViewController {}
      final class ListController: UIViewController {}
      final class Guide {
        let stack = UINavigationController()
        func controller(for stop: Stop) -> UIViewController {
          switch stop {
          case .map: return MapController()
          case .list: return ListController()
          }
        }
        func go(to stop: Stop) { stack.pushViewController(controller(for: stop), animated: true) }
        func goToMap() { go(to: .map) }
        func goOn(_ data: Data) throws { go(to: try JSONDecoder().decode(Stop.self, from: data)) }
      }
      """
    ])
    #expect(app.transitions.map(\.id).count == 1)
    #expect(app.unresolved.count == 1)
  }

  private func opened(by text: String) -> NavigationGraph {
    graph([
      "App/App.swift": """
      import SwiftUI
      enum Tile: String, Hashable { case weather, stocks, news }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Board() } } }
      struct Board: View {
        @State private var path: [Tile] = []
        @AppStorage("last") private var last = ""
        var body: some View {
          NavigationStack(path: $path) {
            Button("Go") { if let tile = Tile(rawValue: \(text)) { path.append(tile) } }
              .navigationDestination(for: Tile.self) { tile in
                switch tile { case .weather: Weather(); case .stocks: Stocks(); case .news: News() }
              }
          }
        }
      }
      struct Weather: View { var body: some View { Text("Sun") } }
      struct Stocks: View { var body: some View { Text("Up") } }
      struct News: View { var body: some View { Text("New") } }
      """
    ])
  }

  @Test func aTextFromOutsideMayNameAnyRoute() {
    let graph = opened(by: "last")
    #expect(!graph.transitions.contains { $0.kind == .push })
    #expect(graph.unresolved.map(\.owner) == ["Board"])
  }

  @Test func aTextThatIsWrittenThereNamesOne() {
    let pushes = opened(by: "\"stocks\"").transitions.filter { $0.kind == .push }
    #expect(pushes.map(\.to) == ["Stocks"])
  }

  private func presented(_ name: String, content: String) -> NavigationGraph {
    graph([
      "App/App.swift": """
      import SwiftUI
      enum Tile: String, Identifiable { case weather, stocks, news; var id: String { rawValue } }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Board() } } }
      struct Board: View {
        @AppStorage("last") private var last = ""
        @State private var tile: Tile?
        var body: some View {
          Button("Go") { tile = \(name) }
            .sheet(item: $tile) \(content)
        }
      }
      struct Weather: View { var body: some View { Text("Sun") } }
      struct Stocks: View { var body: some View { Text("Up") } }
      struct News: View { var body: some View { Text("New") } }
      """
    ])
  }

  private static let contents = [
    "{ tile in switch tile { case .weather: Weather(); case .stocks: Stocks(); case .news: News() } }",
    "{ switch $0 { case .weather: Weather(); case .stocks: Stocks(); case .news: News() } }",
  ]

  @Test(arguments: contents) func aTextFromOutsideMayNameAnyItem(content: String) {
    let graph = presented("Tile(rawValue: last)", content: content)
    #expect(!graph.transitions.contains { $0.kind == .sheet })
    #expect(graph.unresolved.map(\.owner) == ["Board"])
  }

  @Test(arguments: contents) func anItemThatIsNamedIsThatOne(content: String) {
    let graph = presented(".stocks", content: content)
    #expect(graph.transitions.filter { $0.kind == .sheet }.map(\.to) == ["Stocks"])
    #expect(graph.unresolved.isEmpty)
  }

  /// One screen with several states.
  @Test func aContentThatLooksAtItsItemsText() {
    let graph = presented(
      ".stocks", content: "{ tile in if Tile(rawValue: tile.rawValue + last) == .news { News() } else { Stocks() } }")
    #expect(graph.transitions.filter { $0.kind == .sheet }.map(\.to).sorted { $0! < $1! } == ["News", "Stocks"])
  }
}
