// The child uses the link that it is given

// prelude: home-app
@Observable final class Links { var waiting: URL? }
struct HomeView: View {
  @State private var links = Links()
  var body: some View { FeedView(links: links).onOpenURL { links.waiting = $0 } }
}
struct FeedView: View {
  let links: Links
  @State private var shown: URL?
  var body: some View {
    Text("Feed").onOpenURL { url in shown = links.waiting ?? url }
  }
}
