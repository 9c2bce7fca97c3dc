import SwiftUI

enum ShelfRoute: Hashable {
  case book(Book.ID)
  case author(String)
  case reviews(Book.ID)
}

enum ShelfSheet: String, Identifiable {
  case addBook
  case scanner
  case sortOptions

  var id: String { rawValue }
}

final class ShelfRouter: ObservableObject {
  @Published var path: [ShelfRoute] = []

  func showAuthor(of book: Book) {
    path.append(.author(book.author))
  }

  func backToShelf() {
    path.removeAll()
  }
}
