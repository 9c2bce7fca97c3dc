// The link is in a sheet of the screen, with a stack of its own

import SwiftUI
@main struct DemoApp: App {
  @State private var path: [Int] = []
  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        HomeView().toolbar { Button("Start") { path.removeAll() } }
      }
    }
  }
}
struct HomeView: View {
  @State private var settings = false
  var body: some View {
    Button("Settings") { settings = true }
      .sheet(isPresented: $settings) {
        NavigationStack { NavigationLink("About") { AboutView() } }
      }
  }
}
struct AboutView: View { var body: some View { Text("About") } }
