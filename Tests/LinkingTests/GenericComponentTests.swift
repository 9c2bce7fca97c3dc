import Testing

/// Code of an object that a view runs which is made for objects of several types.
@Suite struct GenericComponentTests {
  private func lines(property: String, generics: String = "") -> [String] {
    let source = """
      import SwiftUI
      protocol Library: ObservableObject { var router: Router { get }; func open() }
      final class Router: ObservableObject { @Published var path: [Page] = [] }
      enum Page: Hashable { case book, film }
      final class Books: Library {
        let router: Router
        init(router: Router) { self.router = router }
        func open() { router.path.append(.book) }
      }
      final class Films: Library {
        let router: Router
        init(router: Router) { self.router = router }
        func open() { router.path.append(.film) }
      }
      struct Row\(generics): View {
        \(property)
        var body: some View { Text("Row").onTapGesture { model.open() } }
      }
      struct Rows\(generics): View {
        \(property)
        var body: some View { List { Row(model: model) } }
      }
      struct BooksView\(generics): View {
        \(property)
        var body: some View { Rows(model: model) }
      }
      struct FilmsView\(generics): View {
        \(property)
        var body: some View { Rows(model: model) }
      }
      struct BookView: View { var body: some View { Text("Book") } }
      struct FilmView: View { var body: some View { Text("Film") } }
      struct Root: View {
        @StateObject var router = Router()
        @State var books: Books
        var body: some View {
          NavigationStack(path: $router.path) {
            NavigationLink("Books") { BooksView(model: books) }
            NavigationLink("Films") { FilmsView(model: Films(router: router)) }
              .navigationDestination(for: Page.self) { page in
                switch page {
                case .book: BookView()
                case .film: FilmView()
                }
              }
          }
        }
      }
      @main struct Shop: App { var body: some Scene { WindowGroup { Root(books: Books(router: Router())) } } }
      """
    return screenEdges(["App/A.swift": source]).filter { $0.contains("push BookView") || $0.contains("push FilmView") }
  }

  private let own = ["BooksView push BookView", "FilmsView push FilmView"]

  @Test func theScreensThatAreGivenTheObject() {
    #expect(lines(property: "@ObservedObject var model: Model", generics: "<Model: Library>") == own)
  }

  @Test func byAProtocol() {
    #expect(lines(property: "let model: any Library") == own)
  }
}
