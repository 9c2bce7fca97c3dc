// The presenter is the root of the window, so nothing closes at all

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { HomeView() } }
}
struct HomeView: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shows = false
  var body: some View {
    Button("News") { shows = true }
      .fullScreenCover(isPresented: $shows) {
        VStack {
          Text("News")
          Button("Got it") { ↓dismiss() }
        }
      }
  }
}
