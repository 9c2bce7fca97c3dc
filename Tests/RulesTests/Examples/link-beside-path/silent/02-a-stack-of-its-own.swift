// The sheet has a stack of its own, which nobody empties

import SwiftUI
@main struct DemoApp: App {
  @State private var path: [Int] = []
  @State private var settings = false
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        VStack {
          Button("Start") { path.removeAll() }
          Button("Settings") { settings = true }
        }
        .navigationDestination(for: Int.self) { Text("\($0)") }
        .sheet(isPresented: $settings) {
          NavigationStack { NavigationLink("About") { Text("About") } }
        }
      }
    }
  }
}
