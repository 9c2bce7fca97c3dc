// What the detail column shows pushes by an item of its own; on a phone it has a stack

import SwiftUI
@main struct NewsApp: App { var body: some Scene { WindowGroup { NewsView() } } }
final class News: ObservableObject { @Published var story: Int? }
struct NewsView: View {
  @StateObject private var news = News()
  let isWide: Bool
  var body: some View {
    if isWide { Columns(news: news) } else { NavigationStack { Button("Open") { news.story = 1 }.navigationDestination(item: $news.story) { StoryView(story: $0) } } }
  }
}
struct Columns: View {
  @ObservedObject var news: News
  var body: some View {
    ↓NavigationSplitView {
      Button("Open") { news.story = 1 }
    } detail: {
      if let story = news.story { StoryView(story: story).id(story) } else { Text("Choose") }
    }
  }
}
struct StoryView: View {
  let story: Int
  @State private var comment: Int?
  var body: some View {
    Button("Comment") { comment = story }.navigationDestination(item: $comment) { Text("\($0)") }
  }
}
