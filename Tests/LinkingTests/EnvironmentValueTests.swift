import Testing

/// What code puts into the environment is read, called and written to far below.
@Suite struct EnvironmentValueTests {
  private static let screens = """
    struct Notes: View {
      @Environment(\\.open) private var open
      var body: some View { Button("Note") { open(Page.note) } }
    }
    struct Shelf: View {
      @Environment(\\.open) private var open
      var body: some View { Button("Help") { open(Page.help) } }
    }
    struct NoteView: View { var body: some View { Text("Note") } }
    struct HelpView: View { var body: some View { Text("Help") } }
    enum Page: Hashable { case note, help }
    struct Root: View {
      @State private var notes = NavigationPath()
      @State private var shelf = NavigationPath()
      var body: some View {
        TabView {
          NavigationStack(path: $notes) {
            Notes().navigationDestination(for: Page.self) { page in switch page { case .note: NoteView(); case .help: \
    HelpView() } }
          }.environment(\\.open, MAKER { notes.append($0) })
          NavigationStack(path: $shelf) {
            Shelf().navigationDestination(for: Page.self) { page in switch page { case .note: NoteView(); case .help: \
    HelpView() } }
          }.environment(\\.open, MAKER { shelf.append($0) })
        }
      }
    }
    @main struct NotesApp: App { var body: some Scene { WindowGroup { Root() } } }
    """

  private static let expected = [
    "Notes push NoteView", "NotesApp root Root", "Root tab Notes", "Root tab Shelf", "Shelf push HelpView",
  ]

  @Test func closures() {
    #expect(
      transitionLines(
        "import SwiftUI\nextension EnvironmentValues { @Entry var open: (any Hashable) -> Void = { _ in } }",
        Self.screens.replacing("MAKER ", with: "")) == Self.expected)
  }

  /// A value with `callAsFunction`, known by an alias of its generic type.
  @Test func callableValues() {
    let action = """
      import SwiftUI
      struct Handler<Input, Output> {
        let run: (Input) -> Output
        init(_ run: @escaping (Input) -> Output) { self.run = run }
        func callAsFunction(_ input: Input) -> Output { run(input) }
      }
      typealias Open = Handler<any Hashable, Void>
      private struct OpenKey: EnvironmentKey { static let defaultValue = Open { _ in } }
      extension EnvironmentValues {
        var open: Open { get { self[OpenKey.self] } set { self[OpenKey.self] = newValue } }
      }
      """
    #expect(transitionLines(action, Self.screens.replacing("MAKER", with: "Open")) == Self.expected)
  }

  /// The path itself, as a binding that views below append to.
  @Test func bindingsToAPath() {
    let lines = transitionLines(
      """
      import SwiftUI
      extension EnvironmentValues { @Entry var trail: Binding<NavigationPath> = .constant(.init()) }
      extension Binding where Value == NavigationPath { func append<V: Hashable>(_ value: V) { \
      wrappedValue.append(value) } }
      enum Page: Hashable { case list, item(Int) }
      struct Root: View {
        @State private var trail = NavigationPath()
        var body: some View {
          NavigationStack(path: $trail) {
            NavigationLink(value: Page.list) { Text("All") }
              .navigationDestination(for: Page.self) { page in switch page { case .list: ListView(); case .item(let \
      id): ItemView(id: id) } }
          }.environment(\\.trail, $trail)
        }
      }
      struct Rows: View { var onPick: (Int) -> Void; var body: some View { Button("1") { onPick(1) } } }
      struct ListView: View {
        @Environment(\\.trail) private var trail
        var body: some View { Rows { id in trail.append(Page.item(id)) } }
      }
      struct ItemView: View { let id: Int; var body: some View { Text("Item") } }
      @main struct ItemsApp: App { var body: some Scene { WindowGroup { Root() } } }
      """)
    #expect(lines == ["ItemsApp root Root", "ListView push ItemView", "Root push ListView"])
  }

  /// A path handed to an initialiser whose parameter has the name of the property that it fills.
  @Test(arguments: ["_trail", "self._trail"])
  func pathsThatAnInitialiserStores(storage: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case list }
      struct Root: View {
        @State private var trail = NavigationPath()
        var body: some View {
          NavigationStack(path: $trail) {
            NavigationLink(value: Page.list) { Text("All") }.navigationDestination(for: Page.self) { _ in \
      Factory.list(trail: $trail) }
          }
        }
      }
      enum Factory { static func list(trail: Binding<NavigationPath>) -> ListView { ListView(trail: trail) } }
      struct ListView: View {
        private enum Step: Hashable { case item }
        @Binding private var trail: NavigationPath
        init(trail: Binding<NavigationPath>) { \(storage) = trail }
        var body: some View { Button("Item") { show(.item) }.navigationDestination(for: Step.self) { _ in ItemView() } }
        private func show(_ step: Step) { trail.append(step) }
      }
      struct ItemView: View { var body: some View { Text("Item") } }
      """)
    #expect(lines.contains("ListView push ItemView"))
  }

  @Test func anActionInTheEnvironmentThatAlsoGoesBack() {
    let lines = transitionLines(
      """
      import SwiftUI
      enum Page: Hashable { case detail }
      struct NavigateAction {
        enum Kind { case push(Page), pop, reset }
        let perform: (Kind) -> Void
        func callAsFunction(_ kind: Kind) { perform(kind) }
      }
      extension EnvironmentValues { @Entry var navigate = NavigateAction { _ in } }
      @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
      struct Root: View {
        @State private var path: [Page] = []
        var body: some View {
          NavigationStack(path: $path) { Home().navigationDestination(for: Page.self) { _ in Detail() } }
            .environment(\\.navigate, NavigateAction { kind in
              switch kind {
              case .push(let page): path.append(page)
              case .pop: path.removeLast()
              case .reset: path = []
              }
            })
        }
      }
      struct Home: View { @Environment(\\.navigate) var navigate; var body: some View { Button("1") { \
      navigate(.push(.detail)) } } }
      struct Detail: View { @Environment(\\.navigate) var go; var body: some View { Button("Back") { go(.pop) } } }
      """)
    #expect(lines == ["Demo root Root", "Detail back pop", "Home push Detail", "Root root Home"])
  }

  @Test func blankDefaultsOfFactoriesInTheEnvironment() {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Factories {
        var detail: (Int) -> AnyView = { _ in AnyView(EmptyView()) }
        var settings: () -> AnyView = { AnyView(EmptyView()) }
      }
      extension EnvironmentValues { @Entry var factories = Factories() }
      @main struct Demo: App {
        var body: some Scene {
          WindowGroup { Home().environment(\\.factories, Factories(detail: { AnyView(Detail(id: $0)) }, settings: { \
      AnyView(Settings()) })) }
        }
      }
      struct Home: View {
        @Environment(\\.factories) var factories
        @State private var showsSettings = false
        var body: some View {
          NavigationStack { NavigationLink("1") { factories.detail(1) } }.sheet(isPresented: $showsSettings) { \
      factories.settings() }
        }
      }
      struct Detail: View { let id: Int; var body: some View { Text("Detail") } }
      struct Settings: View { var body: some View { Text("Settings") } }
      """)
    #expect(lines == ["Demo push Detail", "Demo root Home", "Demo sheet Settings"])
  }
}
