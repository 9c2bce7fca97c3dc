// Titles that are pushed and cleared with the path

struct AppView: View {
  @State private var path: [Int] = []
  @State private var ↓titles: [String] = []
  var body: some View {
    NavigationStack(path: $path) { Button("Open", action: open) }
      .navigationTitle(titles.last ?? "Home")
  }
  private func open() {
    path.append(1)
    titles.append("One")
  }
  private func reset() {
    path.removeAll()
    titles.removeAll()
  }
}
