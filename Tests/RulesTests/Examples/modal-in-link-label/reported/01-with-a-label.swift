// The label of the link is a helper with a dialog

import SwiftUI
@main struct DemoApp: App {
  var body: some Scene { WindowGroup { NavigationStack { FeedView() } } }
}
struct FeedView: View {
  @State private var asks = false
  var body: some View {
    List {
      NavigationLink { Text("Detail") } label: { row }
    }
  }
  private var row: some View {
    HStack { Text("Post"); Button("Delete") { asks = true } }
      .↓confirmationDialog("Delete?", isPresented: $asks) { Button("Delete") {} }
  }
}
