import NavigationModel
import Testing

/// A scene that shows whatever an object holds.
@Suite struct HeldSceneTests {
  @Test func whoeverPutsAScreenThereShowsIt() {
    let graph = graph([
      "App/App.swift": """
      import SwiftUI
      protocol Page { init(host: Book); func makeView() -> AnyView }
      final class Book: ObservableObject {
        @Published var current: AnyView?
        func open() { turn(to: Cover.self) }
        func turn(to page: any Page.Type) {
          let next = page.init(host: self)
          withAnimation { current = next.makeView() }
        }
      }
      final class Cover: Page {
        private let host: Book
        init(host: Book) { self.host = host }
        func makeView() -> AnyView { AnyView(CoverView(next: { [unowned self] in host.turn(to: Story.self) })) }
      }
      final class Story: Page {
        init(host: Book) {}
        func makeView() -> AnyView { AnyView(StoryView()) }
      }
      struct CoverView: View { let next: () -> Void; var body: some View { Button("Next", action: next) } }
      struct StoryView: View { var body: some View { Text("Story") } }
      @main struct TheApp: App {
        @StateObject private var book = Book()
        var body: some Scene {
          WindowGroup {
            ZStack { if let page = book.current { page } else { ProgressView() } }.onAppear { book.open() }
          }
        }
      }
      """
    ])
    let roots = graph.transitions.filter { $0.kind == .root }.map { "\($0.owner) \($0.to ?? "")" }
    #expect(roots.sorted() == ["Book CoverView", "Cover StoryView"])
  }
}
