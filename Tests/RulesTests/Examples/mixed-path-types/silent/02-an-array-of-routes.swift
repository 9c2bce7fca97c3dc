// An array of routes

enum Route: Hashable { case number(Int), text(String) }
struct AppView: View {
  @State private var path: [Route] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Help") {
        path = []
        path.append(.text("a"))
      }
    }
  }
}
