// A picker of the system is gone when its answer comes

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NotesView() } }
}
struct NotesView: View {
  @State private var picks = false
  @State private var failed = false
  var body: some View {
    Button("Import") { picks = true }
      .sheet(isPresented: $picks) {
        FilePicker { url in
          if url.isEmpty { failed = true }
        }
      }
      .alert("Not imported", isPresented: $failed) { Button("OK") {} }
  }
}
struct FilePicker: UIViewControllerRepresentable {
  let onPick: (String) -> Void
  func makeUIViewController(context: Context) -> UIDocumentPickerViewController { UIDocumentPickerViewController(forOpeningContentTypes: []) }
  func updateUIViewController(_ controller: UIDocumentPickerViewController, context: Context) {}
}
