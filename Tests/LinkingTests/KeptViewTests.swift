import Testing

/// Views that an object keeps in tables and lists before they are shown.
@Suite struct KeptViewTests {
  /// The path holds keys; the views lie under them.
  @Test(arguments: ["ViewID()", "UUID()"])
  func viewsUnderThePathsKeys(key: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      struct ViewID: Hashable { let raw = UUID() }
      final class Navigation: ObservableObject {
        @Published var path: [ViewID] = []
        @Published var shown: ViewID?
        private var views: [ViewID: AnyView] = [:]
        func push<V: View>(_ view: V) {
          let id = \(key)
          views[id] = AnyView(view)
          path.append(id)
        }
        func present<V: View>(_ view: V) {
          let key = \(key)
          views[key] = AnyView(view)
          shown = key
        }
        func view(_ id: ViewID) -> AnyView { views[id] ?? AnyView(EmptyView()) }
        func pop() { views[path.removeLast()] = nil }
      }
      @main struct TheApp: App { @StateObject private var navigation = Navigation(); var body: some Scene { \
      WindowGroup { Root(navigation: navigation) } } }
      struct Root: View {
        @ObservedObject var navigation: Navigation
        var body: some View {
          NavigationStack(path: $navigation.path) { Home(navigation: navigation).navigationDestination(for: \
      ViewID.self) { navigation.view($0) } }
            .sheet(item: $navigation.shown) { navigation.view($0) }
        }
      }
      struct Home: View { let navigation: Navigation; var body: some View { Button("Bag") { \
      navigation.push(Bag(navigation: navigation)) } } }
      struct Bag: View { let navigation: Navigation; var body: some View { Button("Pay") { navigation.present(Pay()) } \
      } }
      struct Pay: View { var body: some View { Text("Pay") } }
      """.replacingOccurrences(of: "ViewID", with: key == "UUID()" ? "UUID" : "ViewID").replacingOccurrences(
        of: "struct UUID: Hashable { let raw = UUID() }", with: ""))
    #expect(lines == ["Bag sheet Pay", "Home push Bag", "Root root Home", "TheApp root Root"])
  }

  /// What a result builder of the app's lists, however the list is read.
  @Test(arguments: [
    "ForEach(pages) { page in page.view }", "ForEach(0..<pages.count) { pages[$0].view }",
    "ForEach(pages.indices, id: \\.self) { index in pages[index].view }",
  ])
  func pagesOfABuilder(read: String) {
    let lines = transitionLines(
      """
      import SwiftUI
      struct Page: Identifiable { let id = UUID(); let view: AnyView; init<V: View>(_ view: V) { self.view = \
      AnyView(view) } }
      @resultBuilder enum PageBuilder {
        static func buildBlock(_ pages: [Page]...) -> [Page] { pages.flatMap { $0 } }
        static func buildExpression(_ page: Page) -> [Page] { [page] }
        static func buildOptional(_ pages: [Page]?) -> [Page] { pages ?? [] }
      }
      struct Pager: View {
        private let pages: [Page]
        init(@PageBuilder pages: () -> [Page]) { self.pages = pages() }
        var body: some View { TabView { \(read) } }
      }
      @main struct TheApp: App { var body: some Scene { WindowGroup { Home(isNew: true) } } }
      struct Home: View {
        let isNew: Bool
        var body: some View { Pager { Page(First()); if isNew { Page(Second()) } } }
      }
      struct First: View { var body: some View { Text("1") } }
      struct Second: View { var body: some View { Text("2") } }
      """)
    #expect(lines == ["Home tab First", "Home tab Second", "TheApp root Home"])
  }
}
