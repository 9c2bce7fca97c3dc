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

  @Test func whatIsReadOutOfThings() {
    expectValues(
      """
      enum Page: String, CaseIterable {
        case home, detail, settings
        static let start: Page = .detail
        var twin: Page {
          switch self {
          case .home: return .detail
          case .detail: return .home
          default: return self
          }
        }
      }
      struct Config { var page = Page.home }
      let table: [String: Page] = ["a": .home, "b": .detail]
      func use() {
        print(Page.↓start) //= Page.detail
        print(Page.home.↓twin) //= Page.detail
        print(Page.start.↓twin) //= Page.home
        print(Config().↓page) //= Page.home
        print(Config(page: .settings).↓page) //= Page.settings
        print(↓table["b"]) //= Page.detail
        print(Page.↓allCases) //= [Page.home, Page.detail, Page.settings]
        print(Page.allCases.↓first) //= Page.home
        let later = Page.allCases.filter { $0 != .home }
        print(↓later) //= [Page.detail, Page.settings]
        let named = Page(rawValue: "home")
        print(↓named) //= Page.home
      }
      """)
  }

  @Test func whatIsAssignedOnTheWay() {
    expectValues(
      """
      enum Page { case home, detail, settings }
      struct Config { var page = Page.home }
      func use(_ n: Int) {
        let page: Page
        if n > 1 { page = .home } else { page = .detail }
        print(↓page) //= Page.home, Page.detail
        var changing = Page.home
        changing = .settings
        print(↓changing) //= Page.settings
        var config = Config()
        config.page = .detail
        print(config.↓page) //= Page.detail
        let (_, second) = (Page.home, Page.detail)
        print(↓second) //= Page.detail
        let maker = { Page.detail }
        print(↓maker()) //= Page.detail
      }
      """)
  }
}
