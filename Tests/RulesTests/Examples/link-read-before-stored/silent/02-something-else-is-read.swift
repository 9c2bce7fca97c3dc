// What the child reads is written elsewhere

// prelude: home-app
@Observable final class Links {
  var waiting: URL?
  var isReady = false
}
struct HomeView: View {
  @State private var links = Links()
  var body: some View { FeedView(links: links).onOpenURL { links.waiting = $0 } }
}
struct FeedView: View {
  let links: Links
  @State private var shown = false
  var body: some View {
    Text(links.waiting?.path ?? "").onOpenURL { _ in shown = links.isReady }
  }
}
