// The id is made of the case and its payload

enum Editor: Identifiable {
  case note(Int), list(Int)
  var id: String {
    switch self {
    case .note(let number): "note-\(number)"
    case .list(let number): "list-\(number)"
    }
  }
}
struct HomeView: View {
  @State private var editor: Editor?
  var body: some View {
    Button("Write") { editor = .note(1) }
      .sheet(item: $editor) { _ in Text("Editor") }
  }
}
