// A component of the app puts it behind a link

struct Book: Hashable { let id: Int }
struct HomeView: View {
  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack { RowLink(title: "Shelf") { ShelfView() } }
      }
    }
  }
}
struct RowLink<Destination: View>: View {
  let title: String
  let destination: () -> Destination
  init(title: String, @ViewBuilder destination: @escaping () -> Destination) {
    self.title = title
    self.destination = destination
  }
  var body: some View {
    NavigationLink { destination() } label: { Text(title) }
  }
}
struct ShelfView: View {
  @State private var book: Book?
  var body: some View {
    Button("Open") { book = Book(id: 1) }
      .navigationDestination(item: $book) { _ in Text("Book") }
  }
}
