// On the Mac the window closes

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HomeView().tabItem { Text("Home") }
        NewsView().tabItem { Text("News") }
      }
    }
    Settings { NewsView() }
  }
}
struct HomeView: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") { dismiss() }
  }
}
struct NewsView: View { var body: some View { Text("News") } }
