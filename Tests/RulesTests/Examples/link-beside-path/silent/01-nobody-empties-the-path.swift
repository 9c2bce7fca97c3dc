// The user goes back step by step

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { ExploreTab() } }
}
struct ExploreTab: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      List {
        NavigationLink("One", value: 1)
        NavigationLink { Text("Trends") } label: { Text("More") }
      }
      .navigationDestination(for: Int.self) { Text("\($0)") }
    }
  }
}
