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

  @Test func elementsOfCollections() {
    expectTypes(
      """
      struct Page { var id: Int; var title: String }
      func use(_ pages: [Page], _ byName: [String: Page], _ pairs: [(Int, Page)]) {
        let ↓titles = pages.map { $0.title } //= [String]
        let ↓found = pages.first(where: { $0.id == 1 }) //= Page?
        let ↓sorted = pages.sorted { $0.id < $1.id } //= [Page]
        for ↓page in pages.dropFirst() { print(page) } //= Page
        byName.forEach { ↓name, ↓page in print(name, page) } //= String | Page
        pairs.forEach { ↓number, ↓page in print(number, page) } //= Int | Page
      }
      """)
  }

  @Test func choicesAsValues() {
    expectTypes(
      """
      enum Page { case home, detail }
      struct Row { let page: Page }
      func use(_ isHome: Bool, _ page: Page) {
        let ↓either = isHome ? Page.home : .detail //= Page
        let ↓other = isHome ? .home : Page.detail //= Page
        let ↓chosen = if isHome { Row(page: .home) } else { Row(page: .detail) } //= Row
        let ↓picked = switch page { case .home: Row(page: .home); default: Row(page: .detail) } //= Row
      }
      """)
  }

  @Test func namesBoundByPatterns() {
    expectTypes(
      """
      struct Page { let title: String }
      enum Outcome { case shown(Page, at: Int), failed }
      func use(_ outcome: Outcome, _ result: Result<Page, Error>, _ page: Page?) {
        guard case .shown(let ↓page, let ↓place) = outcome else { return } //= Page | Int
        switch result {
        case .success(let ↓value): print(value) //= Page
        case .failure(let ↓error): print(error) //= Error
        }
        if let ↓given = page { print(given) } //= Page
      }
      """)
  }
}
