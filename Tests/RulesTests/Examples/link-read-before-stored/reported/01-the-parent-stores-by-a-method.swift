// Through a model: the parent has the model store the link, three levels above

// prelude: home-app
@Observable final class Links {
  private(set) var waiting: URL?
  func remember(_ url: URL) { waiting = url }
  func take() -> URL? {
    defer { waiting = nil }
    return waiting
  }
}
struct HomeView: View {
  @State private var links = Links()
  var body: some View { MainView(links: links).onOpenURL { url in links.remember(url) } }
}
struct MainView: View {
  let links: Links
  var body: some View { VStack { FeedView(links: links) } }
}
struct FeedView: View {
  let links: Links
  @State private var shown: URL?
  var body: some View {
    Text("Feed").↓onOpenURL { _ in shown = links.take() }
  }
}
