import SwiftUI

struct ShelfView: View {
  @EnvironmentObject private var router: ShelfRouter
  @Environment(\.openWindow) private var openWindow
  @State private var sheet: ShelfSheet?

  var body: some View {
    NavigationStack(path: $router.path) {
      List(Book.samples) { book in
        NavigationLink(value: ShelfRoute.book(book.id)) {
          BookRow(book: book)
        }
      }
      .navigationTitle("서재")
      .toolbar {
        ToolbarItemGroup {
          ShelfActions(sheet: $sheet)
          Button("정렬") { sheet = .sortOptions }
          Button("기록") { openWindow(id: "reading-log") }
        }
      }
      .navigationDestination(for: ShelfRoute.self) { route in
        switch route {
        case .book(let id):
          BookDetailView(bookID: id)
        case .author(let name):
          AuthorView(name: name)
        case .reviews(let id):
          ReviewListView(bookID: id)
        }
      }
    }
    .sheet(item: $sheet) { sheet in
      switch sheet {
      case .addBook:
        AddBookView()
      case .scanner:
        ScannerView()
      case .sortOptions:
        SortOptionsView()
      }
    }
    .onOpenURL { url in
      sheet = nil
      router.path.append(.book(url.lastPathComponent))
    }
  }
}

struct BookRow: View {
  let book: Book

  var body: some View {
    VStack(alignment: .leading) {
      Text(book.title)
      Text(book.author).font(.caption)
    }
  }
}
