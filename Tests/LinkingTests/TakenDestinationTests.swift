import NavigationModel
import Testing

/// Destinations that travel in what another screen is made with, and what a base class does for its subclasses: who is
/// on the screen by then.
@Suite struct TakenDestinationTests {
  /// A question that is told where to go on from it, through a factory behind a protocol.
  @Test func whoIsAskedGoesOn() {
    #expect(
      screenEdges([
        "App/Vault.swift": """
        import SwiftUI
        enum Page: Hashable { case start, pin(Config), home, add }
        enum Next: Hashable { case push(Page), pop }
        struct Config: Hashable { let title: String; let next: Next; init(title: String, next: Next) { self.title = \
        title; self.next = next } }
        @Observable final class Router { var pages: [Page] = []; func open(_ page: Page) { pages.append(page) }; func \
        back() { pages.removeLast() } }
        @main struct Vault: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
          @State var router = Router()
          var body: some View {
            NavigationStack(path: $router.pages) {
              Start(model: StartModel(router: router)).navigationDestination(for: Page.self) { page in
                switch page {
                case .start: Start(model: StartModel(router: router))
                case .pin(let config): Pin(model: PinModel(router: router, config: config))
                case .home: Home()
                case .add: Add(model: AddModel(router: router))
                }
              }
            }
          }
        }
        final class StartModel {
          let router: Router
          init(router: Router) { self.router = router }
          func begin() { router.open(.pin(Config(title: "", next: .push(.home)))) }
          func add() { router.open(.add) }
        }
        final class AddModel {
          let router: Router
          init(router: Router) { self.router = router }
          func save() { router.open(.pin(Config(title: "", next: .push(.start)))) }
        }
        final class PinModel {
          let router: Router
          let config: Config
          init(router: Router, config: Config) { self.router = router; self.config = config }
          func done() { go(config.next) }
          private func go(_ next: Next) {
            switch next {
            case .push(let page): router.open(page)
            case .pop: router.back()
            }
          }
        }
        struct Start: View { let model: StartModel; var body: some View { Button("Go") { model.begin() }; \
        Button("Add") { model.add() } } }
        struct Add: View { let model: AddModel; var body: some View { Button("Save") { model.save() } } }
        struct Pin: View { let model: PinModel; var body: some View { Button("OK") { model.done() } } }
        struct Home: View { var body: some View { Text("") } }
        """
      ]).filter { $0.contains("push") } == [
        "Add push Pin", "Pin push Home", "Pin push Start", "Start push Add", "Start push Pin",
      ])
  }

  /// A function that takes the destination out of what it is given, and tells it to all, runs on the screen that asks.
  @Test func whoIsGivenItAtOnceIsNoScreen() {
    #expect(
      screenEdges([
        "App/Notes.swift": """
        import SwiftUI
        enum Sheet: Identifiable { case filter, status; var id: Self { self } }
        protocol Note {
          associatedtype Payload
          static var name: Notification.Name { get }
          var payload: Payload { get }
        }
        extension Note { static var name: Notification.Name { Notification.Name("\\(Self.self)") } }
        struct SheetNote: Note { var payload: Sheet }
        struct Handler<T> {}
        extension Handler { static var sheet: Handler<SheetNote> { .init() } }
        func handle<T: Note>(_ handler: Handler<T>) -> AnyPublisher<T.Payload, Never> {
          NotificationCenter.default.publisher(for: T.name).map { $0.object as! T.Payload }.eraseToAnyPublisher()
        }
        struct Notes<T: Note> { let note: T; init(_ note: T) { self.note = note } }
        extension Notes { static func sheet(_ sheet: Sheet) -> Notes<SheetNote> { .init(.init(payload: sheet)) } }
        func notify<T: Note>(_ note: Notes<T>) {
          let note = note.note
          DispatchQueue.main.async { NotificationCenter.default.post(name: T.name, object: note.payload) }
        }
        func present(_ sheet: Sheet) { notify(.sheet(sheet)) }
        @main struct Demo: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
          @State var sheet: Sheet?
          var body: some View {
            NavigationStack {
              NavigationLink("List") { List() }
              NavigationLink("Profile") { Profile() }
            }
            .onReceive(handle(.sheet)) { sheet = $0 }
            .sheet(item: $sheet) { sheet in
              switch sheet {
              case .filter: Filter()
              case .status: Status()
              }
            }
          }
        }
        struct List: View { var body: some View { Button("Filter") { present(.filter) } } }
        struct Profile: View { var body: some View { Button("Status") { present(.status) } } }
        struct Filter: View { var body: some View { Text("Filter") } }
        struct Status: View { var body: some View { Text("Status") } }
        """
      ]).filter { $0.contains("sheet") } == ["List sheet Filter", "Profile sheet Status"])
  }

  /// A row says where it leads: it is a part of the screen that made it.
  @Test func aRowBelongsToItsScreen() {
    #expect(
      screenEdges([
        "App/Rows.swift": """
        import SwiftUI
        enum Page: Hashable { case help, terms }
        struct Entry { let title: String; let page: Page }
        struct Row: View { let entry: Entry; @Binding var path: [Page]; var body: some View { Button(entry.title) { \
        path.append(entry.page) } } }
        @main struct Rows: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
          @State var path: [Page] = []
          var body: some View {
            NavigationStack(path: $path) {
              Menu(path: $path).navigationDestination(for: Page.self) { page in
                switch page {
                case .help: Help(path: $path)
                case .terms: Terms()
                }
              }
            }
          }
        }
        struct Menu: View { @Binding var path: [Page]; var body: some View { Row(entry: Entry(title: "Help", page: \
        .help), path: $path) } }
        struct Help: View { @Binding var path: [Page]; var body: some View { Row(entry: Entry(title: "Terms", page: \
        .terms), path: $path) } }
        struct Terms: View { var body: some View { Text("") } }
        """
      ]).filter { $0.contains("push") } == ["Help push Terms", "Menu push Help"])
  }

  /// What a presenter shows is put into an object first: who opens it is on the screen, and not who lays sheets over
  /// all.
  @Test func aLayerIsOnNoScreenYet() {
    #expect(
      screenEdges([
        "App/Layers.swift": """
        import SwiftUI
        enum Page: Hashable { case settings, about }
        final class Layer: Identifiable { let root: Page; init(root: Page) { self.root = root } }
        @Observable final class Layers { var top: Layer?; func open(_ page: Page) { top = Layer(root: page) } }
        extension Page {
          @ViewBuilder var content: some View {
            switch self {
            case .settings: Settings()
            case .about: About()
            }
          }
        }
        @main struct App: SwiftUI.App { @State var layers = Layers(); var body: some Scene { WindowGroup { \
        Root().environment(layers) } } }
        struct Root: View {
          @Environment(Layers.self) var layers
          var body: some View { @Bindable var layers = layers; NavigationStack { Feed() }.sheet(item: $layers.top) { \
        layer in NavigationStack { layer.root.content } } }
        }
        struct Feed: View { @Environment(Layers.self) var layers; var body: some View { NavigationLink("P") { \
        Profile() }; Button("S") { layers.open(.settings) } } }
        struct Profile: View { @Environment(Layers.self) var layers; var body: some View { Button("A") { \
        layers.open(.about) } } }
        struct Settings: View { var body: some View { Text("") } }
        struct About: View { var body: some View { Text("") } }
        """
      ]).filter { $0.contains("sheet") } == ["Feed sheet Settings", "Profile sheet About"])
  }

  /// One view for all that inherit from a model: each wraps it around its own.
  @Test func whatABaseClassDoesForWhichScreen() {
    #expect(
      screenEdges([
        "App/Requests.swift": """
        import SwiftUI
        enum Page: Hashable { case near, remote, nearDone, remoteDone, nearShared, remoteShared }
        @Observable final class Router { var pages: [Page] = []; func open(_ page: Page) { pages.append(page) } }
        @main struct Requests: App { var body: some Scene { WindowGroup { Root() } } }
        struct Root: View {
          @State var router = Router()
          var body: some View {
            NavigationStack(path: $router.pages) {
              Home(router: router).navigationDestination(for: Page.self) { page in
                switch page {
                case .near: Near(model: NearModel(router: router))
                case .remote: Remote(model: RemoteModel(router: router))
                case .nearDone: NearDone()
                case .remoteDone: RemoteDone()
                case .nearShared: NearShared()
                case .remoteShared: RemoteShared()
                }
              }
            }
          }
        }
        class RequestModel {
          let router: Router
          init(router: Router) { self.router = router }
          func shared() -> Page? { nil }
          func finish() {}
          func work() { finish() }
          func share() { if let page = shared() { router.open(page) } }
        }
        final class NearModel: RequestModel {
          override func finish() { router.open(.nearDone) }
          override func shared() -> Page? { .nearShared }
          override func share() { Task { if let page = shared() { router.open(page) } } }
        }
        final class RemoteModel: RequestModel {
          override func finish() { router.open(.remoteDone) }
          override func shared() -> Page? { .remoteShared }
          override func share() { Task { if let page = shared() { router.open(page) } } }
        }
        struct RequestView: View {
          let model: RequestModel
          var body: some View { VStack { Button("Done") { model.work() }; Button("Share") { model.share() } } }
        }
        struct Near: View { let model: NearModel; var body: some View { RequestView(model: model) } }
        struct Remote: View { let model: RemoteModel; var body: some View { RequestView(model: model).padding() } }
        struct Home: View { let router: Router; var body: some View { Button("N") { router.open(.near) }; Button("R") \
        { router.open(.remote) } } }
        struct NearDone: View { var body: some View { Text("") } }
        struct RemoteDone: View { var body: some View { Text("") } }
        struct NearShared: View { var body: some View { Text("") } }
        struct RemoteShared: View { var body: some View { Text("") } }
        """
      ]).filter { $0.contains("push") } == [
        "Home push Near", "Home push Remote", "Near push NearDone", "Near push NearShared", "Remote push RemoteDone",
        "Remote push RemoteShared",
      ])
  }
}
