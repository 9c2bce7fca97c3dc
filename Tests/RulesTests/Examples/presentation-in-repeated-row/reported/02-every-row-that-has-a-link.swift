// Every row that has a link

struct News: Identifiable { let id: Int; let link: String? }
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NewsView() } }
}
struct NewsView: View {
  let news = [News(id: 1, link: "a"), News(id: 2, link: "b")]
  @State private var inApp = true
  @State private var showsLink = false
  var body: some View {
    ForEach(news) { item in
      if let link = item.link {
        if self.inApp {
          Button("Read") { showsLink = true }
            .↓sheet(isPresented: $showsLink) { Text(link) }
        }
      }
    }
  }
}
