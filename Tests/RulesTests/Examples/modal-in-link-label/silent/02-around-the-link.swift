// The sheet hangs on the link, not on its label

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { FeedView() } } }
}
struct FeedView: View {
  @State private var replies = false
  var body: some View {
    List {
      NavigationLink { Text("Detail") } label: { Text("Post") }
        .sheet(isPresented: $replies) { Text("Reply") }
    }
  }
}
