// What replaces the path has the stack's first screen below it, and two more lead here

enum Page: Hashable { case list, detail, photo }
// prelude: root-app
struct RootView: View {
  @State private var path: [Page] = []
  var body: some View {
    NavigationStack(path: $path) {
      Button("Start") {
        path.removeAll()
        path.append(.list)
      }
      .navigationDestination(for: Page.self) { page in
        switch page {
        case .list: ListView(path: $path)
        case .detail: DetailView(path: $path)
        case .photo: PhotoView(path: $path)
        }
      }
    }
  }
}
struct ListView: View {
  @Binding var path: [Page]
  var body: some View { Button("Detail") { path.append(.detail) } }
}
struct DetailView: View {
  @Binding var path: [Page]
  var body: some View { Button("Photo") { path.append(.photo) } }
}
struct PhotoView: View {
  @Binding var path: [Page]
  var body: some View { Button("Back") { path.removeLast() } }
}
