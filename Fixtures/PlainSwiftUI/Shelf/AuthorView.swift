import SwiftUI

struct AuthorView: View {
  let name: String

  @EnvironmentObject private var router: ShelfRouter
  @State private var showsTimeline = false
  @State private var award: Award?

  private var books: [Book] { Book.samples.filter { $0.author == name } }

  var body: some View {
    List {
      Button("연보") { showsTimeline = true }
      Button("수상: 부커상") { award = Award(id: 1, name: "부커상") }
      ForEach(books) { book in
        NavigationLink(book.publisher.name, value: book.publisher)
      }
      Button("서재로") { router.backToShelf() }
    }
    .navigationTitle(name)
    .navigationDestination(isPresented: $showsTimeline) {
      AuthorTimelineView(name: name)
    }
    .navigationDestination(item: $award) { award in
      AwardView(award: award)
    }
  }
}

struct AuthorTimelineView: View {
  let name: String

  var body: some View {
    Text("\(name) 연보")
      .navigationTitle("연보")
  }
}

struct AwardView: View {
  let award: Award

  var body: some View {
    Text(award.name)
      .navigationTitle("수상")
  }
}
