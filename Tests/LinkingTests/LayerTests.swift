import Testing

/// Modals that an app keeps as a list: each layer shows the next one.
@Suite struct LayerTests {
  private static let app = """
    import SwiftUI
    enum Page: Hashable {
      case home, ban, info, post
      @ViewBuilder func view() -> some View {
        switch self {
        case .home: HomeView()
        case .ban: BanView()
        case .info: InfoView()
        case .post: PostView()
        }
      }
      @ViewBuilder func sheetView() -> some View { if self == .ban { view() } else { view() } }
    }
    struct HomeView: View {
      @Environment(Layer.self) var navigation
      var body: some View {
        Button("a") { navigation.openSheet(.ban) }
        Button("b") { navigation.showCover(.info) }
        Button("c") { navigation.push(.post) }
      }
    }
    struct BanView: View { var body: some View { Text("Ban") } }
    struct InfoView: View { var body: some View { Text("Info") } }
    struct PostView: View { var body: some View { Text("Post") } }
    @Observable class Model {
      private(set) var layers: [Layer] = .init()
      private func open(_ page: Page, isCover: Bool) { layers.append(.init(root: page, model: self, index: \
    layers.count, isCover: isCover)) }
      func openSheet(_ page: Page) { open(page, isCover: false) }
      func showCover(_ page: Page) { open(page, isCover: true) }
    }
    @Observable class Layer: Identifiable {
      weak var model: Model?
      var index: Int
      var root: Page
      var path: [Page]
      var isCover: Bool
      init(root: Page, path: [Page] = [], model: Model, index: Int = -1, isCover: Bool = false) {
        self.root = root; self.path = path; self.model = model; self.index = index; self.isCover = isCover
      }
      func openSheet(_ page: Page) { model?.openSheet(page) }
      func showCover(_ page: Page) { model?.showCover(page) }
      func push(_ page: Page) { path.append(page) }
    }
    @main struct A: App {
      @State var model = Model()
      var body: some Scene { WindowGroup { LayerView(layer: .init(root: .home, model: model)) } }
    }
    struct SheetModifier: ViewModifier {
      let next: Layer?
      func body(content: Content) -> some View {
        content
          .sheet(item: Binding(get: { if let next, !next.isCover { next } else { nil } }, set: { _ in })) { layer in \
    LayerView(layer: layer) }
          .fullScreenCover(item: Binding(get: { if let next, next.isCover { next } else { nil } }, set: { _ in })) { \
    layer in LayerView(layer: layer) }
      }
    }

    """

  private static let expected = [
    "A>root>HomeView>Page.home", "HomeView>cover>InfoView>Page.info", "HomeView>push>PostView>Page.post",
    "HomeView>sheet>BanView>Page.ban",
  ]

  @Test func nextLayerOfTheList() {
    let found = graph([
      "App.swift": Self.app,
      "LayerView.swift": """
      import SwiftUI
      struct LayerView: View {
        @State var layer: Layer
        var body: some View {
          NavigationStack(path: $layer.path) { layer.root.view().navigationDestination(for: Page.self) { $0.view() } }
            .modifier(SheetModifier(next: next()))
        }
        func next() -> Layer? {
          if let model = layer.model { layer.index < model.layers.count - 1 ? model.layers[layer.index + 1] : nil } \
      else { nil }
        }
      }
      """,
    ])
    #expect(found.transitions.map(\.id) == Self.expected)
    #expect(found.unresolved.isEmpty)
  }

  /// The view that shows a layer is put together of parts and branches, and follows the list in state of its own.
  @Test func layerInPartsThatFollowsTheList() {
    let found = graph([
      "App.swift": Self.app,
      "LayerView.swift": """
      import SwiftUI
      struct LayerView: View {
        @State var layer: Layer
        let hasSheets = true
        var body: some View {
          Group {
            if layer.isCover {
              NavigationStack(path: $layer.path) { rootView().navigationDestination(for: Page.self) { $0.view() } }
            } else { rootView() }
          }
          .overlay { Text("Toast") }
        }
        @ViewBuilder private func rootView() -> some View { if hasSheets { content.modifier(Next(layer: layer)) } else \
      { content } }
        @ViewBuilder private var content: some View { if layer.isCover { layer.root.sheetView() } else { \
      layer.root.view() } }
      }
      private struct Next: ViewModifier {
        let layer: Layer
        @State var next: Layer?
        func body(content: Content) -> some View {
          content.modifier(SheetModifier(next: next)).onChange(of: layer.model?.layers.count) { next = \
      layer.model?.layers.last }
        }
      }
      """,
    ])
    #expect(found.transitions.map(\.id) == Self.expected)
    #expect(found.unresolved.isEmpty)
  }
}
