// The presenter asks whether it is presented

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.isPresented) private var isPresented
  @State private var shown = false
  var body: some View {
    Button(isPresented ? "Details" : "More") { shown = true }
      .sheet(isPresented: $shown) {
        VStack {
          Text("Details")
          Button("Close") { dismiss() }
        }
      }
  }
}
