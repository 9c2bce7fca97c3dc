// A factory of the app makes a new one whenever the property is read

import SwiftUI

@main
struct NewsApp: App {
  var body: some Scene { WindowGroup { NewsView() } }
}

enum NewsPage: Hashable { case story(Int) }

final class NewsRouter: ObservableObject {
  @Published var path: [NewsPage] = []
}

struct NewsView: View {
  @State private var unread = 0
  private var router: NewsRouter { Factory.↓makeRouter() }
  var body: some View { StackView(router: router).badge(unread).onTapGesture { unread += 1 } }
}

enum Factory {
  static func makeRouter() -> NewsRouter { NewsRouter() }
}

struct StackView: View {
  @ObservedObject var router: NewsRouter
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Story") { router.path.append(.story(1)) }
        .navigationDestination(for: NewsPage.self) { _ in StoryView() }
    }
  }
}

struct StoryView: View { var body: some View { Text("Story") } }
