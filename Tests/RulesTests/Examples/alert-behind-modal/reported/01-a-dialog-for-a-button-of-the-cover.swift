// A dialog for a button of the cover

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}
struct NotesView: View {
  @State private var edits = false
  @State private var asks = false
  var body: some View {
    Button("Edit") { edits = true }
      .↓confirmationDialog("Throw away?", isPresented: $asks) { Button("Yes") {} }
      .fullScreenCover(isPresented: $edits) {
        VStack { Button("Throw away") { asks = true } }
      }
  }
}
