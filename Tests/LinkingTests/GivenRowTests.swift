import Testing

/// Rows that a model makes for a list of the app's, each with what its tap does.
@Suite struct GivenRowTests {
  private static func source(rows: String) -> String {
    """
    import SwiftUI
    @main struct TheApp: App {
      var body: some Scene { WindowGroup { TabView { Home(model: HomeModel()); Settings(model: SettingsModel()) } } }
    }
    struct Row: Identifiable { let id: String; let action: () -> Void }
    struct Rows: View {
      let rows: [Row]
      var body: some View { VStack { ForEach(rows) { row in RowView(row: row) } } }
    }
    struct RowView: View {
      let row: Row
      var body: some View { Button(row.id) { row.action() } }
    }
    final class Router: ObservableObject {
      static let shared = Router()
      @Published var path: [Route] = []
    }
    enum Route: Hashable { case news, face }
    protocol Listing: ObservableObject { var rows: [Row] { get } }
    final class HomeModel: ObservableObject {
      var rows: [Row] { [Row(id: "News", action: { Router.shared.path.append(.news) })] }
    }
    final class SettingsModel: Listing {
      let router = Router.shared
      var rows: [Row] { [Row(id: "Face", action: { [weak self] in self?.router.path.append(.face) })] }
    }
    struct Home: View {
      @StateObject var model: HomeModel
      @ObservedObject var router = Router.shared
      var body: some View {
        NavigationStack(path: $router.path) {
          Rows(rows: model.rows).navigationDestination(for: Route.self) { route in
            switch route { case .news: News(); case .face: Face() }
          }
        }
      }
    }
    struct Settings<Model: Listing>: View {
      @StateObject var model: Model
      var body: some View { \(rows) }
    }
    struct News: View { var body: some View { Text("News") } }
    struct Face: View { var body: some View { Text("Face") } }
    """
  }

  private static func origins(rows: String) -> [String: [String]] {
    graph(["App/App.swift": source(rows: rows)]).transitions.filter { $0.kind == .push }.reduce(into: [:]) {
      $0[$1.to ?? "", default: []] += $1.from
    }
  }

  /// Each row is tapped where the list is that its model gives its rows to.
  @Test func aListOfTwoScreens() {
    #expect(Self.origins(rows: "Rows(rows: model.rows)") == ["News": ["Home"], "Face": ["Settings"]])
  }

  /// Where nobody is seen to give the list what the model makes, any list may have it.
  @Test func rowsFromElsewhere() {
    #expect(Self.origins(rows: "Rows(rows: made())")["Face"] == ["Home", "Settings"])
  }
}
