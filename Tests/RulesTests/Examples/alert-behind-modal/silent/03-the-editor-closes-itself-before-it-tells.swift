// The editor closes itself before it tells

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}
struct NotesView: View {
  @State private var edits = false
  @State private var failed = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { EditorView(onFailure: { failed = true }) }
      .alert("Not saved", isPresented: $failed) { Button("OK") {} }
  }
}
struct EditorView: View {
  @Environment(\.dismiss) private var dismiss
  let onFailure: () -> Void
  var body: some View {
    Button("Save") {
      dismiss()
      onFailure()
    }
  }
}
