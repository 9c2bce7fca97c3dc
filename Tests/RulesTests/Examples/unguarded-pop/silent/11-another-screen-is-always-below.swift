// Another screen is always below

enum Step: Hashable { case list, detail }
// prelude: home-app
struct HomeView: View {
  @State private var path: [Step] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("List", value: Step.list)
        .navigationDestination(for: Step.self) { step in
          switch step {
          case .list: ListView()
          case .detail: DetailView(path: $path)
          }
        }
    }
  }
}
struct ListView: View {
  var body: some View { NavigationLink("Detail", value: Step.detail) }
}
struct DetailView: View {
  @Binding var path: [Step]
  var body: some View { Button("Cancel") { path.removeLast() } }
}
