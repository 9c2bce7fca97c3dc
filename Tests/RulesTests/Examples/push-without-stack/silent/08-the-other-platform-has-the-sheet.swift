// Only the app for the Mac has the sheet

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var shown = false
  var body: some View {
    Button("Open") { shown = true }
      #if os(macOS)
      .sheet(isPresented: $shown) { NavigationLink("About") { Text("About") } }
      #endif
  }
}
