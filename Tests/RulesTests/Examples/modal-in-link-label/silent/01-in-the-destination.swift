// The sheet belongs to what the link opens

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { FeedView() } } }
}
struct FeedView: View {
  var body: some View {
    List {
      NavigationLink { DetailView() } label: { Text("Post") }
    }
  }
}
struct DetailView: View {
  @State private var shares = false
  var body: some View {
    Button("Share") { shares = true }.sheet(isPresented: $shares) { Text("Share") }
  }
}
