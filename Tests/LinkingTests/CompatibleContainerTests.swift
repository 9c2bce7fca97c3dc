import Testing

/// Containers of the app's own that differ by the system's version or platform, and show the one view that they are
/// given.
@Suite struct CompatibleContainerTests {
  private let app = "@main struct TheApp: App { var body: some Scene { WindowGroup { RootView() } } }\n"

  private let stack = """
    import SwiftUI
    struct AnyStack<Inner: View>: View {
      private let inner: Inner
      init(@ViewBuilder inner: () -> Inner) { self.inner = inner() }
      var body: some View {
        if #available(iOS 17.0, *) {
          PathStack { inner }
        } else {
          NavigationView { inner }.navigationViewStyle(.stack)
        }
      }
    }
    struct PathStack<Inner: View>: View {
      private let inner: Inner
      @State private var path = NavigationPath()
      init(@ViewBuilder inner: () -> Inner) { self.inner = inner() }
      var body: some View { NavigationStack(path: $path) { inner } }
    }
    struct Filters: View { var body: some View { VStack { Text("Filters"); Text("None") } } }
    """

  @Test func aStackThatIsAnotherOfTheAppsOnNewerSystems() {
    let lines = transitionLines(
      app + stack + """
        struct RootView: View {
          @State private var isFiltering = false
          var body: some View { Button("Filter") { isFiltering = true }.sheet(isPresented: $isFiltering) { AnyStack { \
        Filters() } } }
        }
        """)
    #expect(lines == ["RootView sheet Filters", "TheApp root RootView"])
  }

  /// A view that shows itself passes nothing through, in however many steps.
  @Test func containersThatShowThemselves() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Ping<Inner: View>: View {
          private let inner: Inner
          init(@ViewBuilder inner: () -> Inner) { self.inner = inner() }
          var body: some View { Pong { inner } }
        }
        struct Pong<Inner: View>: View {
          private let inner: Inner
          init(@ViewBuilder inner: () -> Inner) { self.inner = inner() }
          var body: some View { Ping { inner } }
        }
        struct Filters: View { var body: some View { Text("Filters") } }
        struct RootView: View {
          @State private var isFiltering = false
          var body: some View { Button("Filter") { isFiltering = true }.sheet(isPresented: $isFiltering) { Ping { \
        Filters() } } }
        }
        """)
    #expect(lines == ["RootView sheet Ping", "TheApp root RootView"])
  }

  @Test func aSheetWithATitleOnOnePlatformAndAStackOnTheOther() {
    let lines = transitionLines(
      app + stack + """
        struct Framed<Inner: View>: View {
          private let title: String?
          private let inner: () -> Inner
          init(title: String? = nil, @ViewBuilder inner: @escaping () -> Inner) { self.title = title; self.inner = \
        inner }
          var body: some View {
            #if os(macOS)
              desk
            #else
              phone
            #endif
          }
          #if os(macOS)
            private var desk: some View {
              VStack(spacing: 0) {
                if let title { Text(title).font(.headline).padding() }
                inner()
              }
              .toolbar { Button("Done") {} }
            }
          #else
            private var phone: some View { AnyStack { inner().navigationTitle(title ?? "") }.frame(width: 320) }
          #endif
        }
        struct RootView: View {
          @State private var isFiltering = false
          var body: some View { Button("Filter") { isFiltering = true }.sheet(isPresented: $isFiltering) { \
        Framed(title: "Filters") { Filters().padding() } } }
        }
        """)
    #expect(lines == ["RootView sheet Filters", "TheApp root RootView"])
  }

  /// What the platforms show differs: the view has a content of its own.
  @Test func aViewThatShowsAnotherPartOnEachPlatform() {
    let lines = transitionLines(
      app + """
        import SwiftUI
        struct Framed<Inner: View>: View {
          let inner: () -> Inner
          let other: () -> Inner
          var body: some View {
            #if os(macOS)
              VStack { inner() }
            #else
              VStack { other() }
            #endif
          }
        }
        struct Filters: View { var body: some View { Text("Filters") } }
        struct RootView: View {
          @State private var isFiltering = false
          var body: some View { Button("Filter") { isFiltering = true }.sheet(isPresented: $isFiltering) { Framed { \
        Filters() } other: { Filters() } } }
        }
        """)
    #expect(lines == ["RootView sheet Framed", "TheApp root RootView"])
  }

  /// A window for values, opened with what a modifier of the app's hands its closure; its editor comes from the views
  /// above.
  @Test func aWindowForTheValueThatChanged() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Draft: Codable, Hashable { var id: Int }
      extension EnvironmentValues { @Entry var editor: (Binding<String>) -> AnyView = { _ in AnyView(EmptyView()) } }
      extension View {
        func whenChanged(_ value: some Equatable, _ run: @escaping () -> Void) -> some View { onChange(of: value) { _ \
      in run() } }
        func whenChanged<V: Equatable>(_ value: V, _ run: @escaping (_ new: V) -> Void) -> some View { onChange(of: \
      value, perform: run) }
      }
      struct PlainEditor: View { @Binding var text: String; var body: some View { VStack { Text("Edit"); Text(text) } \
      } }
      struct DraftWindow: View {
        let draft: Draft?
        @State private var text = ""
        @State private var isLoading = true
        @Environment(\\.editor) private var editor
        var body: some View {
          Group {
            if draft == nil { Color.clear } else if isLoading { ProgressView() } else { content.onAppear {} }
          }
        }
        private var content: some View { editor($text) }
      }
      struct RootView: View {
        @Environment(\\.openWindow) private var openWindow
        @State private var draft: Draft?
        var body: some View {
          Button("Write") { draft = Draft(id: 1) }
            .whenChanged(draft) { new in
              guard let new else { return }
              openWindow(value: new)
            }
        }
      }
      @main struct TheApp: App {
        private let editor: (Binding<String>) -> AnyView = { text in AnyView(PlainEditor(text: text)) }
        var body: some Scene {
          WindowGroup { RootView() }
          WindowGroup(for: Draft.self) { $draft in DraftWindow(draft: draft).environment(\\.editor, editor) }
        }
      }
      """)
    #expect(lines == ["RootView sheet DraftWindow", "TheApp root RootView"])
  }
}
