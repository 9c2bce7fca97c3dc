import NavigationModel
import Testing

/// Columns that show what their object was made with.
@Suite struct ColumnObjectTests {
  private func app(frame: String, storage: String) -> [String: String] {
    [
      "App/App.swift": """
      import SwiftUI
      @main struct News: App { var body: some Scene { WindowGroup { Content() } } }
      enum Page: Hashable {
        case feeds, list, settings
        @ViewBuilder func view() -> some View {
          switch self {
          case .feeds: FeedsView()
          case .list: ListView()
          case .settings: SettingsView()
          }
        }
      }
      \(frame)
      @Observable final class Layer {
        var root: Frame
        var path: [Frame]
        init(root: Page, path: [Page] = []) {
          self.root = .init(page: root)
          self.path = path.map { .init(page: $0) }
        }
        func push(_ page: Page) { path.append(.init(page: page)) }
      }
      struct Content: View { var body: some View { Columns(side: .list, root: .feeds) } }
      struct Columns: View {
        @State private var layer: Layer
        let side: Page
        init(side: Page, root: Page) {
          self._layer = \(storage)
          self.side = side
        }
        var body: some View {
          NavigationSplitView(sidebar: { side.view() }, detail: { LayerView(layer: layer) }).environment(layer)
        }
      }
      struct LayerView: View {
        @State var layer: Layer
        var body: some View {
          NavigationStack(path: $layer.path) {
            layer.root.page.view().navigationDestination(for: Frame.self) { $0.page.view() }
          }
        }
      }
      struct FeedsView: View {
        @Environment(Layer.self) private var layer
        var body: some View { Button("Settings") { layer.push(.settings) } }
      }
      struct ListView: View {
        @State private var isAdding = false
        var body: some View { Button("Add") { isAdding = true }.sheet(isPresented: $isAdding) { AddView() } }
      }
      struct AddView: View { var body: some View { Text("Add") } }
      struct SettingsView: View { var body: some View { Text("Settings") } }
      """
    ]
  }

  private static let value = "struct Frame: Hashable { var page: Page }"
  private static let object = """
    @Observable final class Frame: Hashable {
      private(set) var page: Page
      init(page: Page) { self.page = page }
      func replace(with page: Page) { self.page = page }
      static func == (a: Frame, b: Frame) -> Bool { a === b }
      func hash(into hasher: inout Hasher) {}
    }
    """

  @Test(
    arguments: [value, object],
    [
      "State(wrappedValue: Layer(root: root))", ".init(wrappedValue: .init(root: root))",
      "State(initialValue: .init(root: root))",
    ])
  func theFirstContentIsTheOneThatTheObjectWasMadeWith(frame: String, storage: String) {
    #expect(
      screenEdges(app(frame: frame, storage: storage)) == [
        "Content push FeedsView", "Content sheet AddView", "FeedsView push SettingsView", "News root Content",
      ])
  }

  /// An unknown page is not all pages.
  @Test func anUnknownObjectIsAGap() {
    let graph = graph(app(frame: Self.object, storage: "State(wrappedValue: restored())"))
    #expect(!graph.transitions.contains { $0.kind == .push && $0.from == ["Content"] })
    #expect(graph.unresolved.map(\.owner) == ["Columns"])
  }
}
