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

  @Test func elementsAndPiecesOfCollections() {
    expectTypes(
      """
      struct Page { var id: Int; var title: String; var next: [Page] }
      func use(_ pages: [Page], _ byName: [String: Page], _ one: Page?, _ lists: [Page]?) {
        let ↓titles = pages.map(\\.title) //= [String]
        let ↓next = pages.flatMap(\\.next) //= [Page]
        let ↓deep = pages.flatMap { $0.next } //= [Page]
        let ↓same = pages.map(\\.self) //= [Page]
        let ↓maybe = one.map { $0.title } //= String?
        let ↓all = lists.map { $0.title } //= [String]
        let ↓lazy = pages.lazy.filter { $0.id > 1 }.first //= Page?
        let ↓least = pages.min { $0.id < $1.id } //= Page?
        let ↓value = byName.values.first //= Page?
        let ↓keys = byName.keys.sorted() //= [String]
        for (↓index, ↓page) in pages.enumerated() { print(index, page) } //= Int | Page
        for ↓page in pages.dropFirst() { print(page) } //= Page
        for (↓place, ↓page) in zip(pages.indices, pages) { print(place, page) } //= Int | Page
        Array(pages.enumerated()).forEach { ↓index, ↓page in print(index, page) } //= Int | Page
        byName.forEach { ↓name, ↓page in print(name, page) } //= String | Page
        print(pages.enumerated().map { $0.↓element }) //= Page
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
