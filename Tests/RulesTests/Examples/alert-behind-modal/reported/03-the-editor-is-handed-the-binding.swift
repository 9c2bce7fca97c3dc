// The editor is handed the binding of an alert that hangs on the view behind its sheet

// prelude: home-app
struct HomeView: View {
  @State private var edits = false
  @State private var failed = false
  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { EditorView(failed: ↓$failed) }
      .alert("Not saved", isPresented: $failed) { Button("OK") {} }
  }
}
struct EditorView: View {
  @Binding var failed: Bool
  var body: some View { Button("Save") { failed = true } }
}
