// One id for all cases (`info`)

enum Editor: Identifiable {
  case note(Int), list(Int)
  var ↓id: String { String(describing: Self.self) }
}
// prelude: home-app
struct HomeView: View {
  @State private var editor: Editor?
  var body: some View {
    Button("Write") { editor = .note(1) }
      .fullScreenCover(item: $editor) { _ in Text("Editor") }
  }
}
