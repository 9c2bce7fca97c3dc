import Linking
import NavigationModel
import Testing

/// A navigator that takes any view, puts it into a box that is a view itself, and is shared by all presenters.
@Suite struct ErasedPageTests {
  private static let navigator = """
    import SwiftUI
    struct Page: View, Hashable, Identifiable {
      let id = UUID()
      private let view: AnyView
      var body: some View { view }
      init(from view: any View) { self.view = AnyView(view) }
    }
    protocol Navigating {
      var root: Page? { get }
      var path: [Page] { get set }
      var sheet: Page? { get set }
      var inner: Page? { get set }
      var over: AnyView? { get }
      var isOver: Bool { get set }
      func start(with view: any View)
      func push(_ view: any View)
      func replaceTop(by view: any View)
      func present(_ view: any View)
      func cover(by view: any View)
      func drop()
      func close()
    }
    @Observable class Navigator: Navigating {
      static var shared = Navigator()
      private(set) var root: Page?
      var path = [Page]()
      var sheet: Page?
      var inner: Page?
      var over: AnyView?
      var isOver = false
      func start(with view: any View) {
        root = Page(from: view)
        path.removeAll()
        sheet = nil
      }
      func push(_ view: any View) { path.append(Page(from: view)) }
      func replaceTop(by view: any View) {
        path.append(Page(from: view))
        path.remove(at: path.count - 2)
      }
      func present(_ view: any View) {
        if sheet != nil { inner = Page(from: view) } else { sheet = Page(from: view) }
      }
      func cover(by view: any View) {
        over = AnyView(view)
        isOver = true
      }
      func drop() { path.removeLast() }
      func close() {
        if inner != nil {
          inner = nil
        } else {
          sheet = nil
        }
      }
    }
    struct SheetHost<Content: View>: View {
      @State private var navigator: Navigating
      private let content: Content
      init(navigator: Navigating = Navigator.shared, content: Content) {
        _navigator = State(initialValue: navigator)
        self.content = content
      }
      var body: some View {
        ZStack {
          Color(.systemBackground).ignoresSafeArea()
          content
        }
        .sheet(item: $navigator.inner) { page in
          ZStack {
            Color(.systemBackground).ignoresSafeArea()
            page
          }
        }
      }
    }
    struct CoverHost<Content: View>: View {
      private let content: Content
      init(@ViewBuilder content: () -> Content) { self.content = content() }
      var body: some View {
        ZStack {
          Color.black
          content
        }
      }
    }
    struct RootView: View {
      @State var navigator: Navigating
      init(navigator: Navigating = Navigator.shared, root: any View) {
        self.navigator = navigator
        navigator.start(with: root)
      }
      var body: some View {
        NavigationStack(path: $navigator.path) {
          ZStack {
            if let root = navigator.root { root.transition(.opacity) }
          }
          .navigationDestination(for: Page.self) { page in page }
        }
        .sheet(item: $navigator.sheet) { page in SheetHost(navigator: navigator, content: page) }
        .fullScreenCover(isPresented: $navigator.isOver) {
          if let over = navigator.over { CoverHost { AnyView(over) } }
        }
      }
    }
    class Router {
      var navigator: Navigating
      init(navigator: Navigating = Navigator.shared) { self.navigator = navigator }
      func close() { navigator.close() }
    }
    struct Detail: View { var body: some View { Text("detail") } }
    struct Info: View { var body: some View { Text("info") } }
    struct Editor: View { var body: some View { Text("editor") } }
    """

  @Test func whatAnybodyHandsOverIsTheDestination() {
    let lines = transitionLines(
      Self.navigator,
      """
      @main struct Demo: App { var body: some Scene { WindowGroup { RootView(root: Home(router: HomeRouter())) } } }
      class HomeRouter: Router {
        func goToDetail() { navigator.push(Detail()) }
        func goNowhere() { navigator.push(EmptyView()) }
        func showInfo() { navigator.present(Info()) }
        func edit() { navigator.cover(by: Editor()) }
        func leave() { navigator.start(with: Info()) }
      }
      struct Home: View {
        let router: HomeRouter
        var body: some View {
          Button("Detail") { router.goToDetail() }
          Button("Close") {
            print("closing")
            router.close()
          }
        }
      }
      """)
    #expect(
      lines == [
        "Demo root Home", "Home back dismiss", "HomeRouter cover Editor", "HomeRouter push Detail",
        "HomeRouter push inline", "HomeRouter root Info", "HomeRouter sheet Info",
      ])
  }

  /// Nobody hands anything over: the boxes and hosts are no destinations, and nothing is missing.
  @Test func emptyBoxesAreNoDestinations() {
    let graph = LinkingTests.graph([
      "App/File0.swift": Self.navigator,
      "App/File1.swift": """
      @main struct Demo: App { var body: some Scene { WindowGroup { Detail() } } }
      """,
    ])
    let shown = Set(graph.transitions.compactMap(\.to))
    #expect(shown == ["Detail"])
    #expect(graph.unresolved.isEmpty)
  }
}
