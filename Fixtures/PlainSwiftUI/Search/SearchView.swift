import SwiftUI

struct Genre: Hashable {
  let name: String
}

struct SearchView: View {
  @State private var path = NavigationPath()
  @State private var query = ""
  @State private var showsHelp = false

  private let essays = Genre(name: "에세이")

  var body: some View {
    NavigationStack(path: $path) {
      List {
        Button("에세이 모아 보기") { path.append(essays) }
        ForEach(Book.samples) { book in
          Button(book.title) { path.append(book) }
        }
      }
      .searchable(text: $query)
      .navigationTitle("검색")
      .navigationDestination(for: Book.self) { book in
        SearchResultView(book: book, path: $path)
      }
      .navigationDestination(for: Genre.self) { genre in
        GenreView(genre: genre)
      }
      .toolbar {
        Button("도움말") { showsHelp = true }
      }
    }
    .sheet(isPresented: $showsHelp) {
      HelpView()
    }
  }
}

struct SearchResultView: View {
  let book: Book
  @Binding var path: NavigationPath

  var body: some View {
    VStack {
      Text(book.title)
      Button("이전") { if !path.isEmpty { path.removeLast() } }
      Button("검색으로") { path = NavigationPath() }
    }
  }
}

struct GenreView: View {
  let genre: Genre

  var body: some View {
    Text(genre.name)
      .navigationTitle("장르")
  }
}
