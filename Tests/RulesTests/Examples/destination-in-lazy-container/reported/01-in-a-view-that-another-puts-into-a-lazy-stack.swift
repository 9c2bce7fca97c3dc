// In a view that another puts into a lazy stack

enum Route: Hashable { case song(Int) }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { AlbumView() } } }
}
struct AlbumView: View {
  var body: some View {
    ScrollView {
      LazyVStack { SongsSection() }
    }
  }
}
struct SongsSection: View {
  var body: some View {
    NavigationLink("Song", value: Route.song(1))
      .↓navigationDestination(for: Route.self) { _ in Text("Song") }
  }
}
