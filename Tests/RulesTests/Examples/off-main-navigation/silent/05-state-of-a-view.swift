// State of a view may be set from any thread

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @State private var shown = false
  var body: some View {
    Button("Load") {
      DispatchQueue.global().async { shown = true }
    }
    .sheet(isPresented: $shown) { Text("Loaded") }
  }
}
