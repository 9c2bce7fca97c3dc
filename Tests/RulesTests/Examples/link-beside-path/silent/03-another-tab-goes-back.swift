// Each tab has a router of its own, and only one of them goes back

import SwiftUI
final class Router: ObservableObject { @Published var path: [Int] = [] }
@main struct DemoApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        FeedTab().tabItem { Text("Feed") }
        SettingsTab().tabItem { Text("Settings") }
      }
    }
  }
}
struct FeedTab: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      Button("Top") { router.path = [] }.navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
struct SettingsTab: View {
  @StateObject private var router = Router()
  var body: some View {
    NavigationStack(path: $router.path) {
      NavigationLink("About") { Text("About") }
    }
  }
}
