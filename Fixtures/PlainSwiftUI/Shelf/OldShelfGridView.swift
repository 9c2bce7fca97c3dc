import SwiftUI

/// The grid of version 1. The list took its place.
struct OldShelfGridView: View {
  var body: some View {
    ScrollView {
      LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))]) {
        ForEach(Book.samples) { book in
          Text(book.title)
        }
      }
    }
    .navigationTitle("책장")
  }
}
