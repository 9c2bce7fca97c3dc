// A screen that is pushed first of all

enum Step: Hashable { case detail }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Step] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Detail", value: Step.detail)
        .navigationDestination(for: Step.self) { _ in DetailView(path: $path) }
    }
  }
}
struct DetailView: View {
  @Binding var path: [Step]
  var body: some View { Button("Cancel") { path.↓removeLast() } }
}
