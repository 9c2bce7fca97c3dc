// Disabled while the path is empty, or replaced at once

@main struct DemoApp: App {
  var body: some Scene { WindowGroup { AppView() } }
}
struct AppView: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("New") { path.append(1) }
        .navigationDestination(for: Int.self) { _ in EditorView(path: $path) }
    }
  }
}
struct EditorView: View {
  @Binding var path: [Int]
  var body: some View {
    Button("Cancel") { path.removeLast() }
      .disabled(path.isEmpty)
    Button("Save", action: save).disabled(path.isEmpty)
    Button("Next") { next() }
  }
  private func save() { path.removeLast() }
  private func next() {
    path.removeLast()
    path.append(2)
  }
}
