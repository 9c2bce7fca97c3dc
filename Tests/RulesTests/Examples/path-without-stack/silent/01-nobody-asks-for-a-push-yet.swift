// Nobody asks for a push yet

import SwiftUI
enum Page: Hashable, Identifiable {
  enum Style { case sheet, push }
  case news
  var id: Self { self }
  var style: Style { .sheet }
}
final class Router: ObservableObject {
  @Published var sheet: Page?
  @Published var path: [Page] = []
  func present(_ page: Page, as preferred: Page.Style? = nil) {
    let style = preferred ?? page.style
    switch style {
    case .sheet: sheet = page
    case .push: path.append(page)
    }
  }
}
// prelude: home-app
struct HomeView: View {
  @StateObject private var router = Router()
  var body: some View {
    Button("News") { router.present(.news) }
      .sheet(item: $router.sheet) { page in
        switch page {
        case .news: Text("News")
        }
      }
  }
}
