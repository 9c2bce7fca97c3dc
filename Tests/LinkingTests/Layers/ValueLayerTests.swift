import Testing

/// What an expression can be at run time, without asking who runs it.
@Suite struct ValueLayerTests {
  private func expectValues(_ source: MarkedSource, _ place: Testing.SourceLocation = #_sourceLocation) {
    #expect(LayerAnswers.values(in: source) == source.answers, sourceLocation: place)
  }

  @Test func casesAndChoices() {
    expectValues(
      """
      enum Page { case home, detail(Int), settings }
      func pick(_ isHome: Bool) {
        let page: Page = .home
        print(↓page) //= Page.home
        print(Page.↓detail(4)) //= Page.detail
        let chosen = isHome ? Page.home : .settings
        print(↓chosen) //= Page.home, Page.settings
      }
      """)
  }

  @Test func functionsAreFollowed() {
    expectValues(
      """
      enum Page { case home, detail(Int), settings }
      struct Maker {
        static let first = Page.settings
        static func page(for name: String) -> Page {
          if name == "home" { return .home }
          return .detail(1)
        }
        var next: Page { .settings }
      }
      func use() {
        print(Maker.↓page(for: "home")) //= Page.home
        print(Maker.↓page(for: "other")) //= Page.detail
        print(Maker.↓first) //= Page.settings
        print(Maker().↓next) //= Page.settings
      }
      """)
  }

  @Test func whatHangsOnACallerStaysOpen() {
    expectValues(
      """
      enum Page { case home, detail(Int), settings }
      final class Router {
        var page: Page
        init(page: Page) { self.page = page }
        func show(_ next: Page?) {
          print(↓next) //= parameter next
          print(↓page) //= property page
          print(next ?? .home)
        }
      }
      """)
  }

  @Test func listsAndNothing() {
    expectValues(
      """
      enum Page { case home, detail(Int), settings }
      func use() {
        let all: [Page] = [.home, .settings]
        let none: Page? = nil
        print(↓all) //= [Page.home, Page.settings]
        print(↓none) //= nil
      }
      """)
  }
}
