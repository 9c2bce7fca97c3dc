import SwiftUI

struct BookDetailView: View {
  let bookID: Book.ID

  @EnvironmentObject private var router: ShelfRouter
  @Environment(\.dismiss) private var dismiss
  @Environment(\.openURL) private var openURL
  @Environment(\.openWindow) private var openWindow
  @State private var confirmsReturn = false
  @State private var bookToRemove: Book?
  @State private var showsRating = false
  @State private var showsInspector = false
  @State private var position: ReadingPosition?

  private var book: Book { Book.find(bookID) }

  var body: some View {
    List {
      Button("저자 소개") { router.showAuthor(of: book) }
      NavigationLink("서평", value: ShelfRoute.reviews(bookID))
      NavigationLink("함께 읽은 책", value: ShelfRoute.book(book.relatedID))
      Button("이어 읽기") { position = ReadingPosition(id: bookID, page: 12) }
      Button("별점") { showsRating = true }
        .popover(isPresented: $showsRating) {
          RatingView()
        }
      Button("메모 창") { openWindow(value: bookID) }
      Button("서점에서 보기") {
        openURL(URL(string: "https://books.example.com")!)
      }
      Button("반납") { confirmsReturn = true }
      Button("삭제", role: .destructive) { bookToRemove = book }
    }
    .navigationTitle(book.title)
    .alert("반납할까요?", isPresented: $confirmsReturn) {
      Button("반납") { dismiss() }
      Button("취소", role: .cancel) {}
    }
    .confirmationDialog("서재에서 지우기", isPresented: isRemoving, presenting: bookToRemove) { _ in
      Button("지우기", role: .destructive) { dismiss() }
    }
    .fullScreenCover(item: $position) { position in
      ReaderView(position: position)
    }
    .inspector(isPresented: $showsInspector) {
      BookInspectorView(book: book)
    }
    .toolbar {
      Button("정보") { showsInspector.toggle() }
    }
  }

  private var isRemoving: Binding<Bool> {
    Binding(get: { bookToRemove != nil }, set: { if !$0 { bookToRemove = nil } })
  }
}

struct RatingView: View {
  @State private var stars = 3

  var body: some View {
    Stepper("별 \(stars)개", value: $stars, in: 1...5)
      .padding()
  }
}

struct BookInspectorView: View {
  let book: Book

  var body: some View {
    Form {
      LabeledContent("저자", value: book.author)
      LabeledContent("출판사", value: book.publisher.name)
    }
  }
}
