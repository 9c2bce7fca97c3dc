import Testing

/// What names and expressions mean, before any value is known.
@Suite struct TypeLayerTests {
  private func expectTypes(_ source: MarkedSource, _ place: Testing.SourceLocation = #_sourceLocation) {
    #expect(LayerAnswers.types(in: source) == source.answers, sourceLocation: place)
  }

  @Test func membersOfGenericTypes() {
    expectTypes(
      """
      enum Page { case home }
      final class Stack<Item> {
        var items: [Item] = []
        var top: Item? { items.last }
        func read<Result>(_ body: (Item) -> Result) -> Result { body(items[0]) }
      }
      struct Owner {
        let ↓stack = Stack<Page>() //= Stack<Page>
        func use() {
          print(stack.↓items) //= [Page]
          print(stack.↓top) //= Page?
          print(stack.↓read { _ in "text" }) //= String
        }
      }
      """)
  }

  @Test func closuresGetTheirParametersFromWhereTheyAreHandedOver() {
    expectTypes(
      """
      struct Row { let title: String }
      func each(_ rows: [Row], _ body: (Row) -> Void) { rows.forEach(body) }
      func use(_ rows: [Row]) {
        each(rows) { row in print(row.↓title) } //= String
        each(rows) { print(↓$0) } //= Row
        let ↓first = rows.first //= Row?
        let ↓titles = rows.map { $0.title } //= [String]
      }
      """)
  }

  @Test func theNearestDeclarationOfANameCounts() {
    expectTypes(
      """
      struct Page {}
      enum Shop {
        struct Page { let number: Int }
        static func open() { print(↓Page(number: 1)) } //= Shop.Page
      }
      func open() { print(↓Page()) } //= Page
      """)
  }

  @Test func whatNobodyDeclaresIsUnknown() {
    expectTypes(
      """
      func use() {
        print(↓anything.sort) //= unknown
        print(↓Foreign()) //= Foreign
      }
      """)
  }
}
