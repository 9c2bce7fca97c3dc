// Each arm of a view has its screen

import SwiftUI
@main
struct DemoApp: App {
  var body: some Scene {
    WindowGroup { HomeView() }
  }
}
enum Page: Hashable { case terms, privacy, imprint }
@Observable final class Router { var path: [Page] = [] }
struct PageView: View {
  let page: Page
  var body: some View {
    switch page {
    case .terms: TermsView()
    case .privacy: PrivacyView()
    case .imprint: ImprintView()
    }
  }
}
struct TermsView: View { var body: some View { Text("Terms") } }
struct PrivacyView: View { var body: some View { Text("Privacy") } }
struct ImprintView: View { var body: some View { Text("Imprint") } }
struct HomeView: View {
  @State private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      List {
        Button("Terms") { router.path.append(.terms) }
        Button("Privacy") { router.path.append(.privacy) }
        Button("Imprint") { router.path.append(.imprint) }
      }
      .navigationDestination(for: Page.self) { PageView(page: $0) }
    }
  }
}
