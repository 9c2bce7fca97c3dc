import Testing

/// Where a value comes from: what flows into a parameter or a property.
@Suite struct FlowLayerTests {
  private func expectFlows(_ source: MarkedSource, _ place: Testing.SourceLocation = #_sourceLocation) {
    #expect(LayerAnswers.flows(in: source) == source.answers, sourceLocation: place)
  }

  @Test func intoParametersAndProperties() {
    expectFlows(
      """
      enum Page { case home, detail, settings }
      final class Router {
        var ↓page: Page? //= 4 next, 10 nil
        func show(_ ↓next: Page) { page = next } //= 8 Page.home, 9 .settings
      }
      struct Owner {
        let router = Router()
        func a() { router.show(Page.home) }
        func b() { router.show(.settings) }
        func c() { router.page = nil }
      }
      """)
  }

  @Test func throughTheInitialiserThatNobodyWrote() {
    expectFlows(
      """
      struct Row {
        let ↓title: String //= 7 "One", 8 "Two"
        let ↓open: () -> Void //= 7 closure, 8 closure
      }
      struct Owner {
        func rows() -> [Row] {
          [Row(title: "One", open: {}),
           Row(title: "Two") {}]
        }
      }
      """)
  }

  @Test func anotherTypesMemberOfTheNameIsNoSource() {
    expectFlows(
      """
      final class Flow { var ↓page: Int? } //= nothing
      final class Book { var ↓page: Int? } //= 4 3
      func read(_ book: Book) {
        book.page = 3
      }
      """)
  }

  @Test func closuresGetWhatTheirCallersGive() {
    expectFlows(
      """
      final class List {
        var onTap: ((String) -> Void)?
        func tap() { onTap?("row") }
      }
      func wire(_ list: List) {
        list.onTap = { ↓name in print(name) } //= 3 "row"
      }
      """)
  }
}
