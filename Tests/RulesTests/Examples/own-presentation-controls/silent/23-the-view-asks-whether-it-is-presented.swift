// The view asks whether it is presented

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        HomeView().tabItem { Text("Home") }
        NewsView().tabItem { Text("News") }
      }
    }
  }
}
struct HomeView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  var body: some View {
    Button("Close") { dismiss() }.disabled(!isPresented)
  }
}
struct NewsView: View { var body: some View { Text("News") } }
