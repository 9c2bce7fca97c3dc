// A row hands its closure to the button, and to a function of the app that adds a gesture

import SwiftUI

@main
struct ReaderApp: App {
  var body: some Scene { WindowGroup { FeedView() } }
}

enum Page: Hashable { case article(Int) }

@MainActor
final class Router: ObservableObject {
  @Published var path: [Page] = []
  func open(_ id: Int) { path.append(.article(id)) }
}

struct FeedView: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      List(0..<9) { id in
        ArticleRow(id: id) { router.open(id) }
      }
      .navigationDestination(for: Page.self) { page in
        switch page { case .article(let id): ArticleView(id: id) }
      }
    }
  }
}

struct ArticleRow: View {
  let id: Int
  let open: () -> Void
  var body: some View {
    Button(action: open) {
      Text("Article \(id)")
    }
    .tappable(open)
  }
}

extension View {
  func tappable(_ action: @escaping () -> Void) -> some View {
    contentShape(Rectangle()).↓simultaneousGesture(TapGesture().onEnded(action))
  }
}

struct ArticleView: View {
  let id: Int
  var body: some View { Text("Article \(id)") }
}
